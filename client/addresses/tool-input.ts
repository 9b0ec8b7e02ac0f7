import type { RowKind } from '../../server/contract/reports/report-vocabulary.js';
import { type PageId, getPage } from './catalogue.js';
import { withQuery } from './with-query.js';

/** A tool or page that accepts a list. */
export interface ListTarget {
  id: PageId;
  /** Address parameter of the list. */
  name: string;
}

/** List targets by row kind, in menu order. Domains are passed by id, other rows as text. */
export const listTargets: Readonly<Partial<Record<RowKind, readonly ListTarget[]>>> = {
  keyword: [
    { id: 'tool-mass-check', name: 'list' },
    { id: 'tool-keyword-buildup', name: 'list' },
    { id: 'tool-serp-comparison', name: 'keywords' },
    { id: 'tool-keyword-competitors', name: 'list' },
    { id: 'tool-unique-words', name: 'list' },
    { id: 'tool-near-duplicates', name: 'list' },
    { id: 'tool-list-comparison', name: 'list' },
  ],
  page: [
    { id: 'tool-page-keywords', name: 'pages' },
    { id: 'tool-page-vocabulary', name: 'pages' },
    { id: 'tool-extended-vocabulary', name: 'pages' },
  ],
  word: [
    { id: 'keyword-search', name: 'phrases' },
    { id: 'tool-list-comparison', name: 'list' },
  ],
};

/**
 * Maximum encoded length of a list in an address. The server accepts 16 KB with all headers, and the log-in page encodes
 * the address once more.
 */
const maxEncodedChars = 6000;

/**
 * Whether a list does not fit into an address and is passed in the history state. Encoding makes a Cyrillic letter six
 * times as long.
 */
export function isTooLongForAddress(text: string): boolean {
  return new URLSearchParams({ list: text }).toString().length > maxEncodedChars;
}

/** A link with a list: the address, plus history state if the list does not fit. */
export interface ListAddress {
  to: string;
  /** Set only if the list does not fit. Such a link cannot open in a new tab. */
  state?: Readonly<Record<string, string>>;
}

/** Link that opens a page with a list. */
export function listAddress(
  { id, name }: ListTarget,
  lines: readonly string[],
  base: string | undefined,
): ListAddress {
  return listAddressAt(getPage(id).route, { name, lines, base });
}

/** Like `listAddress`, for a route outside the catalogue. */
export function listAddressAt(
  route: string,
  { name, lines, base }: { name: string; lines: readonly string[]; base: string | undefined },
): ListAddress {
  const text = lines.join('\n');
  return isTooLongForAddress(text)
    ? { to: withQuery(route, { db: base }), state: { [name]: text } }
    : { to: withQuery(route, { [name]: text, db: base }) };
}

/** List in the address or the history state, one item per line; undefined if there is none. */
export function listFromLocation(
  { search, state }: { search: string; state: unknown },
  name: string,
): string | undefined {
  const stateValue = (state as Record<string, unknown> | null | undefined)?.[name];
  return new URLSearchParams(search).get(name) ?? (typeof stateValue === 'string' ? stateValue : undefined);
}

/** Page list in an address. Documented links use the parameter `ids`. */
export function pagesFromLocation(location: { search: string; state: unknown }): string | undefined {
  return listFromLocation(location, 'pages') ?? listFromLocation(location, 'ids');
}

/** Splits page addresses into lines. External links separate them by commas, which may also occur in paths. */
export function pageLines(text: string): string {
  return text.replace(/,\s*(?=(?:https?:\/\/)?[^\s,/]+\.[^\s,/]+(?:\/|,|$))/gi, '\n');
}
