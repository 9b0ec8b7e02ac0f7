import type { ReactNode } from 'react';
import { matchesWordPrefixes } from '../../lib/text/matches-word-prefixes.js';

/** Command in the palette: opens a page or runs an action. */
export interface PaletteItem {
  /** Unique among all commands. */
  id: string;
  title: string;
  icon: ReactNode;
  /** Secondary text at the right end, such as a number or a shortcut. */
  detail?: ReactNode;
  /** Additional search terms. */
  aliases?: string;
  /** Client-side route. */
  to?: string;
  /** Server-rendered page. */
  href?: string;
  /** Runs after the palette is closed and the focus is restored. */
  action?: () => void;
  isCurrent?: boolean;
}

/** Commands under a heading. */
export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
}

/** Whether every word of the query is a prefix of a word in the title or aliases. */
export function matchesQuery(
  { title, aliases = '' }: Pick<PaletteItem, 'title' | 'aliases'>,
  query: string,
): boolean {
  return matchesWordPrefixes(`${title} ${aliases}`, query);
}

/** Groups with matching commands. Commands with an excluded path are omitted. */
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

/** Splits the groups into matches by title and matches by alias only. Ids differ, because both are in one list. */
export function partitionByTitleMatch(
  groups: readonly PaletteGroup[],
  query: string,
): [byName: PaletteGroup[], byAlias: PaletteGroup[]] {
  const matchesTitle = (item: PaletteItem) => matchesQuery({ title: item.title }, query);
  const groupsWhere = (shouldMatch: boolean) =>
    groups
      .map((group) => ({ ...group, items: group.items.filter((item) => matchesTitle(item) === shouldMatch) }))
      .filter(({ items }) => items.length > 0);
  return [groupsWhere(true), groupsWhere(false).map((group) => ({ ...group, id: `${group.id}-by-alias` }))];
}
