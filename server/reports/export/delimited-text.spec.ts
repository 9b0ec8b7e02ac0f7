import { describe, expect, it } from 'vitest';
import { delimitedText } from './delimited-text.js';

describe('cells that a spreadsheet would run', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1', '=cmd|"/c calc"!A1'])(
    '%j becomes plain text',
    (text) => {
      const line = delimitedText([[text]], 'csv');
      expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it('numbers stay numbers, below zero too', () => {
    expect(delimitedText([[-5, 0, 1.5, -0.25]], 'csv')).toBe('-5,0,1.5,-0.25\r\n');
  });

  it('delimiters, quotes and line ends are quoted', () => {
    expect(delimitedText([['a,b', 'c"d', 'e\nf', 'g h']], 'csv')).toBe('"a,b","c""d","e\nf",g h\r\n');
    expect(delimitedText([['a\tb', 'c,d']], 'copy')).toBe('"a\tb"\tc,d\n');
  });
});
