/** Kind of a site, which determines its pages, titles and rankings. */
export type SiteKind = 'shop' | 'magazine' | 'wiki' | 'forum' | 'market' | 'service';

/** A predefined site; the list is ordered by size. */
export type NamedSite = readonly [name: string, kind: SiteKind];

/** Products that are searched with the same words. */
export interface TopicGroup {
  /** Path segment of pages about these products. */
  slug: string;
  title: string;
  /** Monthly searches of the most popular name. */
  volume: number;
  /** Cost per click in dollars. */
  cpc: number;
  /** Plural names, most popular first. */
  heads: readonly string[];
  /** `long@hoses+sheets` only fits names that contain one of the words after `@`; the same applies to audiences. */
  attributes: readonly string[];
  /** Target groups or uses, with their preposition. */
  audiences: readonly string[];
  /** Complete questions. */
  questions: readonly string[];
}

/** A subject area with its searches and sites. */
export interface Topic {
  id: string;
  /** Share of all keywords; the shares of a language need not add up to 1. */
  share: number;
  groups: readonly TopicGroup[];
  /** Words that follow a name, such as `reviews`. */
  tails: readonly string[];
  /** Whether the products are searched locally. */
  local: boolean;
  sites: readonly NamedSite[];
  /** Word parts of generated site names. */
  nameParts: readonly [first: string, second: string];
}

/** Splits a comma-separated list. */
export function splitList(text: string): string[] {
  return text.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
}
