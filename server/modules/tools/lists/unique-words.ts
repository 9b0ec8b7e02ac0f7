import { maxDistinctForms, maxDistinctWords } from '../../../contract/tools/list-limits.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { formatCount } from '../../../errors/format-count.js';
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
 * @throws AppError BadRequest above `maxDistinctWords` or `maxDistinctForms`
 */
export async function findUniqueWords(
  keywords: readonly string[],
  { isExcluded, excludedWords, signal }: WordOptions,
): Promise<UniqueWord[]> {
  const distinctForms = new Set<string>();
  const wordsByKeyword = await mapYielding(
    keywords,
    (keyword) => {
      const words = splitWords(keyword);
      for (const word of words) distinctForms.add(word);
      if (distinctForms.size > maxDistinctForms) throw createTooManyWordsError();
      return words;
    },
    signal,
  );
  const excludedForms = (await mapYielding(excludedWords, splitWords, signal)).flat();
  const firstForm = await computeCanonicalForms([...wordsByKeyword, excludedForms], signal);
  const excludedKeys = new Set(excludedForms.map(firstForm));
  const groups = new Map<string, WordGroup>();
  await mapYielding(wordsByKeyword, (words, keywordIndex) => addWords(groups, words, keywordIndex), signal);
  const uniqueWords = await mapYielding([...groups.values()], toUniqueWord, signal);
  return uniqueWords.sort(compareByCount);

  function addWords(target: Map<string, WordGroup>, words: readonly string[], keywordIndex: number): void {
    for (const word of words) {
      const key = firstForm(word);
      if (isExcluded(word) || excludedKeys.has(key)) continue;
      const group = target.get(key) ?? { forms: new Map<string, number>(), keywordIndexes: [] };
      target.set(key, group);
      if (target.size > maxDistinctWords) throw createTooManyWordsError();
      group.forms.set(word, (group.forms.get(word) ?? 0) + 1);
      if (group.keywordIndexes.at(-1) !== keywordIndex) group.keywordIndexes.push(keywordIndex);
    }
  }
}

const formattedMaxWords = formatCount(maxDistinctWords);
const tooManyWordsMessage = {
  en: `The keywords contain more than ${formattedMaxWords.en} distinct words: send fewer keywords.`,
  ru: `Во фразах больше ${formattedMaxWords.ru} разных слов: отправьте меньше фраз.`,
};

function createTooManyWordsError(): AppError {
  return new AppError(ErrorCode.BadRequest, { what: tooManyWordsMessage });
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
