import {
  type ExportType,
  exportTypes,
  type Grouping,
  groupings,
  type MatchType,
  matchTypes,
} from '../../../server/contract/reports/ad-export.js';
import { toUnicodeHost } from '../../lib/text/unicode-host.js';

/** Options of the campaign export. */
export interface ExportOptions {
  type: ExportType;
  group: Grouping;
  match: MatchType;
  campaign: string;
  /** Negative keywords as typed, separated by line breaks or commas. */
  minus: string;
}

/** Options that may be too long for the address. */
export const listOptions: readonly string[] = ['minus'];

/** Reads the options from the parameters of the page. The search engine of the database selects the default tool. */
export function readOptions(
  search: URLSearchParams,
  domain: string,
  engine: ExportOptions['type'],
): ExportOptions {
  return {
    type: parseOption(search.get('type'), exportTypes, engine),
    group: parseOption(search.get('group'), groupings, groupings[0]),
    match: parseOption(search.get('match'), matchTypes, matchTypes[0]),
    campaign: search.get('campaign') ?? toUnicodeHost(domain),
    minus: search.get('minus') ?? '',
  };
}

/** REST path of the export file. */
export const exportFilePath = '/api/report/simple/context/ads/export';

/** Parameters of the export file. */
export function exportFileParameters(
  domain: string,
  base: string | undefined,
  options: ExportOptions,
): URLSearchParams {
  const query = new URLSearchParams({ domain, ...(base ? { base } : {}), ...options });
  if (options.minus.trim() === '') query.delete('minus');
  return query;
}

/** Splits the negative keywords into non-empty lines, as the server expects. */
export function negativeKeywordLines(minus: string): string[] {
  return minus.split('\n').filter((line) => line.trim() !== '');
}

function parseOption<Value extends string>(
  param: string | null,
  values: readonly Value[],
  defaultValue: Value,
): Value {
  return values.find((value) => value === param) ?? defaultValue;
}
