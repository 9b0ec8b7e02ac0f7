import { phraseKeys } from '../../reports/words/phrase-keys.js';

/** A keyword that may be a double of another one. */
export interface WordedKeyword {
  id: number;
  word: string;
  /** Searches a month. */
  ws: number;
}

/**
 * Ids of the keywords that are doubles: the same words in another order or in other forms. Of each such set the one that is
 * searched for most stays; of several the shorter, then the first in the order of letters.
 */
export async function findDoubles(
  keywords: readonly WordedKeyword[],
  signal?: AbortSignal,
): Promise<number[]> {
  const keys = await phraseKeys(
    keywords.map(({ word }) => word),
    signal,
  );
  const kept = new Map<string, WordedKeyword>();
  const doubles: number[] = [];
  for (const [index, keyword] of keywords.entries()) {
    const key = keys[index] ?? keyword.word;
    const other = kept.get(key);
    if (other === undefined) kept.set(key, keyword);
    else if (goesBefore(keyword, other)) {
      doubles.push(other.id);
      kept.set(key, keyword);
    } else doubles.push(keyword.id);
  }
  return doubles;
}

/** Ids of those of `others` that are doubles of one of the keywords. */
export async function doublesOf(
  keywords: readonly WordedKeyword[],
  others: readonly WordedKeyword[],
  signal?: AbortSignal,
): Promise<number[]> {
  const words = [...keywords, ...others].map(({ word }) => word);
  const keys = await phraseKeys(words, signal);
  const known = new Set(keys.slice(0, keywords.length));
  return others.flatMap(({ id }, index) => (known.has(keys[keywords.length + index] ?? '') ? [id] : []));
}

function goesBefore(one: WordedKeyword, other: WordedKeyword): boolean {
  if (one.ws !== other.ws) return one.ws > other.ws;
  if (one.word.length !== other.word.length) return one.word.length < other.word.length;
  return one.word < other.word;
}
