import { describe, expect, it } from 'vitest';
import type { SourceContext } from '../../engine/report-source.js';
import { keywordSearchSource, parseSearchLines } from './keyword-search.source.js';

describe('search lines', () => {
  it('contain phrases with the negative keywords of each line', () => {
    expect(parseSearchLines(['tent  -cheap 4 person -used', 'sleeping bag'])).toEqual({
      lines: [
        { phrase: 'tent 4 person', negatives: ['cheap', 'used'] },
        { phrase: 'sleeping bag', negatives: [] },
      ],
      commonNegatives: [],
    });
  });

  it('may end with the negative keywords of all lines', () => {
    expect(parseSearchLines(['tent', '-free -used'])).toEqual({
      lines: [{ phrase: 'tent', negatives: [] }],
      commonNegatives: ['free', 'used'],
    });
  });

  it('preserve hyphens within words and single dashes', () => {
    expect(parseSearchLines(['t-shirt', 'a -- b'])).toEqual({
      lines: [
        { phrase: 't-shirt', negatives: [] },
        { phrase: 'a -- b', negatives: [] },
      ],
      commonNegatives: [],
    });
  });
});

describe('the number of words', () => {
  const search = (phrases: string[], minusWords: string[]) => () =>
    keywordSearchSource({ arguments: { phrases, minusWords, strict: false } } as unknown as SourceContext);
  const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`);

  it('may be 600 in phrases and negative keywords together', () => {
    const { where } = search([words(300).join(' ')], words(300))();
    expect(where).toHaveLength(2 + 1 + 300);
  });

  it.each([
    [[words(601).join(' ')], []],
    [['tent'], words(600)],
    [
      [
        `tent ${words(600)
          .map((word) => `-${word}`)
          .join(' ')}`,
      ],
      [],
    ],
  ])('is limited', (phrases, minusWords) => {
    expect(search(phrases, minusWords)).toThrow('more than 600 words');
  });
});
