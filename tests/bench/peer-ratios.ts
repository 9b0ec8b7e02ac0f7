import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { loadConfig } from '../../server/config/config.js';
import { createLog } from '../../server/http/log.js';
import { openStores } from '../../server/stores/open-stores.js';
import { startServer } from '../support/running-server.js';
import { asAdministrator } from './as-administrator.js';
import { send, type Measured } from './measure.js';
import { fillPeerDatabase, largestDomains, type PeerDatabase, type PeerDomain } from './peer-database.js';
import type { Ratio } from './request-ratios.js';

/** Asks one question; the turn tells which. */
type Ask = (turn: number) => Promise<unknown>;

/** What both are asked, by as many clients each. */
interface Contest {
  name: string;
  least: number;
  clients: number;
  peer: Ask;
  ours: Ask;
}

const base = 'gny';
const sampleKeywords = '20000';
const clients = 8;
const [distinct, repeated, biggest] = [2000, 20, 8];
const rounds = 3;

/**
 * What a user would pick instead, asked the same of the same rows in turn with our server: PostGraphile 4 with its filter
 * plugin over PostgreSQL, and for competitors plain SQL. Answers a second, ours to theirs, over the usual sample.
 * @param folder where `postgraphile@4 postgraphile-plugin-connection-filter@2 pg` are installed, outside the project
 * @param seconds of each question and round
 */
export async function measurePeer(folder: string, seconds: number): Promise<Ratio[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'rivalscope-beside-'));
  try {
    const kept = await withBoth(dataDir, folder, {}, (both) => contend(repeatedContests(both), seconds));
    // Rounds go on where the one before ended, and begin again at the first domain: nothing may be kept of it.
    const asked = await withBoth(dataDir, folder, { QUERY_CACHE_MB: '0' }, (both) =>
      contend(askedContests(both), seconds),
    );
    return [...kept, ...asked];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Wide questions over the big base of a folder, to plain SQL: competitors of its biggest domains, and the biggest domain's
 * positions filtered and sorted. Laying 50 million positions down with their indexes takes minutes.
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
      const domains = await largestDomains(stores, base, biggest);
      const ours = await asAdministrator(server.url.replace('localhost', '127.0.0.1'));
      return await contend(wideContests({ ours, pool, domains }), seconds, 1);
    } finally {
      await pool.end();
      await database.stop();
    }
  } finally {
    await stores.close();
    await server.stop();
  }
}

interface Both {
  ours: Measured;
  peer: Measured;
  pool: pg.Pool;
  domains: readonly PeerDomain[];
}

async function withBoth(
  dataDir: string,
  folder: string,
  env: NodeJS.ProcessEnv,
  measure: (both: Both) => Promise<Ratio[]>,
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
      const domains = await largestDomains(stores, base, distinct);
      const peer = { url: `http://127.0.0.1:${port}`, headers: {} };
      const ours = await asAdministrator(server.url.replace('localhost', '127.0.0.1'));
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

/** Clients that open first pages of so many domains in turn. */
function firstPages({ ours, peer, domains }: Both, count: number) {
  const of = (turn: number) => domains[turn % Math.min(count, domains.length)];
  return {
    clients,
    peer: (turn: number) => graphql(peer, firstPage(of(turn)?.id)),
    ours: (turn: number) => rest(ours, 'organic/keywords', { domain: of(turn)?.name ?? '' }),
  };
}

/** What is asked again and again, so that answers may be kept. */
function repeatedContests(both: Both): Contest[] {
  return [{ name: 'repeated first pages', least: 1, ...firstPages(both, repeated) }];
}

/** What is asked of a server that keeps no answers. */
function askedContests(both: Both): Contest[] {
  const { ours, peer, domains } = both;
  return [
    { name: 'distinct first pages', least: 0.5, ...firstPages(both, distinct) },
    {
      name: 'the biggest domain, filtered and sorted by position',
      least: 2,
      clients,
      peer: (turn) => graphql(peer, filtered(domains[0]?.id, letters(turn), turn)),
      ours: (turn) => filteredPage(ours, domains[0]?.name, turn),
    },
    {
      name: 'competitors of the eight biggest domains, to plain SQL',
      least: 2,
      ...askedForCompetitors(both, biggest),
    },
  ];
}

type OursAndSql = Pick<Both, 'ours' | 'pool' | 'domains'>;

function wideContests(both: OursAndSql): Contest[] {
  const { ours, pool, domains } = both;
  return [
    {
      name: 'competitors of the biggest domain of the big base, to plain SQL',
      least: 10,
      ...askedForCompetitors(both, 1),
    },
    {
      name: 'the same domain’s positions, filtered and sorted, to plain SQL',
      least: 10,
      clients: 2,
      peer: (turn) => plainSql(pool, filteredPositions, [domains[0]?.id, `%${letters(turn)}%`, turn % 20]),
      ours: (turn) => filteredPage(ours, domains[0]?.name, turn),
    },
  ];
}

function askedForCompetitors({ ours, pool, domains }: OursAndSql, count: number) {
  return {
    clients: 2,
    peer: (turn: number) => plainSql(pool, competitors, [domains[turn % count]?.id]),
    ours: (turn: number) => rest(ours, 'organic/concurents', { domain: domains[turn % count]?.name ?? '' }),
  };
}

/** Connections that may be told of the database's end, as the pool does not wait until they are closed. */
function poolOf({ url }: PeerDatabase): pg.Pool {
  return new pg.Pool({ connectionString: url, max: clients }).on('error', () => undefined);
}

/** An answer without rows would compare nothing. */
async function plainSql(pool: pg.Pool, sql: string, values: readonly unknown[]): Promise<void> {
  const { rowCount } = await pool.query(sql, [...values]);
  if (rowCount === 0) throw new Error('The peer found no rows.');
}

/** Letters that many keywords hold. */
const common = ['te', 'an', 'al', 'ar', 'en', 'er', 'in', 'le', 'ro', 'ut'];
const letters = (turn: number) => common[turn % common.length] ?? '';

function filteredPage(ours: Measured, domain = '', turn: number): Promise<void> {
  const filter = `wordLIKE${letters(turn)}^ws>=${turn % 20}`;
  return rest(ours, 'organic/keywords', { domain, filter, sort: 'pos|asc' });
}

/** Asks in turn, round by round; what each has answered a second in its best round is compared. */
async function contend(contests: readonly Contest[], seconds: number, times = rounds): Promise<Ratio[]> {
  const ratios: Ratio[] = [];
  for (const { name, least, clients: many, peer, ours } of contests) {
    const rates = { peer: [] as number[], ours: [] as number[] };
    const next = { peer: 0, ours: 0 };
    for (let round = 0; round < times; round++) {
      rates.peer.push(await rateOf(() => peer(next.peer++), many, seconds));
      rates.ours.push(await rateOf(() => ours(next.ours++), many, seconds));
    }
    const told = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(', ');
    console.log(`${name}, a second: the peer ${told(rates.peer)}; ours ${told(rates.ours)}`);
    ratios.push({ name, value: Math.max(...rates.ours) / Math.max(...rates.peer), least });
  }
  return ratios;
}

async function rateOf(ask: () => Promise<unknown>, many: number, seconds: number): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1000;
  let answers = 0;
  const client = async (): Promise<void> => {
    for (; performance.now() < end; answers++) await ask();
  };
  await Promise.all(Array.from({ length: many }, client));
  return answers / ((performance.now() - started) / 1000);
}

async function rest(server: Measured, report: string, parameters: Record<string, string>): Promise<void> {
  const query = new URLSearchParams({ base, ...parameters }).toString();
  const answer = await send(server, { method: 'GET', path: `/api/report/simple/${report}?${query}` });
  const body = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${body.slice(0, 300)}`);
}

async function graphql(server: Measured, query: string): Promise<void> {
  const answer = await send(server, { method: 'POST', path: '/graphql', body: JSON.stringify({ query }) });
  const body = await text(answer);
  if (answer.statusCode !== 200 || body.startsWith('{"errors"')) throw new Error(body.slice(0, 300));
}

const fields =
  'keywordId pos previousPos hasPrevious ws wsk cpcMin cpcMax competition adscnt docs numwords isgeo isquest path urlChanged word';

const firstPage = (id = '') =>
  `{ allPositions(condition: { domainId: "${id}" }, orderBy: [WS_DESC, KEYWORD_ID_DESC], first: 25) { totalCount nodes { ${fields} } } }`;

const filtered = (id = '', letters: string, volume: number) =>
  `{ allPositions(condition: { domainId: "${id}" }, filter: { word: { includesInsensitive: "${letters}" }, ws: { greaterThanOrEqualTo: ${volume} } }, orderBy: [POS_ASC, KEYWORD_ID_DESC], first: 25) { totalCount nodes { ${fields} } } }`;

const competitors = `
  SELECT b.domain_id, count(*) AS shared FROM positions a JOIN positions b ON b.keyword_id = a.keyword_id
  WHERE a.domain_id = $1 AND b.domain_id <> $1 AND a.pos <= 10 AND b.pos <= 10
  GROUP BY 1 ORDER BY 2 DESC LIMIT 25`;

const filteredPositions = `
  SELECT *, count(*) OVER () AS total FROM positions WHERE domain_id = $1 AND word ILIKE $2 AND ws >= $3
  ORDER BY pos, keyword_id DESC LIMIT 25`;
