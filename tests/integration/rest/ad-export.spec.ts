import { beforeAll, describe, expect, it } from 'vitest';
import { runApp, type RunningApp } from '../support/running-app.js';

const domain = 'eps.example';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

const call = (query: Record<string, string>) =>
  `/api/report/simple/context/ads/export?${new URLSearchParams({ domain, base: 'msk', ...query }).toString()}`;

/** Cells of a tab-separated file by column name. */
async function commanderRows(query: Record<string, string>): Promise<Record<string, string>[]> {
  const response = await app.get(call({ type: 'yandex', ...query }));
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/tab-separated-values; charset=utf-8',
  ]);
  const [headerLine = '', ...lines] = (await response.text()).trimEnd().split('\r\n');
  const columns = headerLine.split('\t');
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').map((cell, index) => [columns[index] ?? '', cell])),
  );
}

const words = () => new Set(app.world.ads.filter((ad) => ad.domain === domain).map(({ word }) => word));
const phrase = 'Фраза (с минус-словами)';
const plain = (word: string) =>
  word
    .replace(/[^\p{L}\p{N}\s'-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the export of an advertising campaign', () => {
  it('contains every keyword of the domain once when grouped by keyword', async () => {
    const rows = await commanderRows({ group: 'keyword' });
    const keywords = rows.map((row) => row[phrase]).filter(Boolean);
    expect(keywords.toSorted()).toEqual([...new Set([...words()].map(plain))].toSorted());
    expect(new Set(rows.map((row) => row['Регион']))).toEqual(new Set(['Москва']));
  });

  it('contains each ad with all its keywords when grouped by ad', async () => {
    const rows = await commanderRows({ group: 'ad' });
    const ads = rows.filter((row) => row['Тип объявления'] === 'Комбинаторное');
    expect(ads).toHaveLength(app.oracle.ads(domain).length);
    expect(new Set(ads.map((row) => row['Ссылка']))).toEqual(
      new Set(app.oracle.ads(domain).map(({ url }) => `https://x${String(url)}`)),
    );
  });

  it('excludes keywords with a negative keyword', async () => {
    const rows = await commanderRows({ group: 'keyword', minus: 'buy\n-заказать' });
    const keywords = rows.map((row) => row[phrase] ?? '').filter(Boolean);
    expect(keywords.length).toBeGreaterThan(0);
    expect(keywords.filter((word) => /(^| )(buy|заказать)( |$)/.test(word))).toEqual([]);
    expect(rows[0]?.['Минус-фразы на группу']).toBe('buy, заказать');
  });

  it('accepts negative keywords in a form that exceed the length of an address', async () => {
    const minus = ['buy', ...Array.from({ length: 450 }, (_, index) => `лишнее слово ${index}`)].join('\n');
    const body = new URLSearchParams({ domain, base: 'msk', type: 'yandex', group: 'keyword', minus });
    expect(body.toString().length).toBeGreaterThan(16 * 1024);
    const url = `${app.url}/api/report/simple/context/ads/export`;
    const response = await fetch(url, { method: 'POST', headers: app.fixedHeaders, body });
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('yandex eps.example msk.tsv'),
    ]);
    expect(await response.text()).toContain('лишнее слово 449');
  });

  it('previews how many keywords the negative keywords exclude', async () => {
    const { data } = await app.graphql(
      `query ($domain: String!) { adExportPreview(domain: $domain, base: "msk", type: yandex, minus: ["buy", "-заказать"]) { keptOff } }`,
      { domain },
    );
    const blockedKeywords = [...words()].filter((word) =>
      /(^| )(buy|заказать)( |$)/.test(plain(word).toLowerCase()),
    );
    expect(blockedKeywords.length).toBeGreaterThan(0);
    expect((data as { adExportPreview: { keptOff: number } }).adExportPreview.keptOff).toBe(
      blockedKeywords.length,
    );
  });

  it('is a paused Google Ads Editor CSV with its own campaign name', async () => {
    const response = await app.get(call({ base: 'gny', campaign: 'Mine' }));
    expect(response.headers.get('content-disposition')).toContain('google eps.example gny.csv');
    const [headerLine = '', campaign = ''] = (await response.text()).split('\r\n');
    expect(headerLine).toMatch(/^Campaign,Campaign Type,Networks,Campaign Status,Ad Group,/);
    expect(campaign).toMatch(/^Mine,Search,Google search,Paused,/);
  });

  it('starts like its preview', async () => {
    const { data } = await app.graphql(
      `query ($domain: String!) { adExportPreview(domain: $domain, base: "msk", type: yandex) { columns rows lines keywords ads } }`,
      { domain },
    );
    const preview = (
      data as { adExportPreview: { columns: string[]; rows: string[][]; keywords: number; ads: number } }
    ).adExportPreview;
    const rows = await commanderRows({});
    expect(preview.rows).toEqual(
      rows.slice(0, preview.rows.length).map((row) => preview.columns.map((column) => row[column] ?? '')),
    );
    expect([preview.keywords, preview.ads]).toEqual([words().size, app.oracle.ads(domain).length]);
  });

  it('is rejected without a plan that includes it and for invalid requests', async () => {
    const rejected: [Response, number, string][] = [
      [await app.guest.get(call({})), 402, 'REPORT_RESTRICTED'],
      [await app.get(call({ type: 'bing' })), 400, 'BAD_REQUEST'],
      [await app.get(call({ domain: 'nobody.example' })), 404, 'DOMAIN_NOT_FOUND'],
      [await app.get(call({ base: 'nowhere' })), 404, 'UNKNOWN_BASE'],
    ];
    for (const [response, status, code] of rejected) {
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
    }
  });

  it('lists by month what a domain advertised', async () => {
    const response = await app.get('/api/report/simple/domain_ad_history?domain=eps.example&base=gny');
    expect(response.status).toBe(200);
    for (const [month, totals] of Object.entries((await response.json()) as Record<string, string[]>)) {
      expect(month).toMatch(/^\d{4}\.\d\d$/);
      expect(totals).toHaveLength(3);
    }
  });
});
