import {
  type ExportType,
  exportTypes,
  type Grouping,
  groupings,
  type MatchType,
  matchTypes,
} from '../../../server/contract/ad-export.js';
import { toUnicodeHost } from '../../lib/unicode-host.js';

/** How the campaign is to be written. */
export interface ExportOptions {
  type: ExportType;
  group: Grouping;
  match: MatchType;
  campaign: string;
  /** As typed: by lines or commas. */
  minus: string;
}

/** The options of the page's address; what it does not name is as usual, the program that of the database's engine. */
export function readOptions(
  search: URLSearchParams,
  domain: string,
  engine: ExportOptions['type'],
): ExportOptions {
  return {
    type: oneOf(search.get('type'), exportTypes, engine),
    group: oneOf(search.get('group'), groupings, groupings[0]),
    match: oneOf(search.get('match'), matchTypes, matchTypes[0]),
    campaign: search.get('campaign') ?? toUnicodeHost(domain),
    minus: search.get('minus') ?? '',
  };
}

/** Address of the file. */
export function exportFileUrl(domain: string, base: string | undefined, options: ExportOptions): string {
  const query = new URLSearchParams({ domain, ...(base ? { base } : {}), ...options });
  if (options.minus.trim() === '') query.delete('minus');
  return `/api/report/simple/context/ads/export?${query.toString()}`;
}

/** Minus words as the server takes them: a list of lines. */
export function negativeKeywordLines(minus: string): string[] {
  return minus.split('\n').filter((line) => line.trim() !== '');
}

function oneOf<Value extends string>(
  param: string | null,
  values: readonly Value[],
  defaultValue: Value,
): Value {
  return values.find((value) => value === param) ?? defaultValue;
}
