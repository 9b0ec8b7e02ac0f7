import { describe, expect, it } from 'vitest';
import { parseSearchLines } from './keyword-search.source.js';

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
