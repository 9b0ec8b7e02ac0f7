import { expect, it } from 'vitest';
import { countLines } from '../../../contract/tools/text-lines.js';
import { compareLists } from './compare-lists.js';
import { parseKeywordLines } from './read-tool-list.js';
import { removeNearDuplicates } from './remove-near-duplicates.js';
import { findUniqueWords } from './unique-words.js';

const unique = async (text: string, excludedWords: string[] = []) => {
  const words = await findUniqueWords(await parseKeywordLines(text), {
    isExcluded: () => false,
    excludedWords,
  });
  return words.map(({ forms, keywordIndexes }) => [forms.join(' '), keywordIndexes.length]);
};

it('counts words with signs as words of their own', async () => {
  expect(await unique('C++\n"c++ course"\nc# course\nc\n.NET\nnet\nat&t\n[at t]')).toEqual([
    ['c++', 2],
    ['course', 2],
    ['.net', 1],
    ['at', 1],
    ['at&t', 1],
    ['c', 1],
    ['c#', 1],
    ['net', 1],
    ['t', 1],
  ]);
  expect(await unique('c++ course\nc course', ['c++'])).toEqual([
    ['course', 2],
    ['c', 1],
  ]);
});

it('keeps keywords that differ in the signs of their words', async () => {
  const keywords = await parseKeywordLines('c++ courses\ncourse c++\nc course\n+c +courses');
  const { keys } = await removeNearDuplicates(keywords, () => Promise.resolve(new Map()));
  expect(keys).toEqual(['course c++', 'c course']);
});

it('compares lists without match type operators and with one form of the dotted capital I', async () => {
  const left = await parseKeywordLines('İstanbul otel\n"red shoes"\n[c++ course]\n+buy +tents');
  const right = await parseKeywordLines('istanbul otel\ni\u0307stanbul otel\nred shoes\nc course\nbuy tents');
  const comparison = await compareLists(left, right, { anyForm: true });
  expect(comparison.both).toEqual(['istanbul otel', 'red shoes', 'buy tents']);
  expect(comparison.onlyLeft).toEqual(['c++ course']);
  expect(comparison.onlyRight).toEqual(['c course']);
});

it('reads lists in the language of their database', async () => {
  expect(await parseKeywordLines('KIRALIK\n"İZMİR"', { language: 'tr' })).toEqual(['kıralık', 'izmir']);
  expect(await parseKeywordLines('KIRALIK\n"İZMİR"', { language: 'de' })).toEqual(['kiralik', 'izmir']);
  const keywords = await parseKeywordLines('KIRALIK EV\nkıralık ev\nkiralik ev', { language: 'tr' });
  const { keys } = await removeNearDuplicates(keywords, () => Promise.resolve(new Map()));
  expect(keys).toEqual(['kıralık ev', 'kiralik ev']);
});

it('counts repeated lines like the tools', () => {
  expect(countLines('İstanbul\nistanbul\n"istanbul"\n+istanbul\nc++\nc')).toMatchObject({
    nonBlank: 6,
    repeated: 3,
  });
});
