import type { ListTool } from '../../contract/list-tools.js';
import { getAddressName, subjectKeys, type ReportParameterKey } from '../../contract/report-parameters.js';
import { comparedDomains } from './compared-domains.js';
import { normaliseKeyword } from '../../contract/normalise-keyword.js';
import { readableDomain } from './normalise-subject.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ReportDefinition } from './report-definition.js';

/** An opened report, as counted by the daily quota and recorded in the history. */
export interface QuotaEvent {
  /** Id of the report or summary. */
  report: string;
  /** The subject in normal form. Report, base and subject together count once a day. */
  subject: string;
  /** Id of the report as which the event is counted; the event's own `report` if missing. */
  countedAs?: string;
  /** Identifies the requested rows, so that repeating a request is not counted. Missing for summaries. */
  view?: string;
  /** Domain or keyword, for plans that limit the number of analysed subjects. */
  analysed: string;
  /** Tool with limits per day and month. */
  tool?: ListTool;
  /** Code of the base. */
  base: string;
  /** The subject in display form. */
  displayName: string;
  /** Path of the report's page in the browser. */
  path: string;
}

/** The quota event of a request; undefined if it is not counted. */
export function createQuotaEvent(
  { definition, subject, arguments: values }: ParsedQuery,
  base: string,
): QuotaEvent | undefined {
  const { id: report, route, countedBy } = definition;
  // Imported data can be read without limit. For group reports the plan limits their number instead.
  if (definition.firstPartyDimension !== undefined || definition.subject === 'group') return undefined;
  // Plans limit the number of clustering projects instead.
  if (definition.subject === 'clustering') return undefined;
  // A tool run is counted when it starts.
  if (definition.subject === 'run') return undefined;
  const { domain, path: pageUrl, keyword, owner } = subject;
  if (domain !== undefined) {
    const displayName = readableDomain(domain) + (pageUrl ?? '');
    const requiredValues = requiredArguments({ definition, arguments: values });
    const path = reportPagePath(route, { domain: readableDomain(domain), pageUrl, base }, requiredValues);
    const key = [domain + (pageUrl ?? ''), ...Object.values(requiredValues)].join(' ');
    return { report, subject: key, analysed: `domain ${domain}`, base, displayName, path };
  }
  if (keyword !== undefined) {
    const path = reportPagePath(route, { keyword, base });
    return { report, subject: keyword, analysed: `keyword ${keyword}`, base, displayName: keyword, path };
  }
  if (definition.compares !== undefined) {
    return createComparisonQuotaEvent(definition, comparedDomains(definition, values), base);
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
    return { ...createListQuotaEvent(definition, argument, lines, base), tool };
  }
  if (countedBy === undefined) return undefined;
  const { argument, limit: tool } = countedBy;
  const listValues = [values[argument] ?? []].flat().map(String);
  const sortedPhrases = [...new Set(listValues.map(normaliseKeyword))].sort().join('\n');
  const path = reportPagePath(route, { base }, { [argument]: sortedPhrases });
  // A list of the entire database counts as a report, not as a search.
  const quota = sortedPhrases === '' ? {} : { tool };
  return {
    report,
    subject: sortedPhrases,
    analysed: `${report} ${sortedPhrases}`,
    base,
    displayName: sortedPhrases,
    path,
    ...quota,
  };
}

/** The quota event of a comparison; the roles of the domains do not matter. */
export function createComparisonQuotaEvent(
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

const maxDisplayNameChars = 200;
const maxAddressChars = 2000;

/** The quota event of a report or tool on a list; the order of lines does not matter. */
export function createListQuotaEvent(
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

/**
 * Required arguments by their names in the page address. They belong to the quota subject, because other values
 * select another report.
 */
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

/** Path of a browser page with its parameters; empty ones are omitted. */
export function reportPagePath(
  route: string,
  subjectParams: Partial<Record<ReportParameterKey, string>>,
  extraParams: Readonly<Record<string, string>> = {},
): string {
  const parameter = (key: ReportParameterKey) => [getAddressName(key), subjectParams[key] ?? ''] as const;
  const allParameters = [...subjectKeys.map(parameter), ...Object.entries(extraParams), parameter('base')];
  const nonEmptyParameters = allParameters.flatMap(([name, value]) => (value === '' ? [] : [[name, value]]));
  return `${route}?${new URLSearchParams(nonEmptyParameters).toString()}`;
}
