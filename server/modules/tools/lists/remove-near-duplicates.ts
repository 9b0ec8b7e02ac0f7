import { phraseKeys } from '../../../reports/words/phrase-keys.js';

/** A keyword removed as a near-duplicate of another. */
export interface ExcludedKeyword {
  keyword: string;
  /** Monthly search volume; 0 if unknown. */
  volume: number;
  /** The keyword that replaces it, and its volume. */
  sameAs: string;
  sameAsVolume: number;
}

/** A list without near-duplicates; both parts retain the list order. */
export interface DeduplicatedKeywords {
  keys: readonly string[];
  exclude: readonly ExcludedKeyword[];
}

/** Looks up the monthly search volumes of keywords. Unknown keywords may be missing. */
type VolumeLookup = (keywords: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/**
 * Groups keywords with the same words in any order and form, and selects one per group: the highest volume, then the
 * shortest, then the first. `keywords` are normalized; a repeated one is a duplicate. Volumes are looked up only for
 * groups. Throws when aborted.
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
    const keeperIndex = group.reduce((best, at) => (isPreferred(keywordAt(at), keywordAt(best)) ? at : best));
    for (const at of group) if (at !== keeperIndex) replacements.set(at, keeperIndex);
  }
  return {
    keys: keywords.filter((_keyword, at) => !replacements.has(at)),
    exclude: [...replacements]
      .sort(([one], [other]) => one - other)
      .map(([at, keeperIndex]) => ({
        keyword: keywordAt(at),
        volume: volumeAt(at),
        sameAs: keywordAt(keeperIndex),
        sameAsVolume: volumeAt(keeperIndex),
      })),
  };

  function keywordAt(at: number): string {
    return keywords[at] ?? '';
  }

  function volumeAt(at: number): number {
    return volumes.get(keywordAt(at)) ?? 0;
  }

  /** Whether a keyword is preferred to an earlier one of its group. */
  function isPreferred(one: string, other: string): boolean {
    const [volume, otherVolume] = [volumes.get(one) ?? 0, volumes.get(other) ?? 0];
    return volume === otherVolume ? one.length < other.length : volume > otherVolume;
  }
}
