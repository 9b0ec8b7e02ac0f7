import { computePhraseKeys } from '../../reports/words/phrase-keys.js';

/** A keyword to check for duplicates. */
export interface KeywordCandidate {
  id: number;
  word: string;
  /** Monthly search volume. */
  ws: number;
}

/**
 * Ids of duplicate keywords, which have the same words in another order or form. Of each group, the keyword with the
 * highest volume is preserved, then the shortest, then the first alphabetically.
 */
export async function findDuplicates(
  keywords: readonly KeywordCandidate[],
  signal?: AbortSignal,
): Promise<number[]> {
  const keys = await computePhraseKeys(
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

/** Ids of `others` that duplicate one of the keywords. */
export async function duplicatesOf(
  keywords: readonly KeywordCandidate[],
  others: readonly KeywordCandidate[],
  signal?: AbortSignal,
): Promise<number[]> {
  const words = [...keywords, ...others].map(({ word }) => word);
  const keys = await computePhraseKeys(words, signal);
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
