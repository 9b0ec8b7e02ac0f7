import { beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../server/errors/error-code.js';
import { importFiles } from '../../../server/ingest/import-files.js';
import { importContents, writeFiles } from '../../support/import-files.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const table = (dates: readonly string[]) =>
  [
    'keyword,position,url,date',
    ...dates.flatMap((date, index) => [
      `tent ${index},1,https://a.example/,${date}`,
      `tent ${index},2,https://b.example/,${date}`,
    ]),
  ].join('\n');

const snapshotDates = async () => {
  const rows: { date: string }[] = await stores.postgres.query(
    `SELECT to_char(date, 'YYYY-MM-DD') AS date FROM snapshot WHERE state = 'published' ORDER BY date`,
  );
  return rows.map(({ date }) => date);
};

describe('dates later than tomorrow', { timeout: 120_000 }, () => {
  it('reject the file and name its rows', async () => {
    const contents = { 'results.csv': table([day(-1), day(400), day(401)]) };
    const error = await importContents(stores, contents).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: ErrorCode.FutureDates });
    expect(String((error as Error).message)).toBe(
      `results.csv has dates later than tomorrow (UTC), up to ${day(401)}: rows 3, 4, 5, 6. ` +
        'Nothing was imported. If the dates are correct, use --allow-future, or confirm them in the browser.',
    );
    expect(await snapshotDates()).toEqual([]);
  });

  it('are rejected as the date for all rows', async () => {
    const contents = { 'results.csv': 'keyword,position,url\ntent,1,https://a.example/\n' };
    await expect(importContents(stores, contents, { date: day(2) })).rejects.toMatchObject({
      code: ErrorCode.FutureDates,
    });
  });

  it('are imported after a confirmation, and tomorrow needs none', async () => {
    const [tomorrow = '', later = ''] = await writeFiles(stores, {
      'tomorrow.csv': table([day(1)]),
      'later.csv': table([day(400)]),
    });
    const files = [{ path: tomorrow }, { path: later, allowFuture: true }];
    await importFiles(stores, stores.config, { files });
    expect(await snapshotDates()).toEqual([day(1), day(400)]);
  });
});
