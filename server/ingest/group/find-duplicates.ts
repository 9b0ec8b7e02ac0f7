import { phraseKeys } from '../../reports/words/phrase-keys.js';

/** A keyword that may be a double of another one. */
export interface KeywordCandidate {
  id: number;
  word: string;
  /** Searches a month. */
  ws: number;
}

/**
 * Ids of the keywords that are doubles: the same words in another order or in other forms. Of each such set the one that is
 * searched for most stays; of several the shorter, then the first in the order of letters.
 */
export async function findDuplicates(
  keywords: readonly KeywordCandidate[],
  signal?: AbortSignal,
): Promise<number[]> {
  const keys = await phraseKeys(
    keywords.map(({ word }) => word),
    signal,
  );
  const firstByKey = new Map<string, KeywordCandidate>();
  const duplicates: number[] = [];
  for (const [index, keyword] of keywords.entries()) {
    const key = keys[index] ?? keyword.word;
    const other = firstByKey.get(key);
    if (other === undefined) firstByKey.set(key, keyword);
    else if (isPreferred(keyword, other)) {
      duplicates.push(other.id);
      firstByKey.set(key, keyword);
    } else duplicates.push(keyword.id);
  }
  return duplicates;
}

/** Ids of those of `others` that are doubles of one of the keywords. */
export async function duplicatesOf(
  keywords: readonly KeywordCandidate[],
  others: readonly KeywordCandidate[],
  signal?: AbortSignal,
): Promise<number[]> {
  const words = [...keywords, ...others].map(({ word }) => word);
  const keys = await phraseKeys(words, signal);
  const existingKeys = new Set(keys.slice(0, keywords.length));
  return others.flatMap(({ id }, index) =>
    existingKeys.has(keys[keywords.length + index] ?? '') ? [id] : [],
  );
}

function isPreferred(one: KeywordCandidate, other: KeywordCandidate): boolean {
  if (one.ws !== other.ws) return one.ws > other.ws;
  if (one.word.length !== other.word.length) return one.word.length < other.word.length;
  return one.word < other.word;
}
