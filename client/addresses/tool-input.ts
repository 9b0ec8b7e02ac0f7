import type { RowKind } from '../../server/contract/report-vocabulary.js';
import { type PageId, pageOf } from './catalogue.js';
import { withQuery } from './with-query.js';

/** A tool, or a page like one, that takes a list. */
export interface ListTarget {
  id: PageId;
  /** What its address calls the list. */
  name: string;
}

/** What takes a list of such rows, in the order of its menu. Domains go by their ids, the rest by what is read in the table. */
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

/** Letters of a list that an address holds; a longer one goes with the step of the browser's history. */
export const maxListInAddressChars = 4000;

/** Where a list leads: an address, and what goes beside it where the address is too short. */
export interface ListAddress {
  to: string;
  /** Set where only a step of the browser's history can carry the list, so that no other tab can be opened with it. */
  state?: Readonly<Record<string, string>>;
}

/** The address of what takes a list, with its lines. */
export function listAddress(
  { id, name }: ListTarget,
  lines: readonly string[],
  base: string | undefined,
): ListAddress {
  return listAddressAt(pageOf(id).route, { name, lines, base });
}

/** The same for a page that is none of the catalogue. */
export function listAddressAt(
  route: string,
  { name, lines, base }: { name: string; lines: readonly string[]; base: string | undefined },
): ListAddress {
  const text = lines.join('\n');
  return text.length > maxListInAddressChars
    ? { to: withQuery(route, { db: base }), state: { [name]: text } }
    : { to: withQuery(route, { [name]: text, db: base }) };
}

/** The list that a page was opened with, one per line; undefined where there is none. */
export function listFromLocation(
  { search, state }: { search: string; state: unknown },
  name: string,
): string | undefined {
  const stateValue = (state as Record<string, unknown> | null | undefined)?.[name];
  return new URLSearchParams(search).get(name) ?? (typeof stateValue === 'string' ? stateValue : undefined);
}

/** The pages that an address names: documented links call them `ids`. */
export function pagesFromLocation(location: { search: string; state: unknown }): string | undefined {
  return listFromLocation(location, 'pages') ?? listFromLocation(location, 'ids');
}

/** Page addresses of a list as one per line: what others link splits them by commas, and paths hold commas too. */
export function pageLines(text: string): string {
  return text.replace(/,\s*(?=(?:https?:\/\/)?[^\s,/]+\.[^\s,/]+(?:\/|,|$))/gi, '\n');
}
