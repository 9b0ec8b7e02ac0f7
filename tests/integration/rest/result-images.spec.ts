import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
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
