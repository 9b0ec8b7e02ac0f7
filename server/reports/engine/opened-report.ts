import type { ListTool } from '../../contract/list-tools.js';
import { addressName, subjectKeys, type ReportParameterKey } from '../../contract/report-parameters.js';
import { comparedDomains } from './compared-domains.js';
import { normaliseKeyword } from '../../contract/normalise-keyword.js';
import { readableDomain } from './normalise-subject.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ReportDefinition } from './report-definition.js';

/** A report that somebody opens: what the limits of the day count, and what the history keeps. */
export interface OpenedReport {
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
  shown: string;
  /** Page of the browser that shows it. */
  path: string;
}

/** The report that a request opens; undefined for one that is about nothing in particular, which is not counted. */
export function openedReport(
  { definition, subject, arguments: values }: ParsedQuery,
  base: string,
): OpenedReport | undefined {
  const { id: report, route, countedBy } = definition;
  // Whoever imported it reads it as often as they like; of group reports plans count how many there are.
  if (definition.own !== undefined || definition.subject === 'group') return undefined;
  // What is clustered stands in a project of the reader's own; plans count projects.
  if (definition.subject === 'clustering') return undefined;
  // What a run of a tool costs is counted when it is started.
  if (definition.subject === 'run') return undefined;
  const { domain, path: pageUrl, keyword, owner } = subject;
  if (domain !== undefined) {
    const shown = readableDomain(domain) + (pageUrl ?? '');
    const needed = neededArguments({ definition, arguments: values });
    const path = openedPath(route, { domain: readableDomain(domain), pageUrl, base }, needed);
    const whole = [domain + (pageUrl ?? ''), ...Object.values(needed)].join(' ');
    return { report, subject: whole, analysed: `domain ${domain}`, base, shown, path };
  }
  if (keyword !== undefined) {
    const path = openedPath(route, { keyword, base });
    return { report, subject: keyword, analysed: `keyword ${keyword}`, base, shown: keyword, path };
  }
  if (definition.compares !== undefined) {
    return openedComparison(definition, comparedDomains(definition, values), base);
  }
  if (owner !== undefined) {
    const shown = readableDomain(owner);
    const path = openedPath(route, { id: shown, base });
    return { report, subject: owner, analysed: `${definition.owner ?? 'owner'} ${owner}`, base, shown, path };
  }
  if (definition.batch !== undefined) {
    const { argument, limit: tool } = definition.batch;
    const lines = [values[argument] ?? []].flat().map(String);
    return { ...openedList(definition, argument, lines, base), tool };
  }
  if (countedBy === undefined) return undefined;
  const { argument, limit: tool } = countedBy;
  const listed = [values[argument] ?? []].flat().map(String);
  const phrases = [...new Set(listed.map(normaliseKeyword))].sort().join('\n');
  const path = openedPath(route, { base }, { [argument]: phrases });
  // The list of the whole database is one report more, and no search.
  const counted = phrases === '' ? {} : { tool };
  return {
    report,
    subject: phrases,
    analysed: `${report} ${phrases}`,
    base,
    shown: phrases,
    path,
    ...counted,
  };
}

/** A comparison of these domains, whichever of them its keywords must have. */
export function openedComparison(
  { id, route }: Pick<ReportDefinition, 'id' | 'route'>,
  domains: readonly string[],
  base: string,
): OpenedReport {
  const subject = [...domains].sort().join(' ');
  const shown = domains.map(readableDomain);
  return {
    report: id,
    subject,
    analysed: `${id} ${subject}`,
    base,
    shown: shown.join(', '),
    path: openedPath(route, { base }, { domains: shown.join(',') }),
  };
}

/** Letters of a list that the history keeps, and that an address holds. */
const longestShown = 200;
const longestAddress = 2000;

/** A report or a tool on a list of lines, in whatever order they stand. */
export function openedList(
  { id, route }: Pick<ReportDefinition, 'id' | 'route'>,
  argument: string,
  lines: readonly string[],
  base: string,
): OpenedReport {
  const subject = [...lines].sort().join('\n');
  const text = lines.join('\n');
  const shown = lines.map(readableDomain).join(', ');
  return {
    report: id,
    subject,
    analysed: `${id} ${subject}`,
    base,
    shown: shown.length > longestShown ? `${shown.slice(0, longestShown)}…` : shown,
    path: openedPath(route, { base }, text.length > longestAddress ? {} : { [argument]: text }),
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

/** Page of the browser at a route, with what it shows in its address; what is missing is not written. */
export function openedPath(
  route: string,
  shared: Partial<Record<ReportParameterKey, string>>,
  own: Readonly<Record<string, string>> = {},
): string {
  const named = (key: ReportParameterKey) => [addressName(key), shared[key] ?? ''] as const;
  const all = [...subjectKeys.map(named), ...Object.entries(own), named('base')];
  const given = all.flatMap(([name, value]) => (value === '' ? [] : [[name, value]]));
  return `${route}?${new URLSearchParams(given).toString()}`;
}
