import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { domainToUnicode } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../server/process/project-root.js';
import { createUser } from '../integration/support/test-users.js';
import { runApp, type RunningApp } from '../integration/support/running-app.js';
import type { ExpectedRow } from '../integration/reports/support/oracle.js';
import type { Result } from '../integration/reports/support/world.js';
import type { ClientInput } from './client-input.js';
import { javascriptClients } from './javascript-clients.js';
import { researchClients } from './research-clients.js';

const clients = { ...javascriptClients, ...researchClients };
type ClientName = keyof typeof clients;

const run = promisify(execFile);
const domain = 'alpha.example';
const competitor = 'beta.example';
const advertiser = 'eps.example';
const keyword = 'buy phone';
const pagePath = '/catalog/phones?page=2';

let app: RunningApp;
let list: string[];
let pages: string[];

beforeAll(async () => {
  // The documented limit of requests, in a shorter window.
  app = await runApp({ apiBurstSeconds: 1 });
  list = app.world.keywords.slice(0, 10).map(({ word }) => word);
  await insertHistory();
  await insertResults();
  pages = [...new Set(app.world.results.map((result) => result.domain + result.path))].slice(0, 3);
});

/** Two months of the domain. */
async function insertHistory(): Promise<void> {
  const month = { generation: 7, domain_id: app.ids.domain(domain) };
  await insert('domain_history', [
    { ...month, date: '2026-10-01', it10: 9, it50: 12 },
    { ...month, date: '2026-09-01', it10: 8, it50: 10 },
  ]);
}

/** Search results of the list, which the derived reports of the test data do not need. */
async function insertResults(): Promise<void> {
  const { id: base } = await app.deps.bases.byCode('gny');
  const sql = 'SELECT any(snapshot) AS snapshot FROM keyword WHERE base = {base:UInt16} AND generation = 7';
  const { rows } = await app.stores.clickhouse.query<{ snapshot: number }>(sql, { parameters: { base } });
  const snapshot = rows[0]?.snapshot ?? 0;
  await app.stores.postgres.query(
    "INSERT INTO snapshot (id, base_id, date, state) VALUES ($1, $2, '2026-10-01', 'published')",
    [snapshot, base],
  );
  const results = findTopResults(list).map(({ word, domain: name, path: url, pos }) => ({
    snapshot,
    keyword_id: app.ids.keyword(word),
    domain_id: app.ids.domain(name),
    path: url,
    pos,
  }));
  await insert('result', results);
}

async function insert(table: string, rows: readonly object[]): Promise<void> {
  const { id: base } = await app.deps.bases.byCode('gny');
  const lines = rows.map((row) => JSON.stringify({ base, ...row }));
  await app.stores.clickhouse.insert(`INSERT INTO ${table} FORMAT JSONEachRow`, lines.join('\n'));
}

/** Keywords for which a domain ranks. */
function keywordsOf(name: string, depth = 50): string[] {
  const results = app.world.results.filter((result) => result.domain === name && result.pos <= depth);
  return [...new Set(results.map(({ word }) => word))].sort();
}

const countTop10 = (name: string) => keywordsOf(name, 10).length;

/** Number of keywords of the list per domain in their tops. */
function countDomains(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { domain: name } of findTopResults(list)) counts[name] = (counts[name] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [domainToUnicode(name), count]));
}

/** Results of keywords, one per keyword and domain. */
function findTopResults(words: readonly string[]): Result[] {
  const results = app.world.results.filter(({ word }) => words.includes(word));
  return [...new Map(results.map((result) => [`${result.word} ${result.domain}`, result])).values()];
}

/** Expected results of each client, from the data of the test. */
const expectations: Readonly<Record<ClientName, () => unknown>> = {
  growth: () => ({
    months: 2,
    isNumeric: true,
    last: [9, 12],
    now: [countTop10(domain), keywordsOf(domain).length],
  }),
  strictPages: () => keywordsOf(domain),
  groupReport: () => ({ [domain]: countTop10(domain), [competitor]: countTop10(competitor) }),
  snapshot: () => keywordsOf(domain),
  dashboardNumbers: () => ['0', '0', true, countTop10(domain)],
  rankedKeywords: () => keywordsOf(domain),
  keywordGap: () => keywordsOf(competitor).filter((word) => !keywordsOf(domain).includes(word)),
  listVolumes: () => [...list].sort(),
  bulkExport: () => keywordsOf(domain, 10),
  desktop: () => keywordsOf(domain),
  domainBatch: () => ({ [domain]: countTop10(domain), [competitor]: countTop10(competitor) }),
  sitePages: () => {
    const ranked = app.world.results.filter((result) => result.domain === domain);
    return [...new Set(ranked.map((result) => result.path))].sort();
  },
  semanticKernel: () => [true, 200],
  joinedPath: () => keywordsOf(domain),
  topCompetitors: () => {
    const domains = countDomains();
    const count = Object.keys(domains).length;
    return { domains, totals: [count, count, 0] };
  },
  backlinks: () => [404, 404],
  competitorAnalysis: () => ({
    words: frequentKeywords(10).filter((word) => !word.includes('berry')),
    competitors: competitorNames(),
    live: [404, 404],
  }),
  researchCycle: () => {
    const { ws, wsk } = app.world.keywords.find(({ word }) => word === keyword) ?? expect.fail();
    return {
      volumes: [ws, wsk],
      it10: countTop10(domain),
      competitors: competitorNames(),
      lost: sortedWords(app.oracle.lostKeywords(domain)),
      group: { [domain]: countTop10(domain), [competitor]: countTop10(competitor) },
    };
  },
  pageKeywords: () => sortedWords(app.oracle.pageKeywords(competitor, pagePath)),
  pageStream: () => sortedWords(app.oracle.pageKeywords(competitor, pagePath)),
  contentSource: () => ({
    check: [404, 404],
    extended: extendedKeywords(),
    volumes: [...list].sort(),
    competitors: countDomains(),
  }),
  keywordCollection: () => ({
    extended: extendedKeywords(),
    keys: ['buy phone', 'repair video'],
    exclude: ['phone buy'],
    frequent: frequentKeywords(50),
  }),
  similarKeywords: () => {
    const rows = app.oracle.similarKeywords(keyword);
    const volumes = rows.map(({ wsk }) => Number(wsk)).sort((left, right) => right - left);
    return { words: sortedWords(rows), volumes };
  },
  harvest: () => ({
    it50: keywordsOf(domain).length,
    competitors: competitorNames(),
    months: ['2026-10', '2026-09'],
    isNumeric: true,
    top: topPositions(),
    extended: extendedKeywords(),
  }),
  searchConsole: () => {
    const ads = app.oracle.ads(advertiser);
    const shared = app.oracle.competitors(domain, 10).map(({ cnt }) => Number(cnt));
    const positions = app.oracle.organicKeywords(domain).map(({ pos }) => Number(pos));
    const ascending = positions.toSorted((left, right) => left - right);
    return {
      hasLimit: true,
      totals: [ads.length, app.oracle.adKeywords(advertiser).length, shared.length, positions.length],
      headers: [...new Set(ads.map(({ header }) => String(header)))].sort(),
      shared: shared.sort((left, right) => right - left).slice(0, 100),
      positions: ascending.slice(0, 100),
      links: [404, 404],
    };
  },
};

const sortedWords = (rows: readonly ExpectedRow[]) => rows.map(({ word }) => String(word)).sort();

const competitorNames = () =>
  app.oracle
    .competitors(domain, 10)
    .map(({ name }) => domainToUnicode(String(name)))
    .sort();

/** Keywords of the domain with a high volume. */
const frequentKeywords = (depth: number) =>
  keywordsOf(domain, depth).filter(
    (word) => (app.world.keywords.find((found) => found.word === word)?.ws ?? 0) >= 1000,
  );

/** Keywords that share at least four results with a keyword of the list. */
function extendedKeywords(): string[] {
  const similar = list.flatMap((word) => app.oracle.similarKeywords(word));
  const words = similar.filter(({ cnt }) => Number(cnt) >= 4).map(({ word }) => String(word));
  return [...new Set(words)].sort();
}

/** Positions of the keyword in their order. */
const topPositions = () =>
  app.world.results
    .filter(({ word }) => word === keyword)
    .map(({ pos }) => pos)
    .sort((left, right) => left - right);

/** Each client has a token of its own, and so the limit of requests of one script. */
async function createInput(): Promise<ClientInput> {
  const { token } = await createUser(app, { kind: 'team' });
  const page = `https://www.${competitor}${pagePath}`;
  return { api: `${app.url}/api`, token, domain, competitor, advertiser, keyword, page, list, pages };
}

const names = Object.keys(clients) as ClientName[];

/** Runtimes of the clients in other languages. Without a runtime the JavaScript client covers the same requests. */
const runtimes = [
  {
    command: 'python3',
    file: 'clients.py',
    clients: [
      'groupReport',
      'snapshot',
      'dashboardNumbers',
      'rankedKeywords',
      'keywordGap',
      'listVolumes',
      'bulkExport',
      'competitorAnalysis',
      'researchCycle',
      'pageKeywords',
      'contentSource',
      'keywordCollection',
    ],
  },
  { command: 'php', file: 'clients.php', clients: ['sitePages', 'semanticKernel', 'topCompetitors'] },
] as const;

// On a busy machine, a list can take longer than the two seconds for which the server waits before it answers 202.
describe('a client of the public API', { retry: 1 }, () => {
  it.each(names)('in JavaScript works: %s', async (name) => {
    expect(await clients[name](await createInput())).toEqual(expectations[name]());
  });

  for (const { command, file, clients } of runtimes) {
    const isInstalled = spawnSync(command, ['--version']).status === 0;
    if (!isInstalled) console.warn(`${command} is not installed, so its clients run in JavaScript only.`);
    it.each(isInstalled ? clients : [])(`in ${command} works: %s`, async (name) => {
      const script = path.join(projectRoot, 'tests/clients', file);
      const { stdout } = await run(command, [script, name, JSON.stringify(await createInput())]);
      expect(JSON.parse(stdout)).toEqual(expectations[name]());
    });
  }
});

it('of one token with 30 concurrent calls succeeds if it waits twice', async () => {
  const { api, token } = await createInput();
  const call = async (retries: number): Promise<number> => {
    const response = await fetch(`${api}/report/simple/organic/keywords?base=gny&domain=${domain}`, {
      headers: { 'X-Keyso-TOKEN': token },
    });
    if (response.status === 200 || retries === 0) return response.status;
    expect(response.status).toBe(429);
    await new Promise((resolve) => setTimeout(resolve, Number(response.headers.get('retry-after')) * 1000));
    return call(retries - 1);
  };
  const statuses = await Promise.all(Array.from({ length: 30 }, () => call(2)));
  expect(new Set(statuses)).toEqual(new Set([200]));
});
