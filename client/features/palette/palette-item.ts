import type { ReactNode } from 'react';
import { matchesWordPrefixes } from '../../lib/matches-word-prefixes.js';

/** A line of the list of commands: a page to open, or something to do. */
export interface PaletteItem {
  /** Its own among all lines. */
  id: string;
  title: string;
  icon: ReactNode;
  /** Stands at the right end: a fact, a key. */
  detail?: ReactNode;
  /** Further words that it is found by. */
  aliases?: string;
  /** A page of the browser's router. */
  to?: string;
  /** A page that the server answers. */
  href?: string;
  /** Done once the list is closed and the focus is back where it was. */
  action?: () => void;
  isCurrent?: boolean;
}

/** Lines under one title. */
export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
}

/** Whether each typed word begins a word of the line. */
export function matchesQuery(
  { title, aliases = '' }: Pick<PaletteItem, 'title' | 'also'>,
  query: string,
): boolean {
  return matchesWordPrefixes(`${title} ${aliases}`, query);
}

/** The groups that have a line found by what is typed, with these lines; pages that stand elsewhere are left out. */
export function filterGroups(
  groups: readonly PaletteGroup[],
  query: string,
  excludedPaths: ReadonlySet<string | undefined> = new Set(),
): PaletteGroup[] {
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(
        (item) => matchesQuery(item, query) && (item.to === undefined || !excludedPaths.has(item.to)),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The found lines in two: those found by their names, and those that some typed word finds by their further words alone. */
export function partitionByTitleMatch(
  groups: readonly PaletteGroup[],
  query: string,
): [byName: PaletteGroup[], others: PaletteGroup[]] {
  const matchesTitle = (item: PaletteItem) => matchesQuery({ title: item.title }, query);
  const groupsWhere = (expected: boolean) =>
    groups
      .map((group) => ({ ...group, items: group.items.filter((item) => matchesTitle(item) === expected) }))
      .filter(({ items }) => items.length > 0);
  return [groupsWhere(true), groupsWhere(false)];
}
