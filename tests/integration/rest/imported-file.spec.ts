import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app.js';
import { importContents } from '../../support/import-files.js';
import { readCsv } from '../../support/read-csv.js';
import { openTestStores, type TestStores } from '../../support/stores.js';
import { insertUser } from '../support/test-users.js';

/** A parsed row of the file. */
interface Row {
  word: string;
  ws: number;
  pos: number;
  url: string;
  numwords: number;
}

const subject = 'shop.example';
const products = ['tent', 'stove', 'boots', 'lamp', 'rope', 'map', 'kettle'];
const traits = ['red', 'light', 'used', 'best', 'small'];

/** A deterministic file: every combination of words with ten results each and some equal volumes. */
function resultsFile(): string {
  let state = 7;
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  const lines = ['keyword,position,url,ws'];
  for (const trait of traits) {
    for (const product of products) {
      for (const tail of ['', ' sale', ' for two']) {
        const ws = next(40) * 10;
        for (let position = 1; position <= 10; position++) {
          const host = next(3) === 0 ? subject : `www.rival${next(5)}.example`;
          lines.push(`${trait} ${product}${tail},${position},https://${host}/${product}/${next(9)},${ws}`);
        }
      }
    }
  }
  return lines.join('\n');
}

/** The subject's best result for each keyword, parsed independently of the server. */
function plainRows(file: string): Row[] {
  const best = new Map<string, Row>();
  for (const { keyword = '', position = '', url = '', ws = '' } of readCsv(file)) {
    const { hostname, pathname } = new URL(url);
    if (hostname !== subject) continue;
    const pos = Number(position);
    if ((best.get(keyword)?.pos ?? Infinity) <= pos) continue;
    best.set(keyword, {
      word: keyword,
      pos,
      ws: Number(ws),
      url: pathname,
      numwords: keyword.split(' ').length,
    });
  }
  return [...best.values()];
}

const filters: [string, (row: Row) => boolean][] = [
  ['ws>=200', ({ ws }) => ws >= 200],
  ['pos<=3^wordLIKEtent', ({ pos, word }) => pos <= 3 && word.includes('tent')],
  [
    'wordNOT LIKE sale^pos>=2^ORws<50',
    ({ word, pos, ws }) => !word.includes('sale') && (pos >= 2 || ws < 50),
  ],
  ['wsBETWEEN100@250', ({ ws }) => ws >= 100 && ws <= 250],
  [
    'wordSTARTSWITHred^ORwordENDSWITHfor two',
    ({ word }) => word.startsWith('red') || word.endsWith('for two'),
  ],
  ['wordREGEXP\\^(used|best) \\wo+', ({ word }) => /^(used|best) \wo+/.test(word)],
  ['posONE OF1DELIM5DELIM9', ({ pos }) => [1, 5, 9].includes(pos)],
  ['posNOT IN1,2,3', ({ pos }) => ![1, 2, 3].includes(pos)],
  ['numwords=4', ({ numwords }) => numwords === 4],
  ['url!=/map/3', ({ url }) => url !== '/map/3'],
  ['wordhasAllLiketentDELIMred', ({ word }) => word.includes('tent') && word.includes('red')],
  ['wordhasNoOneLiketentDELIMlamp', ({ word }) => !word.includes('tent') && !word.includes('lamp')],
];

const sorts: [string, (a: Row, b: Row) => number][] = [
  ['ws|desc', (a, b) => b.ws - a.ws],
  ['pos|asc,ws|desc', (a, b) => a.pos - b.pos || b.ws - a.ws],
  ['word|asc', (a, b) => (a.word < b.word ? -1 : Number(a.word > b.word))],
];

describe('a public API script over an imported file', () => {
  const file = resultsFile();
  const rows = plainRows(file);
  let stores: TestStores;
  let app: FastifyInstance;
  let url: string;
  let headers: Record<string, string>;

  beforeAll(async () => {
    stores = await openTestStores();
    await importContents(stores, { 'results.csv': file }, { base: 'tom', date: '2026-10-01' });
    app = await createApp({ config: stores.config, stores, log: stores.log, scheduledJobs: false });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { token } = await insertUser(stores.postgres, { kind: 'administrator' });
    headers = { 'x-api-token': token };
  });

  afterAll(() => app.close());

  async function fetchRows(more: Record<string, string>): Promise<{ total: number; data: Row[] }> {
    const query = new URLSearchParams({ base: 'tom', domain: subject, per_page: '500', ...more });
    const response = await fetch(`${url}/report/simple/organic/keywords?${query.toString()}`, { headers });
    expect(response.status).toBe(200);
    return (await response.json()) as { total: number; data: Row[] };
  }

  const words = (list: readonly Row[]) => list.map(({ word }) => word).toSorted();

  it('reads every keyword with its best position, volume and page', async () => {
    const { total, data } = await fetchRows({});
    expect(total).toBe(rows.length);
    const actualRows = data.map(({ word, pos, ws, url: path, numwords }) => ({
      word,
      pos,
      ws,
      url: path,
      numwords,
    }));
    const byWord = (a: Row, b: Row) => (a.word < b.word ? -1 : 1);
    expect(actualRows.toSorted(byWord)).toEqual(rows.toSorted(byWord));
  });

  it.each(filters)('filters by %s', async (filter, holds) => {
    const { total, data } = await fetchRows({ filter });
    expect(words(data)).toEqual(words(rows.filter(holds)));
    expect(total).toBe(data.length);
    expect(total).toBeGreaterThan(0);
  });

  it.each(sorts)('sorts by %s', async (sort, compare) => {
    const { data } = await fetchRows({ sort });
    for (const [index, row] of data.slice(1).entries()) {
      expect(compare(data[index]!, row)).toBeLessThanOrEqual(0);
    }
  });

  it('pages without gaps and overlaps', async () => {
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(rows.length / 10); page++) {
      const { data } = await fetchRows({ per_page: '10', page: String(page), sort: 'ws|desc' });
      seen.push(...data.map(({ word }) => word));
    }
    expect(seen.toSorted()).toEqual(words(rows));
  });
});
