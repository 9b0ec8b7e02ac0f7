import {
  adExportPage,
  domainSummaryPage,
  keywordSummaryPage,
  monetizationPage,
  pageTreePage,
} from '../../contract/site-pages.js';
import { comparison } from '../../reports/definitions/comparison/comparison.report.js';
import { organicKeywords } from '../../reports/definitions/organic/organic-keywords.report.js';
import { comparedDomains } from '../../reports/engine/compared-domains.js';
import { normaliseDomain, normaliseKeyword, readableDomain } from '../../reports/engine/normalise-subject.js';
import type { ParsedQuery } from '../../reports/engine/parsed-query.js';

/** A report that somebody opens: what the limits of the day count, and what the history keeps. */
export interface OpenedReport {
  /** Id of the report, or of the summary. */
  report: string;
  /** What it is about in one text, in the store's normal form: with the report and the base it is one report of the day. */
  subject: string;
  /** Id of the report that it counts as on plans that count reports; its own where it is missing. */
  countedAs?: string;
  /** Domain or keyword that it analyses: what the limit of a plan counts. */
  analysed: string;
  /** Code of the database. */
  base: string;
  /** The subject as people read it. */
  shown: string;
  /** Page of the browser that shows it. */
  path: string;
}

/** Pages that are opened like reports. */
const summaries = {
  [domainSummaryPage.id]: domainSummaryPage,
  [keywordSummaryPage.id]: keywordSummaryPage,
  [monetizationPage.id]: monetizationPage,
  [adExportPage.id]: adExportPage,
};

/** Id of a page that is opened like a report. */
export type Summary = keyof typeof summaries;

/** The report that a request opens; undefined for one that is about nothing in particular, which is not counted. */
export function openedReport(
  { definition, subject, arguments: values }: ParsedQuery,
  base: string,
): OpenedReport | undefined {
  const { id: report, route, countedBy } = definition;
  const { domain, path: pageUrl, keyword, owner } = subject;
  if (domain !== undefined) {
    const shown = readableDomain(domain) + (pageUrl ?? '');
    const needed = neededArguments({ definition, arguments: values });
    const path = pathOf(route, { domain: readableDomain(domain), page_url: pageUrl, ...needed, db: base });
    const whole = [domain + (pageUrl ?? ''), ...Object.values(needed)].join(' ');
    return { report, subject: whole, analysed: `domain ${domain}`, base, shown, path };
  }
  if (keyword !== undefined) {
    const path = pathOf(route, { key: keyword, db: base });
    return { report, subject: keyword, analysed: `keyword ${keyword}`, base, shown: keyword, path };
  }
  if (definition.compares !== undefined) return openedComparison(comparedDomains(definition, values), base);
  if (owner !== undefined) {
    const shown = readableDomain(owner);
    const path = pathOf(route, { id: shown, db: base });
    return { report, subject: owner, analysed: `${definition.owner ?? 'owner'} ${owner}`, base, shown, path };
  }
  if (countedBy === undefined) return undefined;
  const listed = countedBy.flatMap((name) => values[name] ?? []).map(String);
  const phrases = [...new Set(listed.map(normaliseKeyword))].sort().join('\n');
  const path = pathOf(route, { ...Object.fromEntries(countedBy.map((name) => [name, phrases])), db: base });
  return { report, subject: phrases, analysed: `${report} ${phrases}`, base, shown: phrases, path };
}

/** A comparison of these domains, whichever of them its keywords must have. */
export function openedComparison(domains: readonly string[], base: string): OpenedReport {
  const subject = [...domains].sort().join(' ');
  const shown = domains.map(readableDomain);
  return {
    report: comparison.id,
    subject,
    analysed: `comparison ${subject}`,
    base,
    shown: shown.join(', '),
    path: pathOf(comparison.route, { domains: shown.join(','), db: base }),
  };
}

/** Arguments that the report cannot do without, by their names in addresses: with others it is another report. */
function neededArguments({
  definition,
  arguments: values,
}: Pick<ParsedQuery, 'definition' | 'arguments'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(definition.arguments ?? {})
      .filter(([, { required }]) => required)
      .map(([name, { alias }]) => [alias ?? name, String(values[name])]),
  );
}

/** The summary of a domain or keyword; undefined for what is no domain, which the summary itself refuses. */
export function openedSummary(summary: Summary, typed: string, base: string): OpenedReport | undefined {
  const page = summaries[summary];
  const isDomain = page.subject === 'domain';
  const subject = isDomain ? normaliseDomain(typed) : normaliseKeyword(typed);
  if (subject === undefined || subject === '') return undefined;
  const shown = isDomain ? readableDomain(subject) : subject;
  return {
    report: page.id,
    subject,
    analysed: `${isDomain ? 'domain' : 'keyword'} ${subject}`,
    base,
    shown,
    path: pathOf(page.route, { domain: shown, db: base }),
  };
}

/**
 * The page tree of a domain; undefined for what is no domain. It counts as the domain's keyword report, which its page shows
 * beside it.
 */
export function openedPageTree(typed: string, base: string): OpenedReport | undefined {
  const subject = normaliseDomain(typed);
  if (subject === undefined) return undefined;
  const shown = readableDomain(subject);
  return {
    report: pageTreePage.id,
    countedAs: organicKeywords.id,
    subject,
    analysed: `domain ${subject}`,
    base,
    shown,
    path: pathOf(pageTreePage.route, { domain: shown, db: base }),
  };
}

function pathOf(route: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') query.set(name, value);
  }
  return `${route}?${query.toString()}`;
}
