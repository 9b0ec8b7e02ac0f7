import { computePhraseKeys } from '../../../reports/words/phrase-keys.js';

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
  const keys = await computePhraseKeys(keywords, signal);
  const groups = new Map<string, number[]>();
  for (const [index, key] of keys.entries()) {
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  }
  const duplicateGroups = [...groups.values()].filter(({ length }) => length > 1);
  const volumes = await lookUpVolumes(duplicateGroups.flat().map(keywordAt));
  const replacements = new Map<number, number>();
  for (const group of duplicateGroups) {
    const keeperIndex = group.reduce((best, index) =>
      isPreferred(keywordAt(index), keywordAt(best)) ? index : best,
    );
    for (const index of group) if (index !== keeperIndex) replacements.set(index, keeperIndex);
  }
  return {
    keys: keywords.filter((_keyword, index) => !replacements.has(index)),
    exclude: [...replacements]
      .sort(([a], [b]) => a - b)
      .map(([index, keeperIndex]) => ({
        keyword: keywordAt(index),
        volume: volumeAt(index),
        sameAs: keywordAt(keeperIndex),
        sameAsVolume: volumeAt(keeperIndex),
      })),
  };

  function keywordAt(index: number): string {
    return keywords[index] ?? '';
  }

  function volumeAt(index: number): number {
    return volumes.get(keywordAt(index)) ?? 0;
  }

  /** Whether a keyword is preferred to an earlier one of its group. */
  function isPreferred(a: string, b: string): boolean {
    const [volume, volumeB] = [volumes.get(a) ?? 0, volumes.get(b) ?? 0];
    return volume === volumeB ? a.length < b.length : volume > volumeB;
  }
}
