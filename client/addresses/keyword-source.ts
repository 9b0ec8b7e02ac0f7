import { type KeywordSource, keywordSources } from '../../server/contract/reports/keyword-sources.js';

/** A report that provides the keywords for a tool. */
export interface KeywordSourceAddress {
  from: KeywordSource;
  domain?: string;
  pageUrl?: string;
  rid?: string;
  /** Code of the database. */
  base?: string;
  filter?: string;
}

/** Hash parameter names of the source fields, equal to those of report addresses. */
const parameterNames = {
  domain: 'domain',
  pageUrl: 'page_url',
  rid: 'rid',
  base: 'db',
  filter: 'filter',
} as const;

const fieldNames = Object.keys(parameterNames) as (keyof typeof parameterNames)[];

/** Address of a tool whose input is the keywords of a report. */
export function toolAddress(route: string, source: KeywordSourceAddress): string {
  const hash = new URLSearchParams();
  for (const fieldName of fieldNames) {
    const value = source[fieldName];
    if (value) hash.set(parameterNames[fieldName], value);
  }
  hash.set('from', source.from);
  const search = source.base ? `?db=${encodeURIComponent(source.base)}` : '';
  return `${route}${search}#${hash.toString()}`;
}

/** Reads the source report from a tool's hash; undefined if there is none. */
export function readKeywordSource(hash: string): KeywordSourceAddress | undefined {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const from = keywordSources.find((source) => source === params.get('from'));
  if (from === undefined) return undefined;
  const values = fieldNames.flatMap((fieldName) => {
    const value = params.get(parameterNames[fieldName]);
    return value ? [[fieldName, value] as const] : [];
  });
  return { from, ...Object.fromEntries(values) };
}
