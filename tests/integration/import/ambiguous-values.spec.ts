import iconv from 'iconv-lite';
import { beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../server/errors/error-code.js';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});

const history = (dates: readonly string[], header = 'keyword,position,url,date') =>
  [header, ...dates.map((date, index) => `tent,${index + 1},https://a.example/,${date}`)].join('\n');

const importError = (error: unknown) => String((error as Error).message);

const snapshotDates = async () => {
  const rows: { date: string }[] = await stores.postgres.query(
    `SELECT to_char(date, 'YYYY-MM-DD') AS date FROM snapshot WHERE state = 'published' ORDER BY date`,
  );
  return rows.map(({ date }) => date);
};

describe('a file whose values allow several readings', { timeout: 240_000 }, () => {
  it('is rejected with the options, then read as an earlier file with the same header', async () => {
    const ambiguous = { 'ranks.csv': history(['05/09/2026', '10/10/2026', '03/10/2026']) };
    const error = await importContents(stores, ambiguous).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: ErrorCode.AmbiguousFile });
    expect(importError(error)).toBe(
      'ranks.csv: Dates: the file does not state whether the day or the month comes first in “05/09/2026”, “03/10/2026”. ' +
        'Nothing was imported. Specify --date-order day or --date-order month, or choose it in the browser.',
    );
    expect(await snapshotDates()).toEqual([]);

    const proven = await importContents(stores, { 'proof.csv': history(['12/09/2026', '19/09/2026']) });
    expect(proven.files[0]?.decisions).toEqual([
      { setting: 'dateOrder', value: 'day', basis: 'values', examples: ['19/09/2026'] },
    ]);
    const later = await importContents(stores, ambiguous);
    expect(later.files[0]?.decisions).toEqual([
      { setting: 'dateOrder', value: 'day', basis: 'earlierFile', examples: [] },
    ]);
    expect(await snapshotDates()).toEqual([
      '2026-09-05',
      '2026-09-12',
      '2026-09-19',
      '2026-10-03',
      '2026-10-10',
    ]);
  });

  it('is read as specified', async () => {
    const header = 'keyword,position,url,date,title';
    const contents = { 'ranks.csv': history(['02/01/2026'], header) };
    await importContents(stores, contents, { reading: { dateOrder: 'month' } });
    expect(await snapshotDates()).toContain('2026-02-01');
  });

  it('is decided by rows beyond the first ones', async () => {
    const header = 'keyword,position,url,date,snippet';
    const dates = [...Array.from({ length: 9_000 }, () => '04/05/2026'), '25/05/2026'];
    const text = history(dates, header).replaceAll(',https', ',   https');
    const { files } = await importContents(stores, { 'long.csv': text.replaceAll(/tent,\d+,/g, 'tent,1,') });
    expect(files[0]?.decisions).toMatchObject([{ value: 'day', examples: ['25/05/2026'] }]);
    expect(await snapshotDates()).toEqual(expect.arrayContaining(['2026-05-04', '2026-05-25']));
  });

  it('is decided by lines beyond the first ones', async () => {
    const dates = [...Array.from({ length: 9_000 }, () => '04/06/2026'), '25/06/2026'];
    const records = dates.map((date) => ({ keyword: 'tent', position: 1, url: 'https://a.example/', date }));
    const text = records.map((record) => JSON.stringify(record)).join('\n');
    const { files } = await importContents(stores, { 'long.ndjson': text });
    expect(files[0]?.decisions).toMatchObject([{ value: 'day', examples: ['25/06/2026'] }]);
  });

  it('is rejected if ambiguous dates follow many ISO dates', async () => {
    const dates = [...Array.from({ length: 9_000 }, () => '2026-05-04'), '03/05/2026'];
    const contents = { 'mixed.csv': history(dates, 'keyword,position,url,date,visible_url') };
    const error = await importContents(stores, contents).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: ErrorCode.AmbiguousFile });
    expect(importError(error)).toContain('for example in the rows 9001');
  });

  it('has numbers with decimal commas if its values prove it', async () => {
    await importContents(stores, {
      'prices.csv': 'keyword;ws;cpc;difficulty\nkessel;1.300;1,234;12,5\ntopf;22.200;0,55;7\n',
    });
    const rows = await publishedRows(
      stores,
      'gny',
      `SELECT word, ws, toString(cpc_max) AS cpc FROM keyword WHERE ${published} AND word IN ('kessel', 'topf') ORDER BY word`,
    );
    expect(rows).toEqual([
      { word: 'kessel', ws: 1300, cpc: '1.23' },
      { word: 'topf', ws: 22200, cpc: '0.55' },
    ]);
  });

  it('has words in the detected or specified encoding', async () => {
    const text = 'keyword;ws\nkiralık ev;10\ngüneş gözlüğü;20\n';
    const detected = await importContents(stores, { 'tr.csv': iconv.encode(text, 'windows-1254') });
    expect(detected.files[0]?.decisions).toMatchObject([
      { setting: 'encoding', value: 'windows-1254', basis: 'values' },
    ]);
    const short = iconv.encode('keyword;ws;docs\nčaj;30;1\n', 'iso-8859-2');
    await importContents(stores, { 'cs.csv': short }, { reading: { encoding: 'iso-8859-2' } });
    const rows = await publishedRows<{ word: string }>(
      stores,
      'gny',
      `SELECT word FROM keyword WHERE ${published} AND ws IN (10, 20, 30) ORDER BY ws`,
    );
    expect(rows.map(({ word }) => word)).toEqual(['kiralık ev', 'güneş gözlüğü', 'čaj']);
  });
});
