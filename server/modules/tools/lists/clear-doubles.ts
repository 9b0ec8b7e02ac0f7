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
export interface ClearedKeywords {
  keys: readonly string[];
  exclude: readonly ExcludedKeyword[];
}

/** Searches a month of some keywords, by their texts; those that are not known may be missing. */
type VolumesOf = (keywords: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/**
 * Parts keywords that have the same words in any order and any form: of each such set the one with the highest volume stays, of
 * several the shorter, then the one that stands first. `keywords` are in the store's form; one that stands there twice is a
 * double of itself. Volumes are asked only of those that have a double. Throws where the signal gives it up.
 */
export async function clearDoubles(
  keywords: readonly string[],
  volumesOf: VolumesOf,
  signal?: AbortSignal,
): Promise<ClearedKeywords> {
  const keys = await phraseKeys(keywords, signal);
  const sets = new Map<string, number[]>();
  for (const [at, key] of keys.entries()) {
    const known = sets.get(key);
    if (known) known.push(at);
    else sets.set(key, [at]);
  }
  const doubled = [...sets.values()].filter(({ length }) => length > 1);
  const volumes = await volumesOf(doubled.flat().map(textAt));
  const keptFor = new Map<number, number>();
  for (const set of doubled) {
    const kept = set.reduce((best, at) => (goesBefore(textAt(at), textAt(best)) ? at : best));
    for (const at of set) if (at !== kept) keptFor.set(at, kept);
  }
  return {
    keys: keywords.filter((_keyword, at) => !keptFor.has(at)),
    exclude: [...keptFor]
      .sort(([one], [other]) => one - other)
      .map(([at, kept]) => ({
        keyword: textAt(at),
        volume: volumeAt(at),
        sameAs: textAt(kept),
        sameAsVolume: volumeAt(kept),
      })),
  };

  function textAt(at: number): string {
    return keywords[at] ?? '';
  }

  function volumeAt(at: number): number {
    return volumes.get(textAt(at)) ?? 0;
  }

  /** Whether a keyword is to stay in place of one that stands before it. */
  function goesBefore(one: string, other: string): boolean {
    const [volume, otherVolume] = [volumes.get(one) ?? 0, volumes.get(other) ?? 0];
    return volume === otherVolume ? one.length < other.length : volume > otherVolume;
  }
}
