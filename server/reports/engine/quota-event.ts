import type { ListTool } from '../../contract/tools/list-tools.js';
import {
  getAddressName,
  subjectKeys,
  type ReportParameterKey,
} from '../../contract/reports/report-parameters.js';
import { readableDomain } from './normalise-subject.js';
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
