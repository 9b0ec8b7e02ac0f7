import { describe, expect, it } from 'vitest';
import { delimitedText, getSeparators } from './delimited-text.js';

const english = getSeparators('en');

describe('cells that a spreadsheet would execute', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1', '=cmd|"/c calc"!A1'])(
    'writes %j as plain text',
    (text) => {
      const line = delimitedText([[text]], 'csv', english);
      expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it('writes numbers as numbers, including negative ones', () => {
    expect(delimitedText([[-5, 0, 1.5, -0.25]], 'csv', english)).toBe('-5,0,1.5,-0.25\r\n');
  });

  it('quotes delimiters, quotes and line ends', () => {
    expect(delimitedText([['a,b', 'c"d', 'e\nf', 'g h']], 'csv', english)).toBe(
      '"a,b","c""d","e\nf",g h\r\n',
    );
    expect(delimitedText([['a\tb', 'c,d']], 'copy', english)).toBe('"a\tb"\tc,d\n');
  });

  it.each([
    ['ru', undefined, '"a;b";-1,5;c,d\r\n'],
    ['ru', 'comma', 'a;b,-1.5,"c,d"\r\n'],
    ['en', undefined, 'a;b,-1.5,"c,d"\r\n'],
    ['en', 'semicolon', '"a;b";-1,5;c,d\r\n'],
  ] as const)('uses matching delimiter and decimal mark in %s, requested %s', (language, requested, text) => {
    expect(delimitedText([['a;b', -1.5, 'c,d']], 'csv', getSeparators(language, requested))).toBe(text);
  });

  it('uses tabs and the decimal mark of the language for the clipboard', () => {
    expect(delimitedText([['a', -1.5]], 'copy', getSeparators('ru'))).toBe('a\t-1,5\n');
  });
});
