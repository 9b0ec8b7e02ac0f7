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

/** Reads the options from the URL. The search engine of the database selects the default tool. */
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

/** URL of the export file. */
export function exportFileUrl(domain: string, base: string | undefined, options: ExportOptions): string {
  const query = new URLSearchParams({ domain, ...(base ? { base } : {}), ...options });
  if (options.minus.trim() === '') query.delete('minus');
  return `/api/report/simple/context/ads/export?${query.toString()}`;
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
