import type { CombinationOption, CombinationOrder, SeparatorName } from './list-options.js';
import { separators } from './list-options.js';

/** Lists of words, and how they are put together. */
export interface Combination {
  /** Words of each list, no word twice in one; lists without a word are left out before. */
  lists: readonly (readonly string[])[];
  order: CombinationOrder;
  /** What stands between the words; each one gives variations of its own. */
  separators: readonly SeparatorName[];
  options: readonly CombinationOption[];
}

/** How one variation is written, around its words. */
type VariationForm = Exclude<CombinationOption, 'stop_word'>;

const delimitersByForm: Readonly<Record<VariationForm, readonly [string, string]>> = {
  simple: ['', ''],
  quotes: ['"', '"'],
  brackets: ['[', ']'],
};

/**
 * How many lines a combination has, before any is made. A separator counts once where there is nothing to part. Infinity where
 * the number is beyond all numbers.
 */
export function countVariations({ lists, order, separators: between, options }: Combination): number {
  if (lists.length === 0) return 0;
  const choices = lists.reduce((product, { length }) => product * length, 1);
  const orders = order === 'any' ? factorial(lists.length) : 1;
  return choices * orders * separatorsBetween(lists, between).length * requestedForms(options).length;
}

/**
 * The lines of a combination, each once for each choice of words, order, separator and form, in that order. Different choices
 * may read alike. `fixed` tells the words that a plus sign is put before where `stop_word` is asked for.
 */
export function* variationsOf(
  { lists, order, separators: between, options }: Combination,
  fixed: (word: string) => boolean,
): Generator<string> {
  if (lists.length === 0) return;
  const delimiters = requestedForms(options).map((form) => delimitersByForm[form]);
  const written = options.includes('stop_word') ? lists.map((list) => withPluses(list, fixed)) : lists;
  for (const ordered of order === 'any' ? permutations(written) : [written]) {
    for (const sign of separatorsBetween(lists, between)) {
      for (const phrase of phrasesOf(ordered, sign, 0)) {
        for (const [before, after] of delimiters) yield before + phrase + after;
      }
    }
  }
}

/** The forms that are asked for; the plain one where none is. */
function requestedForms(options: readonly CombinationOption[]): VariationForm[] {
  const requested = [...new Set(options)].filter((option) => option !== 'stop_word');
  return requested.length === 0 ? ['simple'] : requested;
}

function separatorsBetween(lists: Combination['lists'], names: readonly SeparatorName[]): string[] {
  const signs = [...new Set(names)].map((name) => separators[name]);
  return lists.length < 2 || signs.length === 0 ? [' '] : signs;
}

function* phrasesOf(lists: Combination['lists'], sign: string, at: number): Generator<string> {
  const list = lists[at] ?? [];
  if (at === lists.length - 1) {
    yield* list;
    return;
  }
  for (const word of list) {
    for (const remaining of phrasesOf(lists, sign, at + 1)) yield word + sign + remaining;
  }
}

function* permutations<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length < 2) {
    yield [...items];
    return;
  }
  for (const [at, first] of items.entries()) {
    for (const remaining of permutations(items.filter((_item, index) => index !== at)))
      yield [first, ...remaining];
  }
}

function withPluses(list: readonly string[], fixed: (word: string) => boolean): string[] {
  return list.map((phrase) =>
    phrase
      .split(' ')
      .map((word) => (fixed(word) ? `+${word}` : word))
      .join(' '),
  );
}

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1);
}
