import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { Column } from '../../engine/report-column.js';
import type { Cell } from '../export-cell.js';
import type { ExportRows } from '../export-rows.js';
import { streamWorkbook } from './stream-workbook.js';

const labels = { title: { en: 'T', ru: 'T' }, description: { en: 'D', ru: 'D' } };
const column = (overrides: Partial<Column>): Column => ({
  type: 'string',
  format: 'text',
  sql: 'x',
  filterable: true,
  sortable: true,
  visibility: 'default',
  ...labels,
  ...overrides,
});
const columns = [
  { id: 'word', title: 'Keyword <b>', column: column({ format: 'keyword' }) },
  { id: 'ws', title: 'Volume', column: column({ type: 'integer', format: 'number' }) },
  { id: 'found', title: 'Found', column: column({ type: 'date', format: 'date' }) },
];

function createRows(lines: Cell[][], fails = false): ExportRows {
  async function* batches() {
    yield* lines.map((line) => [line]);
    await Promise.resolve();
    if (fails) throw new Error('half way');
  }
  return { columns, batches: batches(), source: Readable.from([]) };
}

/** Reads the rows below the header with an independent library. */
async function readRows(lines: Cell[][]) {
  const [sheet] = await readWorkbook(await buffer(streamWorkbook(createRows(lines), 'Keywords')));
  expect(sheet?.data[0]).toEqual(['Keyword <b>', 'Volume', 'Found']);
  return sheet?.data.slice(1) ?? [];
}

describe('workbook cell', () => {
  it('contains any text literally, never as a formula', async () => {
    const values = [
      '=1+1',
      '@SUM(A1)',
      '-1',
      '+1',
      '<b>&"\'</b>',
      'two  blanks',
      'a\nb',
      ']]>',
      '_x000D_',
      '_x1_',
    ];
    const rows = await readRows(values.map((text) => [text, 1, '']));
    expect(rows.map(([text]) => text)).toEqual(values);
  });

  it('drops characters that XML does not allow', async () => {
    expect((await readRows([['a\0b\u0007\ud800c\uffff', 1, '']]))[0]?.[0]).toBe('abc');
  });

  it('preserves numbers, zero, negative numbers and empty cells', async () => {
    const rows = await readRows([0, -5, 1.25, 1_000_000].map((value) => ['a', value, '']));
    expect(rows).toEqual([0, -5, 1.25, 1_000_000].map((value) => ['a', value, null]));
    expect(await readRows([['', 1, '']])).toEqual([[null, 1, null]]);
  });

  it('writes numbers with more than fifteen digits as text', async () => {
    expect((await readRows([['a', 9_007_199_254_740_991, '']]))[0]?.[1]).toBe('9007199254740991');
  });

  it('writes dates as dates', async () => {
    const dates = ['2026-11-01', '1970-01-01', '2000-02-29'];
    const rows = await readRows(dates.map((date) => ['a', 1, date]));
    expect(rows.map(([, , day]) => day)).toEqual(dates.map((date) => new Date(`${date}T00:00:00Z`)));
  });

  it('truncates text at the cell limit', async () => {
    expect(String((await readRows([['x'.repeat(40_000), 1, '']]))[0]?.[0])).toHaveLength(32_767);
  });
});

describe('workbook', () => {
  it('contains only the headers if there are no rows', async () => {
    expect(await readRows([])).toEqual([]);
  });

  it('fails if the row stream fails', async () => {
    const file = streamWorkbook(createRows([['a', 1, '']], true), 'Keywords');
    await expect(buffer(file)).rejects.toThrow('half way');
  });

  it('requests no more rows after the reader has closed', async () => {
    let requestedBatches = 0;
    async function* batches() {
      for (;;) {
        requestedBatches += 1;
        await Promise.resolve();
        yield Array.from({ length: 1000 }, () => [Math.random().toString(36), requestedBatches, '']);
      }
    }
    const rows = { columns, batches: batches(), source: Readable.from([]) };
    const file = streamWorkbook(rows, 'Keywords');
    await once(file, 'readable');
    file.destroy();
    await once(rows.source, 'close');
    const requestedBefore = requestedBatches;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(requestedBatches - requestedBefore).toBeLessThan(2);
  });
});
