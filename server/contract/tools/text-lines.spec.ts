import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countDistinct, countLines } from './text-lines.js';

const word = fc.constantFrom(
  'tent',
  'Tent',
  ' tent ',
  'палатка',
  'ПАЛАТКА',
  'two  words',
  'two words',
  '',
  ' ',
  '\u00a0',
  '😀',
);
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');

it('counts lines with content, repetitions and blank lines for any line ending', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), lineEnd, (lines, end) => {
      const counted = countLines(lines.join(end));
      const normalised = lines.map((line) => line.trim().replace(/\s+/g, ' ').toLowerCase());
      const nonBlankLines = normalised.filter((line) => line !== '');
      expect(counted.nonBlank).toBe(nonBlankLines.length);
      expect(counted.repeated).toBe(nonBlankLines.length - new Set(nonBlankLines).size);
      expect(counted.blank).toBe(normalised.slice(0, -1).filter((line) => line === '').length);
      const numbers = normalised.flatMap((line, index) => (line === '' ? [] : [index]));
      expect(countDistinct(numbers, counted)).toBe(new Set(nonBlankLines).size);
      for (const [line, first] of counted.firstOccurrenceByLine) {
        expect(normalised[line]).toBe(normalised[first]);
        expect(normalised.indexOf(normalised[line] ?? '')).toBe(first);
      }
    }),
  );
});

it('counts nothing in an empty text', () => {
  expect(countLines('')).toMatchObject({ nonBlank: 0, repeated: 0, blank: 0 });
});
