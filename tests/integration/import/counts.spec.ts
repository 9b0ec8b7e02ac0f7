import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importContents } from '../../support/import-files.js';
import { openTestStores } from '../../support/stores.js';

describe('the summary of an import', { timeout: 120_000 }, () => {
  it('has the counts of a reference implementation for any table', async () => {
    const row = fc.record({
      keyword: fc.constantFrom('one', 'two', ' Two', 'three', ''),
      position: fc.constantFrom('1', '2', '51', '0', 'x', '1,000', ''),
      url: fc.constantFrom('https://a.example/', 'https://a.example/b', 'https://c.example', 'nothing', ''),
    });
    const rows = fc.sample(row, { numRuns: 400, seed: 7 });
    const table = [
      'keyword,position,url,colour',
      ...rows.map((tableRow) => `${tableRow.keyword},"${tableRow.position}",${tableRow.url},red`),
    ];
    const summary = await importContents(
      await openTestStores(),
      { 'any.csv': table.join('\n') },
      { base: 'nnv' },
    );
    const isKeyword = (tableRow: (typeof rows)[number]) => tableRow.position === '' && tableRow.url === '';
    const isAccepted = (tableRow: (typeof rows)[number]) =>
      tableRow.keyword !== '' &&
      (isKeyword(tableRow) || (/^[1-9]/.test(tableRow.position) && tableRow.url.startsWith('https')));
    const accepted = rows.filter(isAccepted);
    const beyondDepth = accepted.filter(
      (tableRow) => !isKeyword(tableRow) && Number(tableRow.position.replace(',', '')) > 50,
    );
    const withinDepth = accepted.filter((tableRow) => !beyondDepth.includes(tableRow));
    const stored = new Set(
      withinDepth.map((tableRow) => `${tableRow.keyword.trim().toLowerCase()} ${tableRow.url}`),
    );
    expect(summary).toMatchObject({
      records: rows.length,
      taken: accepted.length,
      outsideDepth: beyondDepth.length,
      stored: stored.size,
      duplicates: withinDepth.length - stored.size,
      own: 0,
    });
    expect(summary.files[0]?.columns.at(-1)).toEqual({ name: 'colour', use: 'unknown' });
  });
});
