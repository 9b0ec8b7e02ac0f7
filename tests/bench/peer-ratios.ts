import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { loadConfig } from '../../server/config/config.js';
import { createLog } from '../../server/http/logging/log.js';
import { openStores } from '../../server/stores/open-stores.js';
import { startServer } from '../support/running-server.js';
import { createAdministratorClient } from './as-administrator.js';
import { send, type BenchServer } from './measure.js';
import { fillPeerDatabase, topDomains, type PeerDatabase, type PeerDomain } from './peer-database.js';
import type { Ratio } from './request-ratios.js';

/** Sends one request, selected by the index. */
type SendRequest = (index: number) => Promise<unknown>;

/** Requests to both servers with the same number of clients. */
interface Comparison {
  name: string;
  min: number;
  clients: number;
  peer: SendRequest;
  ours: SendRequest;
}

const base = 'gny';
const sampleKeywords = '20000';
const clients = 8;
const [distinct, repeated, topCount] = [2000, 20, 8];
const rounds = 3;

/**
 * Compares our server with common alternatives on the same rows: PostGraphile 4 with its filter plugin over
 * PostgreSQL, and plain SQL for competitors. Ratios are our requests per second to theirs.
 * @param folder installation of `postgraphile@4 postgraphile-plugin-connection-filter@2 pg` outside of the project
 * @param seconds per case and round
 */
export async function measurePeer(folder: string, seconds: number): Promise<Ratio[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'rivalscope-beside-'));
  try {
    const cached = await withBothServers(dataDir, folder, {}, (servers) =>
      runComparisons(repeatedComparisons(servers), seconds),
    );
    // Rounds continue with the next domains and wrap around, so nothing may be cached.
    const uncached = await withBothServers(dataDir, folder, { QUERY_CACHE_MB: '0' }, (servers) =>
      runComparisons(uncachedComparisons(servers), seconds),
    );
    return [...cached, ...uncached];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Compares expensive requests on the large database with plain SQL: competitors of the largest domains, and filtered
 * and sorted positions of the largest one.
 * Copying 50 million positions with indexes takes minutes.
 */
export async function measurePeerOfBigBase(dataDir: string, seconds: number): Promise<Ratio[]> {
  const server = await startServer({
    dataDir,
    env: { LOG_LEVEL: 'warn', SAMPLE_KEYWORDS: '0', QUERY_CACHE_MB: '0' },
  });
  const stores = await openStores(loadConfig({ ...process.env, DATA_DIR: dataDir }), createLog('warn'), {
    role: 'tool',
  });
  try {
    const database = await fillPeerDatabase(stores, base);
    console.log(`${database.rows.toLocaleString('en')} positions in both`);
    const pool = poolOf(database);
    try {
      const domains = await topDomains(stores, base, topCount);
      const ours = await createAdministratorClient(server.url.replace('localhost', '127.0.0.1'));
      return await runComparisons(expensiveComparisons({ ours, pool, domains }), seconds, 1);
    } finally {
      await pool.end();
      await database.stop();
    }
  } finally {
    await stores.close();
    await server.stop();
  }
}

interface BothServers {
  ours: BenchServer;
  peer: BenchServer;
  pool: pg.Pool;
  domains: readonly PeerDomain[];
}

async function withBothServers(
  dataDir: string,
  folder: string,
  env: NodeJS.ProcessEnv,
  measure: (servers: BothServers) => Promise<Ratio[]>,
): Promise<Ratio[]> {
  const server = await startServer({
    dataDir,
    env: { LOG_LEVEL: 'warn', SAMPLE_KEYWORDS: sampleKeywords, ...env },
  });
  const stores = await openStores(loadConfig({ ...process.env, DATA_DIR: dataDir }), createLog('warn'), {
    role: 'tool',
  });
  try {
    const database = await fillPeerDatabase(stores, base);
    console.log(`${database.rows.toLocaleString('en')} positions in both`);
    const program = fileURLToPath(new URL('peer-server.js', import.meta.url));
    const child = fork(program, [path.resolve(folder), database.url]);
    const pool = poolOf(database);
    try {
      const [port] = (await once(child, 'message')) as [number];
      const domains = await topDomains(stores, base, distinct);
      const peer = { url: `http://127.0.0.1:${port}`, headers: {} };
      const ours = await createAdministratorClient(server.url.replace('localhost', '127.0.0.1'));
      return await measure({ ours, peer, pool, domains });
    } finally {
      await pool.end();
      child.kill();
      await database.stop();
    }
  } finally {
    await stores.close();
    await server.stop();
  }
}

/** Requests for first pages of the given number of domains in rotation. */
function firstPages({ ours, peer, domains }: BothServers, count: number) {
  const domainAt = (index: number) => domains[index % Math.min(count, domains.length)];
  return {
    clients,
    peer: (index: number) => requestGraphql(peer, firstPage(domainAt(index)?.id)),
    ours: (index: number) => requestRest(ours, 'organic/keywords', { domain: domainAt(index)?.name ?? '' }),
  };
}

/** Repeated requests, which may be cached. */
function repeatedComparisons(servers: BothServers): Comparison[] {
  return [{ name: 'repeated first pages', min: 1, ...firstPages(servers, repeated) }];
}

/** Requests to a server with disabled cache. */
function uncachedComparisons(servers: BothServers): Comparison[] {
  const { ours, peer, domains } = servers;
  return [
    { name: 'distinct first pages', min: 0.5, ...firstPages(servers, distinct) },
    {
      name: 'the biggest domain, filtered and sorted by position',
      min: 2,
      clients,
      peer: (index) => requestGraphql(peer, filtered(domains[0]?.id, substring(index), index)),
      ours: (index) => filteredPage(ours, domains[0]?.name, index),
    },
    {
      name: 'competitors of the eight biggest domains, to plain SQL',
      min: 2,
      ...competitorRequests(servers, topCount),
    },
  ];
}

type ServerAndPool = Pick<BothServers, 'ours' | 'pool' | 'domains'>;

function expensiveComparisons(servers: ServerAndPool): Comparison[] {
  const { ours, pool, domains } = servers;
  return [
    {
      name: 'competitors of the biggest domain of the big base, to plain SQL',
      min: 10,
      ...competitorRequests(servers, 1),
    },
    {
      name: 'the same domain’s positions, filtered and sorted, to plain SQL',
      min: 10,
      clients: 2,
      peer: (index) =>
        plainSql(pool, filteredPositions, [domains[0]?.id, `%${substring(index)}%`, index % 20]),
      ours: (index) => filteredPage(ours, domains[0]?.name, index),
    },
  ];
}

function competitorRequests({ ours, pool, domains }: ServerAndPool, count: number) {
  return {
    clients: 2,
    peer: (index: number) => plainSql(pool, competitors, [domains[index % count]?.id]),
    ours: (index: number) =>
      requestRest(ours, 'organic/concurents', { domain: domains[index % count]?.name ?? '' }),
  };
}

/** Ignores errors of idle connections when the database stops before the pool closes. */
function poolOf({ url }: PeerDatabase): pg.Pool {
  return new pg.Pool({ connectionString: url, max: clients }).on('error', () => undefined);
}

/** An empty result would invalidate the comparison. */
async function plainSql(pool: pg.Pool, sql: string, values: readonly unknown[]): Promise<void> {
  const { rowCount } = await pool.query(sql, [...values]);
  if (rowCount === 0) throw new Error('The peer found no rows.');
}

/** Frequent letter pairs in keywords. */
const common = ['te', 'an', 'al', 'ar', 'en', 'er', 'in', 'le', 'ro', 'ut'];
const substring = (index: number) => common[index % common.length] ?? '';

function filteredPage(ours: BenchServer, domain = '', index: number): Promise<void> {
  const filter = `wordLIKE${substring(index)}^ws>=${index % 20}`;
  return requestRest(ours, 'organic/keywords', { domain, filter, sort: 'pos|asc' });
}

/** Alternates between both servers and compares their best rounds. */
async function runComparisons(
  comparisons: readonly Comparison[],
  seconds: number,
  times = rounds,
): Promise<Ratio[]> {
  const ratios: Ratio[] = [];
  for (const { name, min, clients: clientCount, peer, ours } of comparisons) {
    const rates = { peer: [] as number[], ours: [] as number[] };
    const next = { peer: 0, ours: 0 };
    for (let round = 0; round < times; round++) {
      rates.peer.push(await rateOf(() => peer(next.peer++), clientCount, seconds));
      rates.ours.push(await rateOf(() => ours(next.ours++), clientCount, seconds));
    }
    const formatted = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(', ');
    console.log(`${name}, a second: the peer ${formatted(rates.peer)}; ours ${formatted(rates.ours)}`);
    ratios.push({ name, value: Math.max(...rates.ours) / Math.max(...rates.peer), min });
  }
  return ratios;
}

async function rateOf(
  sendRequest: () => Promise<unknown>,
  clientCount: number,
  seconds: number,
): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1000;
  let completed = 0;
  const client = async (): Promise<void> => {
    for (; performance.now() < end; completed++) await sendRequest();
  };
  await Promise.all(Array.from({ length: clientCount }, client));
  return completed / ((performance.now() - started) / 1000);
}

async function requestRest(
  server: BenchServer,
  report: string,
  parameters: Record<string, string>,
): Promise<void> {
  const query = new URLSearchParams({ base, ...parameters }).toString();
  const response = await send(server, { method: 'GET', path: `/api/report/simple/${report}?${query}` });
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${body.slice(0, 300)}`);
}

async function requestGraphql(server: BenchServer, query: string): Promise<void> {
  const response = await send(server, { method: 'POST', path: '/graphql', body: JSON.stringify({ query }) });
  const body = await text(response);
  if (response.statusCode !== 200 || body.startsWith('{"errors"')) throw new Error(body.slice(0, 300));
}

const fields =
  'keywordId pos previousPos hasPrevious ws wsk cpcMin cpcMax competition adscnt docs numwords isgeo isquest path urlChanged word';

const firstPage = (id = '') =>
  `{ allPositions(condition: { domainId: "${id}" }, orderBy: [WS_DESC, KEYWORD_ID_DESC], first: 25) { totalCount nodes { ${fields} } } }`;

const filtered = (id = '', substring: string, volume: number) =>
  `{ allPositions(condition: { domainId: "${id}" }, filter: { word: { includesInsensitive: "${substring}" }, ws: { greaterThanOrEqualTo: ${volume} } }, orderBy: [POS_ASC, KEYWORD_ID_DESC], first: 25) { totalCount nodes { ${fields} } } }`;

const competitors = `
  SELECT b.domain_id, count(*) AS shared FROM positions a JOIN positions b ON b.keyword_id = a.keyword_id
  WHERE a.domain_id = $1 AND b.domain_id <> $1 AND a.pos <= 10 AND b.pos <= 10
  GROUP BY 1 ORDER BY 2 DESC LIMIT 25`;

const filteredPositions = `
  SELECT *, count(*) OVER () AS total FROM positions WHERE domain_id = $1 AND word ILIKE $2 AND ws >= $3
  ORDER BY pos, keyword_id DESC LIMIT 25`;
