import { phraseKeys } from '../../../reports/words/phrase-keys.js';

/** A keyword that is the same as another one of its list. */
export interface ExcludedKeyword {
  keyword: string;
  /** Searches a month; 0 for what the database does not hold. */
  volume: number;
  /** The one that stays in its place, and its volume. */
  sameAs: string;
  sameAsVolume: number;
}

/** A list without its near-duplicates, both parts in the order of the list. */
export interface DeduplicatedKeywords {
  keys: readonly string[];
  exclude: readonly ExcludedKeyword[];
}

/** Searches a month of some keywords, by their texts; those that are not known may be missing. */
type VolumeLookup = (keywords: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/**
 * Parts keywords that have the same words in any order and any form: of each such set the one with the highest volume stays, of
 * several the shorter, then the one that stands first. `keywords` are in the store's form; one that stands there twice is a
 * double of itself. Volumes are asked only of those that have a double. Throws where the signal gives it up.
 */
export async function removeNearDuplicates(
  keywords: readonly string[],
  lookUpVolumes: VolumeLookup,
  signal?: AbortSignal,
): Promise<DeduplicatedKeywords> {
  const keys = await phraseKeys(keywords, signal);
  const groups = new Map<string, number[]>();
  for (const [at, key] of keys.entries()) {
    const group = groups.get(key);
    if (group) group.push(at);
    else groups.set(key, [at]);
  }
  const duplicateGroups = [...groups.values()].filter(({ length }) => length > 1);
  const volumes = await lookUpVolumes(duplicateGroups.flat().map(keywordAt));
  const replacements = new Map<number, number>();
  for (const group of duplicateGroups) {
    const keptIndex = group.reduce((best, at) => (isPreferred(keywordAt(at), keywordAt(best)) ? at : best));
    for (const at of group) if (at !== keptIndex) replacements.set(at, keptIndex);
  }
  return {
    keys: keywords.filter((_keyword, at) => !replacements.has(at)),
    exclude: [...replacements]
      .sort(([one], [other]) => one - other)
      .map(([at, keptIndex]) => ({
        keyword: keywordAt(at),
        volume: volumeAt(at),
        sameAs: keywordAt(keptIndex),
        sameAsVolume: volumeAt(keptIndex),
      })),
  };

  function keywordAt(at: number): string {
    return keywords[at] ?? '';
  }

  function volumeAt(at: number): number {
    return volumes.get(keywordAt(at)) ?? 0;
  }

  /** Whether a keyword is to stay in place of one that stands before it. */
  function isPreferred(one: string, other: string): boolean {
    const [volume, otherVolume] = [volumes.get(one) ?? 0, volumes.get(other) ?? 0];
    return volume === otherVolume ? one.length < other.length : volume > otherVolume;
  }
}
