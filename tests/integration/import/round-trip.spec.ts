import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { delimitedText, getSeparators } from '../../../server/reports/export/delimited-text.js';
import type { ExportColumn } from '../../../server/reports/export/export-columns.js';
import { singleBatch } from '../../../server/reports/export/export-rows.js';
import { streamWorkbook } from '../../../server/reports/export/xlsx/stream-workbook.js';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});

const keywords = [
  '=1+1',
  '+81 電話',
  '-20度 寝袋',
  '@sum',
  '＝1',
  "'quoted' name",
  "'t hart",
  'say "hi", now',
  'a;b',
  '00123',
  '12345678901234567890',
  'emoji 🦊',
  'c++ course',
  'learn c#',
  '.net hosting',
  'at&t plans',
];

describe('our own files', { timeout: 240_000 }, () => {
  it.each([
    ['csv', 'en', {}],
    ['csv', 'ru', {}],
    ['copy', 'en', {}],
    ['csv', 'en', { guardsFormulas: false }],
  ] as const)(
    'of the type %s in %s are imported with the same keywords (%j)',
    async (format, language, options) => {
      const lines = [['keyword', 'ws'], ...keywords.map((keyword, index) => [keyword, index + 1])];
      const text = delimitedText(lines, format, getSeparators(language), options);
      await importContents(stores, { 'export.csv': text });
      const rows = await publishedRows<{ word: string }>(
        stores,
        'gny',
        `SELECT word FROM keyword WHERE ${published} ORDER BY ws`,
      );
      expect(rows.map(({ word }) => word)).toEqual(keywords);
    },
  );

  it('of the type xlsx are imported with the same keywords', async () => {
    const columns: ExportColumn[] = [
      { id: 'keyword', title: 'keyword', column: { type: 'string', format: 'keyword' } },
      { id: 'ws', title: 'ws', column: { type: 'integer', format: 'number' } },
    ];
    const batches = singleBatch(keywords.map((keyword, index) => [keyword, index + 1]));
    const workbook = await buffer(
      streamWorkbook({ columns, batches, source: Readable.from([]) }, 'Keywords'),
    );
    await importContents(stores, { 'export.xlsx': workbook });
    const rows = await publishedRows<{ word: string }>(
      stores,
      'gny',
      `SELECT word FROM keyword WHERE ${published} ORDER BY ws`,
    );
    expect(rows.map(({ word }) => word)).toEqual(keywords);
  });
});
