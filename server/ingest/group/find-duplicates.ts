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
    const existing = firstByKey.get(key);
    if (existing === undefined) firstByKey.set(key, keyword);
    else if (isPreferred(keyword, existing)) {
      duplicates.push(existing.id);
      firstByKey.set(key, keyword);
    } else duplicates.push(keyword.id);
  }
  return duplicates;
}

/** Ids of the candidates that duplicate one of the keywords. */
export async function findDuplicatesAmong(
  keywords: readonly KeywordCandidate[],
  candidates: readonly KeywordCandidate[],
  signal?: AbortSignal,
): Promise<number[]> {
  const words = [...keywords, ...candidates].map(({ word }) => word);
  const keys = await computePhraseKeys(words, signal);
  const existingKeys = new Set(keys.slice(0, keywords.length));
  return candidates.flatMap(({ id }, index) =>
    existingKeys.has(keys[keywords.length + index] ?? '') ? [id] : [],
  );
}

function isPreferred(a: KeywordCandidate, b: KeywordCandidate): boolean {
  if (a.ws !== b.ws) return a.ws > b.ws;
  if (a.word.length !== b.word.length) return a.word.length < b.word.length;
  return a.word < b.word;
}
