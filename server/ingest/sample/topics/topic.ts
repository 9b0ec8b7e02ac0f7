/** What a site is; decides its pages, their titles and for which searches it stands well. */
export type SiteKind = 'shop' | 'magazine' | 'wiki' | 'forum' | 'market' | 'service';

/** A site that is named by hand, in the order of its size. */
export type NamedSite = readonly [name: string, kind: SiteKind];

/** Things that are searched for with the same words around them. */
export interface TopicGroup {
  /** Part of the paths of its pages. */
  slug: string;
  /** Title of its pages. */
  title: string;
  /** Searches a month of its best known name. */
  volume: number;
  /** Price of a click in dollars. */
  cpc: number;
  /** Names, plural, the best known first. */
  heads: readonly string[];
  /** `long@hoses+sheets` goes only with names that hold one of the words behind the sign; so for audiences. */
  attributes: readonly string[];
  /** For whom or for what, with the preposition. */
  audiences: readonly string[];
  /** Whole questions. */
  questions: readonly string[];
}

/** A field of life with its searches and its sites. */
export interface Topic {
  id: string;
  /** Its part of all keywords; the parts of a language need not add up to 1. */
  share: number;
  groups: readonly TopicGroup[];
  /** Words after a name, as `reviews`. */
  tails: readonly string[];
  /** Whether its things are looked for in a place. */
  local: boolean;
  sites: readonly NamedSite[];
  /** Parts that names of its small sites are made of. */
  nameParts: readonly [first: string, second: string];
}

/** Words of a list written as one text, parted by commas. */
export function words(text: string): string[] {
  return text.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
}
