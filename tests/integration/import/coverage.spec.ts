import { beforeAll, describe, expect, it } from 'vitest';
import { summaryLines } from '../../../server/ingest/command/summary-lines.js';
import { silentProgress } from '../../../server/ingest/import-progress.js';
import { rebuildReports } from '../../../server/ingest/publish/rebuild-reports.js';
import { removeSnapshot } from '../../../server/ingest/publish/change-snapshots.js';
import { importContents, published, publishedRows } from '../../support/import-files.js';
import { dataForSeoResponse } from '../../support/import-fixtures.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import { inDeepRuns } from '../../support/test-depth.js';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});

const domains = ['kettles.example', 'pots.example'];
const ndjson = (records: readonly object[]) => records.map((record) => JSON.stringify(record)).join('\n');
const resultsOf = (keyword: string, date: string) =>
  domains.map((domain, index) => ({
    keyword,
    position: index + 1,
    url: `https://${domain}/`,
    ws: 1000,
    date,
  }));
const adsOf = (keyword: string, date: string) =>
  domains.map((domain, index) => ({
    type: 'ad',
    keyword,
    position: index + 1,
    url: `https://${domain}/sale`,
    title: domain,
    date,
  }));
const organicCsv = (keyword: string, date: string) =>
  ['keyword,position,url,title,date']
    .concat(domains.map((domain, index) => `${keyword},${index + 1},https://${domain}/,Title,${date}`))
    .join('\n');

/** A result page of DataForSEO without ads. */
function pageWithoutAds(keyword: string, date: string): string {
  const [task] = dataForSeoResponse.tasks;
  const [result] = task?.result ?? [];
  const items = result?.items.filter(({ type }) => type === 'organic');
  const datetime = `${date} 09:30:12 +00:00`;
  return JSON.stringify({
    tasks: [{ result: [{ ...result, keyword, datetime, item_types: ['organic'], items }] }],
  });
}

/** Ads by keyword, and the ad totals of the first domain. */
async function readAds(base: string) {
  const keywords = await publishedRows<{ word: string; adscnt: number }>(
    stores,
    base,
    `SELECT word, adscnt FROM keyword WHERE ${published}`,
  );
  const ads = await publishedRows<{ word: string; ads: number; on: string }>(
    stores,
    base,
    `SELECT word, count() AS ads, toString(max(checked_on)) AS on FROM ad_by_domain WHERE ${published} GROUP BY word`,
  );
  const [domain] = await publishedRows<{ adkeyscnt: number; adtraf: number }>(
    stores,
    base,
    `SELECT adkeyscnt, round(adtraf, 3) AS adtraf FROM domain WHERE ${published} AND name = '${domains[0]}'`,
  );
  const adsByWord = new Map(ads.map(({ word, ads: count, on }) => [word, `${count} of ${on}`]));
  return {
    keywords: Object.fromEntries(keywords.map(({ word, adscnt }) => [word, adscnt])),
    ads: Object.fromEntries(adsByWord),
    domain,
  };
}

describe('ads of a keyword', { timeout: 240_000 }, () => {
  it('stay when newer search results do not cover ads, and go when they cover ads and have none', async () => {
    const base = 'msk';
    const full = ['kettle', 'pot'].flatMap((keyword) => [
      ...resultsOf(keyword, '2026-09-01'),
      ...adsOf(keyword, '2026-09-01'),
    ]);
    await importContents(stores, { 'full.ndjson': ndjson(full) }, { base });
    const before = await readAds(base);
    expect(before.keywords).toEqual({ kettle: 2, pot: 2 });
    expect(before.domain?.adtraf).toBeGreaterThan(0);

    const newer = {
      'organic.csv': organicCsv('pot', '2026-10-01'),
      'page.json': pageWithoutAds('kettle', '2026-11-01'),
    };
    await importContents(stores, newer, { base });
    const after = await readAds(base);
    expect(after.keywords).toEqual({ kettle: 0, pot: 2 });
    expect(after.ads).toEqual({ pot: '2 of 2026-09-01' });
    expect(after.domain?.adkeyscnt).toBe(1);

    await removeSnapshot(
      { stores, config: stores.config, progress: silentProgress, signal: undefined },
      { base: await idOf(base), code: base },
      '2026-11-01',
    );
    expect(await readAds(base)).toEqual(before);
  });

  inDeepRuns(() => {
    it('are those of all files of the newest date that covers them', async () => {
      const base = 'sar';
      const date = '2026-09-01';
      const [first, second] = adsOf('kettle', date);
      await importContents(
        stores,
        { 'first.ndjson': ndjson([...resultsOf('kettle', date), first ?? {}]) },
        { base },
      );
      await importContents(stores, { 'organic.csv': organicCsv('kettle', date) }, { base });
      expect((await readAds(base)).keywords).toEqual({ kettle: 1 });
      await importContents(stores, { 'second.ndjson': ndjson([second ?? {}]) }, { base });
      expect((await readAds(base)).keywords).toEqual({ kettle: 2 });
    });
  });
});

describe('the summary of an older file', { timeout: 240_000 }, () => {
  it('counts rows that newer results supersede, with their date', async () => {
    const base = 'ekb';
    const newer = [
      ...resultsOf('kettle', '2026-10-01'),
      { keyword: 'kettle', wsk: 5, date: '2026-10-01' },
      { keyword: 'pot', ws: 10, date: '2026-10-01' },
    ];
    const ads = ndjson(adsOf('kettle', '2026-09-15'));
    const files = { 'newer.ndjson': ndjson(newer), 'ads.ndjson': ads };
    const first = await importContents(stores, files, { base });
    expect(first).toMatchObject({ taken: 6, stored: 6, superseded: 0, supersededBy: null });
    const older = [
      ...resultsOf('kettle', '2026-09-01'),
      ...resultsOf('pan', '2026-09-01'),
      ...adsOf('kettle', '2026-09-20'),
      { keyword: 'pot', ws: 20, date: '2026-09-01' },
      { keyword: 'pot', cpc: 1, date: '2026-09-02' },
      { keyword: 'pot', cpc: 1, date: '2026-09-02' },
    ];
    const summary = await importContents(stores, { 'older.ndjson': ndjson(older) }, { base });
    expect(summary).toMatchObject({
      records: 9,
      stored: 5,
      superseded: 3,
      supersededBy: '2026-10-01',
      duplicates: 1,
      outsideDepth: 0,
      rejected: 0,
    });
    expect(summaryLines(summary, 1)).toContain(
      'accepted: 5 stored, 3 superseded by newer results of 2026-10-01, 1 duplicate, 0 beyond position 50',
    );
  });
});

/** Removes the coverage that earlier versions did not record. */
async function forgetCoverage(base: number): Promise<void> {
  await stores.clickhouse.command(
    `ALTER TABLE keyword_fact UPDATE covers = 0 WHERE base = ${base} SETTINGS mutations_sync = 2`,
  );
}

async function idOf(code: string): Promise<number> {
  const [row]: { id: number }[] = await stores.postgres.query('SELECT id FROM base WHERE code = $1', [code]);
  return row?.id ?? 0;
}

describe('snapshots from before coverage was recorded', { timeout: 240_000 }, () => {
  it('cover ads if they contain any ad, and keep this when a later import adds to their date', async () => {
    const base = 'spb';
    const [older, withoutAds, newest] = ['2026-08-01', '2026-09-01', '2026-10-01'] as const;
    const files = {
      'older.ndjson': ndjson([
        ...['kettle', 'pot', 'pan'].flatMap((keyword) => [
          ...resultsOf(keyword, older),
          ...adsOf(keyword, older),
        ]),
        ...adsOf('lid', older),
        { keyword: 'kettle', wizards: ['images'], date: older },
        { keyword: 'pot', wizards: ['images'], date: older },
      ]),
      'organic.ndjson': ndjson(['kettle', 'pot'].flatMap((keyword) => resultsOf(keyword, withoutAds))),
      'newest.ndjson': ndjson([
        ...resultsOf('pot', newest),
        ...adsOf('cup', newest),
        { keyword: 'pot', wizards: ['faq'], date: newest },
      ]),
    };
    await importContents(stores, files, { base });
    const target = { base: await idOf(base), code: base };
    await forgetCoverage(target.base);
    await rebuildReports(
      { stores, config: stores.config, progress: silentProgress, signal: undefined },
      target,
    );
    // The snapshot of `pot` with the ads of `cup` states that `pot` has none.
    const ads = {
      kettle: '2 of 2026-08-01',
      pan: '2 of 2026-08-01',
      lid: '2 of 2026-08-01',
      cup: '2 of 2026-10-01',
    };
    expect((await readAds(base)).ads).toEqual(ads);
    const features = await publishedRows<{ word: string; features: number }>(
      stores,
      base,
      `SELECT word, length(wizards) AS features FROM keyword WHERE ${published} AND word IN ('kettle', 'pot') ORDER BY word`,
    );
    expect(features).toEqual([
      { word: 'kettle', features: 1 },
      { word: 'pot', features: 1 },
    ]);

    const laterRows = [older, withoutAds, newest].map((date) => organicCsv('mug', date));
    await importContents(stores, Object.fromEntries(laterRows.map((text, index) => [`${index}.csv`, text])), {
      base,
    });
    expect((await readAds(base)).ads).toEqual(ads);
    const { rows } = await stores.clickhouse.query<{ facts: string[] }>(
      `SELECT arraySort(groupArray(concat(word, ' ', toString(covers)))) AS facts FROM keyword_fact
       WHERE base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)} GROUP BY snapshot ORDER BY snapshot`,
      { parameters: { base: target.base, snapshots: await publishedSnapshots(target.base) } },
    );
    expect(rows.map(({ facts }) => facts)).toEqual([
      ['kettle 7', 'lid 2', 'mug 1', 'pan 3', 'pot 7'],
      ['kettle 1', 'mug 1', 'pot 1'],
      ['cup 2', 'mug 1', 'pot 7'],
    ]);
  });
});

/** Published snapshots, oldest version first. */
async function publishedSnapshots(base: number): Promise<number[]> {
  const rows: { id: number }[] = await stores.postgres.query(
    `SELECT id FROM snapshot WHERE base_id = $1 AND state = 'published' ORDER BY id`,
    [base],
  );
  return rows.map(({ id }) => id);
}
