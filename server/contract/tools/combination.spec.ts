import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Combination,
  countVariationChars,
  countVariations,
  generateVariations,
  normaliseCombinedWord,
} from './combination.js';
import { combinationOptions, separators, type SeparatorName } from './list-options.js';

const separatorNames = Object.keys(separators) as SeparatorName[];

const combinations = fc.record({
  lists: fc.array(
    fc.uniqueArray(fc.constantFrom('buy', 'tent', 'for two', 'палатка', 'в лес', '4', '😀'), {
      minLength: 1,
      maxLength: 4,
    }),
    { minLength: 0, maxLength: 4 },
  ),
  order: fc.constantFrom('given' as const, 'any' as const),
  separators: fc.uniqueArray(fc.constantFrom(...separatorNames), { minLength: 1, maxLength: 3 }),
  options: fc.uniqueArray(fc.constantFrom(...combinationOptions), { maxLength: 4 }),
});

const isStopWord = (word: string) => word === 'for' || word === 'в';

it('generates exactly every combination of words, order, separator and notation', () => {
  fc.assert(
    fc.property(combinations, (combination) => {
      const variations = [...generateVariations(combination, isStopWord)];
      expect(variations.toSorted()).toEqual(enumerateVariations(combination).toSorted());
    }),
  );
});

it('counts the lines without generating them', () => {
  fc.assert(
    fc.property(combinations, (combination) => {
      expect(countVariations(combination)).toBe([...generateVariations(combination, isStopWord)].length);
    }),
  );
});

it('counts the characters without generating them', () => {
  fc.assert(
    fc.property(combinations, (combination) => {
      const lines = generateVariations(combination, () => false);
      expect(countVariationChars(combination)).toBeCloseTo([...lines].join('').length);
    }),
  );
});

it('counts combinations that would not fit into memory', () => {
  const lists = Array.from({ length: 6 }, () => Array.from({ length: 1000 }, (_, index) => `w${index}`));
  const variationCount = countVariations({
    lists,
    order: 'any',
    separators: ['blank', 'none'],
    options: ['quotes', 'brackets'],
  });
  expect(variationCount).toBe(1000 ** 6 * 720 * 2 * 2);
});

it('writes match types in the notation of ad systems', () => {
  const lists = [['buy'], ['tent for two']];
  const generate = (options: Combination['options']) => [
    ...generateVariations({ lists, order: 'given', separators: ['blank'], options }, isStopWord),
  ];
  expect(generate(['simple', 'quotes', 'brackets'])).toEqual([
    'buy tent for two',
    '"buy tent for two"',
    '[buy tent for two]',
  ]);
  expect(generate(['stop_word'])).toEqual(['buy tent +for two']);
});

/** Brute-force enumeration. */
function enumerateVariations({ lists, order, separators: names, options }: Combination): string[] {
  if (lists.length === 0) return [];
  const forms = options.filter((option) => option !== 'stop_word');
  const addsPluses = options.includes('stop_word');
  const orders =
    order === 'any' ? permute(lists.map((_list, index) => index)) : [lists.map((_list, index) => index)];
  const joiners = lists.length === 1 ? [' '] : names.map((name) => separators[name]);
  const lines: string[] = [];
  for (const indexes of orders) {
    let phrases: string[][] = [[]];
    for (const index of indexes) {
      phrases = phrases.flatMap((phrase) => (lists[index] ?? []).map((word) => [...phrase, word]));
    }
    for (const phrase of phrases) {
      const words = addsPluses ? phrase.map((part) => part.replace(/(^| )(for|в)(?= |$)/g, '$1+$2')) : phrase;
      for (const joiner of joiners) {
        for (const form of forms.length === 0 ? ['simple'] : forms) {
          const text = words.join(joiner);
          lines.push(form === 'quotes' ? `"${text}"` : form === 'brackets' ? `[${text}]` : text);
        }
      }
    }
  }
  return lines;
}

function permute(indexes: number[]): number[][] {
  if (indexes.length < 2) return [indexes];
  return indexes.flatMap((index) =>
    permute(indexes.filter((otherIndex) => otherIndex !== index)).map((remaining) => [index, ...remaining]),
  );
}

it.each([
  ['"green"', 'green'],
  ['[Big  Tent]', 'big tent'],
  ['«палатка»', 'палатка'],
  ['"', ''],
  ['+for two', 'for two'],
])('removes match type operators from the word %s', (line, expected) => {
  expect(normaliseCombinedWord(line)).toBe(expected);
});
