import { mapYielding } from '../../../reports/words/map-yielding.js';
import { canonicalForms } from '../../../reports/words/phrase-keys.js';
import { wordsOf } from '../../../reports/words/split-words.js';

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
export async function uniqueWords(
  keywords: readonly string[],
  { isExcluded, excludedWords, signal }: WordOptions,
): Promise<UniqueWord[]> {
  const wordsByKeyword = await mapYielding(keywords, wordsOf, signal);
  const excludedForms = excludedWords.flatMap(wordsOf);
  const firstForm = await canonicalForms([...wordsByKeyword, excludedForms], signal);
  const excludedKeys = new Set(excludedForms.map(firstForm));
  const groups = new Map<string, WordGroup>();
  await mapYielding(wordsByKeyword, (words, at) => addWords(groups, words, at), signal);
  return [...groups.values()].map(toUniqueWord).sort(byCount);

  function addWords(target: Map<string, WordGroup>, words: readonly string[], at: number): void {
    for (const word of words) {
      const key = firstForm(word);
      if (isExcluded(word) || excludedKeys.has(key)) continue;
      const group = target.get(key) ?? { forms: new Map<string, number>(), keywordIndexes: [] };
      target.set(key, group);
      group.forms.set(word, (group.forms.get(word) ?? 0) + 1);
      if (group.keywordIndexes.at(-1) !== at) group.keywordIndexes.push(at);
    }
  }
}

function toUniqueWord({ forms, keywordIndexes }: WordGroup): UniqueWord {
  const ordered = [...forms].sort(
    ([one, count], [other, otherCount]) => otherCount - count || compareText(one, other),
  );
  return { forms: ordered.map(([form]) => form), keywordIndexes };
}

function byCount(one: UniqueWord, other: UniqueWord): number {
  return (
    other.keywordIndexes.length - one.keywordIndexes.length ||
    compareText(one.forms[0] ?? '', other.forms[0] ?? '')
  );
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
