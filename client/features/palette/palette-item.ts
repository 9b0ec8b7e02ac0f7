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
  also?: string;
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
export function isFoundBy({ title, also = '' }: Pick<PaletteItem, 'title' | 'also'>, typed: string): boolean {
  return matchesWordPrefixes(`${title} ${also}`, typed);
}

/** The groups that have a line found by what is typed, with these lines; pages that stand elsewhere are left out. */
export function groupsFoundBy(
  groups: readonly PaletteGroup[],
  typed: string,
  elsewhere: ReadonlySet<string | undefined> = new Set(),
): PaletteGroup[] {
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(
        (item) => isFoundBy(item, typed) && (item.to === undefined || !elsewhere.has(item.to)),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The found lines in two: those found by their names, and those that some typed word finds by their further words alone. */
export function byNameFirst(
  groups: readonly PaletteGroup[],
  typed: string,
): [byName: PaletteGroup[], others: PaletteGroup[]] {
  const isNamed = (item: PaletteItem) => isFoundBy({ title: item.title }, typed);
  const part = (expected: boolean) =>
    groups
      .map((group) => ({ ...group, items: group.items.filter((item) => isNamed(item) === expected) }))
      .filter(({ items }) => items.length > 0);
  return [part(true), part(false)];
}
