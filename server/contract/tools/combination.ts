import { normaliseKeyword, stripMatchOperators } from '../formatting/normalise-keyword.js';
import type { CombinationOption, CombinationOrder, SeparatorName } from './list-options.js';
import { separators } from './list-options.js';

/** Input of the keyword combiner. */
export interface Combination {
  /** Distinct words of each list; empty lists are already removed. */
  lists: readonly (readonly string[])[];
  order: CombinationOrder;
  /** Separators between words; each one produces its own variations. */
  separators: readonly SeparatorName[];
  options: readonly CombinationOption[];
}

/** Remaining match type operators. The notation of the variations adds its own, and nested operators are invalid. */
const matchOperators = /["“”„«»[\]]/g;

/** Normal form of a line of a word list, without match type operators. */
export function normaliseCombinedWord(line: string): string {
  return normaliseKeyword(stripMatchOperators(line).replace(matchOperators, ' '));
}

/** Notation of a variation. */
type VariationForm = Exclude<CombinationOption, 'stop_word'>;

const delimitersByForm: Readonly<Record<VariationForm, readonly [string, string]>> = {
  simple: ['', ''],
  quotes: ['"', '"'],
  brackets: ['[', ']'],
};

/**
 * Number of variations, computed without generating them. Separators do not count if there is only one list. Infinity
 * above the number range.
 */
export function countVariations({ lists, order, separators: separatorNames, options }: Combination): number {
  if (lists.length === 0) return 0;
  const choices = lists.reduce((product, { length }) => product * length, 1);
  const orders = order === 'any' ? factorial(lists.length) : 1;
  return choices * orders * selectJoiners(lists, separatorNames).length * requestedForms(options).length;
}

/** Number of characters of all variations, without plus signs of stop words. */
export function countVariationChars(combination: Combination): number {
  const { lists, separators: separatorNames, options } = combination;
  const meanOf = (texts: readonly string[]) =>
    texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);
  const words = lists.reduce((sum, list) => sum + meanOf(list), 0);
  const joiners = meanOf(selectJoiners(lists, separatorNames)) * (lists.length - 1);
  const delimiters = meanOf(requestedForms(options).map((form) => delimitersByForm[form].join('')));
  return countVariations(combination) * (words + joiners + delimiters);
}

/**
 * Generates one line per combination of words, order, separator and notation. Lines may repeat.
 * @param isStopWord whether a word gets a plus sign with the option `stop_word`
 */
export function* generateVariations(
  { lists, order, separators: separatorNames, options }: Combination,
  isStopWord: (word: string) => boolean,
): Generator<string> {
  if (lists.length === 0) return;
  const delimiters = requestedForms(options).map((form) => delimitersByForm[form]);
  const markedLists: readonly Iterable<string>[] = options.includes('stop_word')
    ? lists.map((list) => new MarkedList(list, isStopWord))
    : lists;
  for (const ordered of order === 'any' ? permutations(markedLists) : [markedLists]) {
    for (const joiner of selectJoiners(lists, separatorNames)) {
      for (const phrase of joinWords(ordered, joiner, 0)) {
        for (const [before, after] of delimiters) yield before + phrase + after;
      }
    }
  }
}

/** Requested notations, plain by default. */
function requestedForms(options: readonly CombinationOption[]): VariationForm[] {
  const requested = [...new Set(options)].filter((option) => option !== 'stop_word');
  return requested.length === 0 ? ['simple'] : requested;
}

function selectJoiners(lists: Combination['lists'], names: readonly SeparatorName[]): string[] {
  const joiners = [...new Set(names)].map((name) => separators[name]);
  return lists.length < 2 || joiners.length === 0 ? [' '] : joiners;
}

function* joinWords(
  lists: readonly Iterable<string>[],
  joiner: string,
  listIndex: number,
): Generator<string> {
  const list = lists[listIndex] ?? [];
  if (listIndex === lists.length - 1) {
    yield* list;
    return;
  }
  for (const word of list) {
    for (const remaining of joinWords(lists, joiner, listIndex + 1)) yield word + joiner + remaining;
  }
}

function* permutations<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length < 2) {
    yield [...items];
    return;
  }
  for (const [firstIndex, first] of items.entries()) {
    for (const remaining of permutations(items.filter((_item, index) => index !== firstIndex))) {
      yield [first, ...remaining];
    }
  }
}

/** A list with plus signs before stop words. Phrases are marked at their first use, because lists may be long. */
class MarkedList implements Iterable<string> {
  private readonly marked: string[] = [];

  constructor(
    private readonly phrases: readonly string[],
    private readonly isStopWord: (word: string) => boolean,
  ) {}

  *[Symbol.iterator](): Generator<string> {
    for (const [index, phrase] of this.phrases.entries()) {
      yield (this.marked[index] ??= this.addPlusSigns(phrase));
    }
  }

  private addPlusSigns(phrase: string): string {
    const words = phrase.split(' ');
    return words.map((word) => (this.isStopWord(word) ? `+${word}` : word)).join(' ');
  }
}

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1);
}
