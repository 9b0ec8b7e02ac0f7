import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvScanner } from './csv-scanner.js';
import { csvValues } from './csv-values.js';

interface ScanResult {
  rows: string[][];
  lines: number[];
  malformed: [string, number, string][];
}

/** Scans a text after its header in chunks of the given size. */
function scan(text: string, size = text.length, width = 3): ScanResult {
  const result: ScanResult = { rows: [], lines: [], malformed: [] };
  const scanner = new CsvScanner(','.charCodeAt(0), {
    record(buffer, start, end, line) {
      const record = buffer.toString('utf8', start, end);
      expect(record.endsWith('\n')).toBe(true);
      result.rows.push(csvValues(record, ','));
      result.lines.push(line);
    },
    malformed: (raw, line, reason) => result.malformed.push([raw.toString(), line, reason]),
  });
  scanner.expectColumns(width);
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size) {
    scanner.write(Buffer.from(bytes.subarray(start, start + size)));
  }
  scanner.end();
  return result;
}

describe('carriage returns without a line feed', () => {
  it('end records in a file with mixed line ends', () => {
    const result = scan('a,1,x\nb,2,y\rc,3,z\rd,4,u\r\ne,5,v\r\r\nf,6,w\r');
    expect(result.rows.map(([first]) => first)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(result).toMatchObject({ lines: [1, 2, 3, 4, 5, 6], malformed: [] });
  });

  it('become spaces within a value if only the joined record is complete', () => {
    const { rows, malformed } = scan('a,1,x\ry\r\nb\rc,2,\rz\r\nd,3,u\r\n');
    expect(rows).toEqual([
      ['a', '1', 'x y'],
      ['b c', '2', 'z'],
      ['d', '3', 'u'],
    ]);
    expect(malformed).toEqual([]);
  });

  it('make only their own record malformed if they fit neither a record nor a value', () => {
    const { rows, malformed } = scan('a,1,x\nb\r2\nc,"3"\ru,y\nd,4,z\n');
    expect(rows.map(([first]) => first)).toEqual(['a', 'd']);
    expect(malformed).toEqual([
      ['b\r2\n', 2, 'returns'],
      ['c,"3"\ru,y\n', 3, 'returns'],
    ]);
  });

  it('are part of a quoted value', () => {
    expect(scan('a,"1\r2",x\rb,2,y\r').rows).toEqual([
      ['a', '1\r2', 'x'],
      ['b', '2', 'y'],
    ]);
  });
});

describe('a table with any line ends', () => {
  const value = fc.stringMatching(/^[a-zа-я0-9.:/ ]{0,6}$/);
  const row = fc.record({
    values: fc.tuple(fc.stringMatching(/^[a-z]{1,5}$/), value, fc.stringMatching(/^[a-z]{1,5}$/)),
    end: fc.constantFrom('\n', '\r\n', '\r', '\r\r\n'),
    quoted: fc.boolean(),
  });

  it('yields every row once for any chunk size', () => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 20 }),
        (rows, size) => {
          const text = rows
            .map(
              ({ values, end, quoted }) =>
                values.map((field) => (quoted ? `"${field}"` : field)).join(',') + end,
            )
            .join('');
          const result = scan(text, size);
          expect(result.rows).toEqual(rows.map(({ values }) => values.map((field) => field.trim())));
          expect(result.malformed).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('yields the same records for any bytes and chunk size, without losing bytes', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', ',', '"', '\r', '\n', '\r\n', ' '), { maxLength: 40 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 9 }), (parts, size) => {
        const text = parts.join('');
        const unsplit = scan(text);
        expect(scan(text, size)).toEqual(unsplit);
        const alphabetic = (recordText: string) => recordText.replaceAll(/[^ab]/g, '');
        const reported = [...unsplit.rows.flat(), ...unsplit.malformed.map(([raw]) => raw)]
          .map(alphabetic)
          .join('');
        expect([...reported].toSorted()).toEqual([...alphabetic(text)].toSorted());
      }),
      { numRuns: 500 },
    );
  });
});
