import { mapYielding } from '../../../reports/words/map-yielding.js';
import { computeCanonicalForms } from '../../../reports/words/phrase-keys.js';
import { splitWords } from '../../../reports/words/split-words.js';

/** A word in all its forms. */
export interface UniqueWord {
  /** Forms that occur in the keywords, most frequent first. */
  forms: readonly string[];
  /** Ascending 0-based indexes of the keywords that contain it. */
  keywordIndexes: readonly number[];
}

interface WordOptions {
  /** Words excluded in this exact form. */
  isExcluded: (word: string) => boolean;
  /** Words excluded in all forms. */
  excludedWords: readonly string[];
  /** Cancels counting. */
  signal?: AbortSignal;
}

interface WordGroup {
  forms: Map<string, number>;
  keywordIndexes: number[];
}

/**
 * Counts the words of keywords and groups all forms of a word. Ordered by number of keywords, then alphabetically.
 */
export async function findUniqueWords(
  keywords: readonly string[],
  { isExcluded, excludedWords, signal }: WordOptions,
): Promise<UniqueWord[]> {
  const wordsByKeyword = await mapYielding(keywords, splitWords, signal);
  const excludedForms = (await mapYielding(excludedWords, splitWords, signal)).flat();
  const firstForm = await computeCanonicalForms([...wordsByKeyword, excludedForms], signal);
  const excludedKeys = new Set(excludedForms.map(firstForm));
  const groups = new Map<string, WordGroup>();
  await mapYielding(wordsByKeyword, (words, keywordIndex) => addWords(groups, words, keywordIndex), signal);
  return [...groups.values()].map(toUniqueWord).sort(compareByCount);

  function addWords(target: Map<string, WordGroup>, words: readonly string[], keywordIndex: number): void {
    for (const word of words) {
      const key = firstForm(word);
      if (isExcluded(word) || excludedKeys.has(key)) continue;
      const group = target.get(key) ?? { forms: new Map<string, number>(), keywordIndexes: [] };
      target.set(key, group);
      group.forms.set(word, (group.forms.get(word) ?? 0) + 1);
      if (group.keywordIndexes.at(-1) !== keywordIndex) group.keywordIndexes.push(keywordIndex);
    }
  }
}

function toUniqueWord({ forms, keywordIndexes }: WordGroup): UniqueWord {
  const sortedForms = [...forms].sort(([a, count], [b, countB]) => countB - count || compareText(a, b));
  return { forms: sortedForms.map(([form]) => form), keywordIndexes };
}

function compareByCount(a: UniqueWord, b: UniqueWord): number {
  return b.keywordIndexes.length - a.keywordIndexes.length || compareText(a.forms[0] ?? '', b.forms[0] ?? '');
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
