import type { ListTool } from '../../contract/list-tools.js';
import { addressName, subjectKeys, type ReportParameterKey } from '../../contract/report-parameters.js';
import { comparedDomains } from './compared-domains.js';
import { normaliseKeyword } from '../../contract/normalise-keyword.js';
import { readableDomain } from './normalise-subject.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ReportDefinition } from './report-definition.js';

/** A report that somebody opens: what the limits of the day count, and what the history keeps. */
export interface QuotaEvent {
  /** Id of the report, or of the summary. */
  report: string;
  /** What it is about in one text, in the store's normal form: with the report and the base it is one report of the day. */
  subject: string;
  /** Id of the report that it counts as on plans that count reports; its own where it is missing. */
  countedAs?: string;
  /** What of its rows is asked for: the same view again gives nothing new. Missing where it is no table of rows. */
  view?: string;
  /** Domain or keyword that it analyses: what the limit of a plan counts. */
  analysed: string;
  /** The tool whose runs a plan counts by day and by month too. */
  tool?: ListTool;
  /** Code of the database. */
  base: string;
  /** The subject as people read it. */
  displayName: string;
  /** Page of the browser that shows it. */
  path: string;
}

/** The report that a request opens; undefined for one that is about nothing in particular, which is not counted. */
export function quotaEventFor(
  { definition, subject, arguments: values }: ParsedQuery,
  base: string,
): QuotaEvent | undefined {
  const { id: report, route, countedBy } = definition;
  // Whoever imported it reads it as often as they like; of group reports plans count how many there are.
  if (definition.firstPartyDimension !== undefined || definition.subject === 'group') return undefined;
  // What is clustered stands in a project of the reader's own; plans count projects.
  if (definition.subject === 'clustering') return undefined;
  // What a run of a tool costs is counted when it is started.
  if (definition.subject === 'run') return undefined;
  const { domain, path: pageUrl, keyword, owner } = subject;
  if (domain !== undefined) {
    const displayName = readableDomain(domain) + (pageUrl ?? '');
    const required = requiredArguments({ definition, arguments: values });
    const path = reportPagePath(route, { domain: readableDomain(domain), pageUrl, base }, required);
    const key = [domain + (pageUrl ?? ''), ...Object.values(required)].join(' ');
    return { report, subject: key, analysed: `domain ${domain}`, base, displayName, path };
  }
  if (keyword !== undefined) {
    const path = reportPagePath(route, { keyword, base });
    return { report, subject: keyword, analysed: `keyword ${keyword}`, base, displayName: keyword, path };
  }
  if (definition.compares !== undefined) {
    return comparisonQuotaEvent(definition, comparedDomains(definition, values), base);
  }
  if (owner !== undefined) {
    const displayName = readableDomain(owner);
    const path = reportPagePath(route, { id: displayName, base });
    return {
      report,
      subject: owner,
      analysed: `${definition.owner ?? 'owner'} ${owner}`,
      base,
      displayName,
      path,
    };
  }
  if (definition.batch !== undefined) {
    const { argument, limit: tool } = definition.batch;
    const lines = [values[argument] ?? []].flat().map(String);
    return { ...listQuotaEvent(definition, argument, lines, base), tool };
  }
  if (countedBy === undefined) return undefined;
  const { argument, limit: tool } = countedBy;
  const listed = [values[argument] ?? []].flat().map(String);
  const phrases = [...new Set(listed.map(normaliseKeyword))].sort().join('\n');
  const path = reportPagePath(route, { base }, { [argument]: phrases });
  // The list of the whole database is one report more, and no search.
  const quota = phrases === '' ? {} : { tool };
  return {
    report,
    subject: phrases,
    analysed: `${report} ${phrases}`,
    base,
    displayName: phrases,
    path,
    ...quota,
  };
}

/** A comparison of these domains, whichever of them its keywords must have. */
export function comparisonQuotaEvent(
  { id, route }: Pick<ReportDefinition, 'id' | 'route'>,
  domains: readonly string[],
  base: string,
): QuotaEvent {
  const subject = [...domains].sort().join(' ');
  const displayName = domains.map(readableDomain);
  return {
    report: id,
    subject,
    analysed: `${id} ${subject}`,
    base,
    displayName: displayName.join(', '),
    path: reportPagePath(route, { base }, { domains: displayName.join(',') }),
  };
}

/** Letters of a list that the history keeps, and that an address holds. */
const maxDisplayNameChars = 200;
const maxAddressChars = 2000;

/** A report or a tool on a list of lines, in whatever order they stand. */
export function listQuotaEvent(
  { id, route }: Pick<ReportDefinition, 'id' | 'route'>,
  argument: string,
  lines: readonly string[],
  base: string,
): QuotaEvent {
  const subject = [...lines].sort().join('\n');
  const text = lines.join('\n');
  const displayName = lines.map(readableDomain).join(', ');
  return {
    report: id,
    subject,
    analysed: `${id} ${subject}`,
    base,
    displayName:
      displayName.length > maxDisplayNameChars
        ? `${displayName.slice(0, maxDisplayNameChars)}…`
        : displayName,
    path: reportPagePath(route, { base }, text.length > maxAddressChars ? {} : { [argument]: text }),
  };
}

/** Arguments that the report cannot do without, by their names in addresses: with others it is another report. */
function requiredArguments({
  definition,
  arguments: values,
}: Pick<ParsedQuery, 'definition' | 'arguments'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(definition.arguments ?? {})
      .filter(([, { required }]) => required)
      .map(([name, { alias }]) => [alias ?? name, String(values[name])]),
  );
}

/** Page of the browser at a route, with what it shows in its address; what is missing is not written. */
export function reportPagePath(
  route: string,
  subjectParams: Partial<Record<ReportParameterKey, string>>,
  extraParams: Readonly<Record<string, string>> = {},
): string {
  const parameter = (key: ReportParameterKey) => [addressName(key), subjectParams[key] ?? ''] as const;
  const all = [...subjectKeys.map(parameter), ...Object.entries(extraParams), parameter('base')];
  const filled = all.flatMap(([name, value]) => (value === '' ? [] : [[name, value]]));
  return `${route}?${new URLSearchParams(filled).toString()}`;
}
