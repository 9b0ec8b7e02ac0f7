import { describe, expect, it } from 'vitest';
import { readSearchLines } from './search-lines.js';

describe('the lines of a search', () => {
  it('are phrases, each with the minus words of its own line', () => {
    expect(readSearchLines(['tent  -cheap 4 person -used', 'sleeping bag'])).toEqual({
      lines: [
        { phrase: 'tent 4 person', negatives: ['cheap', 'used'] },
        { phrase: 'sleeping bag', negatives: [] },
      ],
      common: [],
    });
  });

  it('at the end may hold the minus words of all', () => {
    expect(readSearchLines(['tent', '-free -used'])).toEqual({
      lines: [{ phrase: 'tent', negatives: [] }],
      common: ['free', 'used'],
    });
  });

  it('keep a minus within a word, and dashes alone', () => {
    expect(readSearchLines(['t-shirt', 'a -- b'])).toEqual({
      lines: [
        { phrase: 't-shirt', negatives: [] },
        { phrase: 'a -- b', negatives: [] },
      ],
      common: [],
    });
  });
});
