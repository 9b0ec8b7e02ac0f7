import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { FairSemaphore } from '../../../server/load-control/fair-semaphore.js';
import { RequestSlots } from '../../../server/load-control/request-slots.js';
import { organicKeywords } from '../../../server/reports/definitions/organic/organic-keywords.report.js';
import { prepareReport } from '../../../server/reports/engine/prepare-report.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { resultImages } from '../../../server/reports/images/result-images.js';
import { ThrottledStore } from '../../../server/stores/clickhouse/store-decorators.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { rowKey, fetchRows, type Row } from './support/rows.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
  const { id } = await app.deps.bases.byCode('gny');
  await app.stores.postgres.query(
    `INSERT INTO snapshot (id, base_id, date, state) VALUES (1, $1, '2026-09-01', 'published'), (2, $1, '2026-10-01', 'published')`,
    [id],
  );
});

const keywords = '/api/report/simple/organic/keywords?domain=alpha.example';

describe('search result images', () => {
  const action = 'action=downloadImage';

  it('are an archive with one PNG per selected row with title and snippet, by GET and POST', async () => {
    const { data } = await fetchRows(app, `${keywords}&sort=pos|asc`);
    const chosen = data.slice(0, 3);
    const list = encodeURIComponent(chosen.map(rowKey).join(','));
    const plain = await archive(`${keywords}&${action}&ids=${list}&sort=pos|asc`);
    expect(Object.keys(plain).map((name) => name.replace(/^\d+ position \d+ |\.png$/g, ''))).toEqual(
      chosen.map(({ word }) => String(word).replace(/[\\/:*?"<>|]+/g, '-')),
    );
    for (const picture of Object.values(plain)) {
      const { format, width, height } = await sharp(picture).metadata();
      expect([format, width]).toEqual(['png', 1280]);
      expect(height).toBeGreaterThan(150);
    }
    await setTitleAndSnippet(chosen[0], 'A title', 'A snippet of words. '.repeat(20));
    const images = await archive(`${keywords}&${action}&ids=${list}&sort=pos|asc`);
    const heights = async (files: Record<string, Uint8Array>) =>
      Promise.all(Object.values(files).map(async (picture) => (await sharp(picture).metadata()).height));
    const [before, after] = [await heights(plain), await heights(images)];
    expect(after[0]).toBeGreaterThan((before[0] ?? 0) + 100);
    expect(after.slice(1)).toEqual(before.slice(1));

    const form = new URLSearchParams({ domain: 'alpha.example', action: 'downloadImage', sort: 'pos|asc' });
    for (const row of chosen) form.append('ids', rowKey(row));
    const address = app.url + (keywords.split('?')[0] ?? '');
    const posted = await fetch(address, { method: 'POST', headers: app.fixedHeaders, body: form });
    expect(Object.keys(unzipSync(new Uint8Array(await posted.arrayBuffer())))).toEqual(Object.keys(images));
  });

  it('contain no more than the viewer may see', async () => {
    const demo = app.as(await createUser(app, { kind: 'demo' }));
    const { data } = await fetchRows(app, `${keywords}&sort=pos|desc`);
    const deepRows = data.filter(({ pos }) => Number(pos) > 10);
    expect(deepRows.length).toBeGreaterThan(0);
    const seen = data.filter(({ pos }) => Number(pos) <= 10);
    const ids = [...deepRows.slice(0, 3), ...seen].map(rowKey).slice(0, 40).join(',');
    const response = await demo.get(`${keywords}&${action}&ids=${encodeURIComponent(ids)}`);
    const files = Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())));
    expect(files.length).toBeLessThanOrEqual(10);
    expect(files.every((name) => Number(/position (\d+)/.exec(name)?.[1]) <= 10)).toBe(true);
  });

  it('do not exist for rows outside the report', async () => {
    for (const ids of ['1', '1,2', '1%7C/nowhere']) {
      const response = await app.get(`${keywords}&${action}&ids=${ids}`);
      expect([response.status, (await response.json()) as object]).toEqual([
        404,
        expect.objectContaining({
          error: 'ROWS_NOT_FOUND',
          message: 'The report does not contain the selected rows, or your plan does not include them.',
        }),
      ]);
    }
  });

  it('require selected rows of a report on search results', async () => {
    const without = await app.get(`${keywords}&${action}`);
    expect([without.status, await without.text()]).toEqual([400, expect.stringMatching(/ids/)]);
    const pages = await app.get(
      '/api/report/simple/organic/sitepages?domain=alpha.example&action=downloadImage',
    );
    expect(pages.headers.get('content-type')).toMatch(/^application\/json/);
  });
});

describe('the export slot of an archive of images', () => {
  /** Opens an archive of the account's only export slot. */
  async function openArchive(keys: readonly Row[]) {
    const limits = { maxConcurrent: 1, maxConcurrentPerKey: 1, maxQueuedPerKey: 0 };
    const limiters = {
      queries: new FairSemaphore({ ...limits, maxQueuedPerKey: 9 }),
      exports: new FairSemaphore(limits),
    };
    const requestSlots = new RequestSlots({ key: 'account:1', weight: 1 });
    const deps = {
      ...app.deps,
      clickhouse: new ThrottledStore(app.stores.clickhouse, limiters),
      requestSlots,
    };
    const request = {
      domain: 'alpha.example',
      base: 'gny',
      rowKeys: keys.map(({ kid, url }) => [String(kid), String(url)] as const),
    };
    const report = await prepareReport(organicKeywords, request, { viewer: unlimitedViewer, deps });
    const acquire = () => limiters.exports.acquire({ key: 'account:1' });
    return { archive: resultImages(report, deps, { baseName: 'Google', language: 'en' }), acquire };
  }

  it('is in use until the archive is read or abandoned', async () => {
    const { data } = await fetchRows(app, `${keywords}&sort=pos|asc`);
    for (const isRead of [true, false]) {
      const { archive, acquire } = await openArchive(data.slice(0, 3));
      const stream = await archive;
      await expect(acquire()).rejects.toMatchObject({ code: 'OVERLOADED' });
      if (isRead) await buffer(stream);
      else await once(stream.destroy(), 'close');
      (await acquire())();
    }
  });

  it('is released if no row matches', async () => {
    const { archive, acquire } = await openArchive([{ kid: 1, url: '/nowhere' }]);
    await expect(archive).rejects.toMatchObject({ code: 'ROWS_NOT_FOUND' });
    (await acquire())();
  });
});

async function archive(path: string): Promise<Record<string, Uint8Array>> {
  const response = await app.get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(response.headers.get('content-disposition')).toMatch(/\.zip"/);
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

/** Sets title and snippet in the keyword's latest snapshot and in an older one. */
async function setTitleAndSnippet(row: Row | undefined, title: string, snippet: string): Promise<void> {
  const { id } = await app.deps.bases.byCode('gny');
  const place = { base: id, keyword_id: row?.['kid'], domain_id: app.ids.domain('alpha.example') };
  const result = { ...place, pos: row?.['pos'], path: row?.['url'], title, snippet };
  const lines = [
    { ...result, snapshot: 2 },
    { ...result, snapshot: 1, title: 'Old', snippet: '' },
  ];
  await app.stores.clickhouse.insert(
    'INSERT INTO result FORMAT JSONEachRow',
    lines.map((line) => JSON.stringify(line)).join('\n'),
  );
}
