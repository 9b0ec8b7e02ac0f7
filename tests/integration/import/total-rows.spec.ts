import { beforeAll, describe, expect, it } from 'vitest';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});

const keywords = async () => {
  const rows = await publishedRows<{ word: string }>(
    stores,
    'gny',
    `SELECT word FROM keyword WHERE ${published} ORDER BY word`,
  );
  return rows.map(({ word }) => word);
};

describe('rows with totals and averages', { timeout: 240_000 }, () => {
  it('are excluded with a count, and keywords that look like them are stored', async () => {
    const summary = await importContents(stores, {
      'ranks.csv': [
        'keyword,position,url,ws',
        'kettle,3,https://a.example/,1200',
        'total,4,https://a.example/total,90',
        'Total,,,1290',
        'Average,3.5,,645',
        'Grand Total,,,',
      ].join('\n'),
      'volumes.csv': 'keyword,ws\npot,100\nsum,30\nИтого,130\nmean,40\nпосуда,10\n',
      'list.csv': 'keyword,docs\ntotal,\nmedian,\nTotal keywords: 2,\nExported from: seo.example,\n',
    });
    expect(summary.files.map(({ totalRows }) => totalRows)).toEqual([3, 1, 2]);
    expect(summary).toMatchObject({ records: 8, taken: 8, rejected: 0 });
    expect(await keywords()).toEqual(['kettle', 'mean', 'median', 'pot', 'sum', 'total', 'посуда']);
  });

  it('are excluded from first-party data, whose rows also yield a position', async () => {
    const summary = await importContents(
      stores,
      {
        'Queries.csv':
          'Top queries,Clicks,Impressions,CTR,Position\nteapot,10,100,10%,2\ncup,5,50,10%,3\nTotal,15,150,10%,2.4\n',
      },
      { domain: 'tea.example' },
    );
    expect(summary.files.map(({ totalRows }) => totalRows)).toEqual([1]);
    expect(summary).toMatchObject({ records: 2, taken: 2, rejected: 0, own: 2 });
  });
});
