import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { createLog } from '../../server/http/logging/log.js';
import { EmbeddedPostgres } from '../../server/stores/postgres/embedded/embedded-postgres.js';
import type { Stores } from '../../server/stores/stores.js';

/** A PostgreSQL database with the positions of one generation in a typical schema. */
export interface PeerDatabase {
  url: string;
  /** Number of positions. */
  rows: number;
  stop: () => Promise<void>;
}

/** A domain by id and name. */
export interface PeerDomain {
  id: string;
  name: string;
}

const columns = {
  domain_id: 'bigint',
  keyword_id: 'bigint',
  pos: 'int',
  previous_pos: 'int',
  has_previous: 'int',
  ws: 'int',
  wsk: 'int',
  cpc_min: 'numeric',
  cpc_max: 'numeric',
  competition: 'int',
  adscnt: 'int',
  docs: 'bigint',
  numwords: 'int',
  isgeo: 'int',
  isquest: 'int',
  path: 'text',
  url_changed: 'int',
  word: 'text',
};

/** Columns whose unsigned 64-bit values become signed in PostgreSQL. */
const signed = new Set(['domain_id', 'keyword_id', 'docs']);

const inGeneration = 'base = {base:UInt16} AND generation = {generation:UInt32}';
const unbounded = { max_execution_time: 0, max_result_rows: 0, max_result_bytes: 0, max_memory_usage: 0 };

/** Copies the best positions of a published generation to a separate embedded PostgreSQL. */
export async function fillPeerDatabase(stores: Stores, base: string): Promise<PeerDatabase> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'rivalscope-peer-'));
  await chmod(folder, 0o755);
  const server = await EmbeddedPostgres.start({ dataDir: folder, log: createLog('warn') });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const file = path.join(folder, 'positions.csv');
    const selected = Object.keys(columns).map((name) => (signed.has(name) ? `toInt64(${name})` : name));
    const parameters = await generationOf(stores, base);
    const stream = await stores.clickhouse.stream(
      `SELECT ${selected.join(', ')} FROM position_by_domain WHERE ${inGeneration} AND best = 1`,
      'CSV',
      { parameters, settings: unbounded },
    );
    await pipeline(stream, createWriteStream(file, { mode: 0o644 }));
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const declared = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
    await client.query(`SET maintenance_work_mem = '1GB'`);
    await client.query(`CREATE TABLE positions (${declared.join(', ')})`);
    const { rowCount } = await client.query(`COPY positions FROM '${file}' CSV`);
    await client.query('ALTER TABLE positions ADD PRIMARY KEY (domain_id, keyword_id)');
    await client.query('CREATE INDEX ON positions (domain_id, ws DESC, keyword_id DESC)');
    await client.query('CREATE INDEX ON positions (keyword_id, pos, domain_id)');
    await client.query('VACUUM ANALYZE positions');
    await client.end();
    return { url: server.url, rows: rowCount ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Domains with the most keywords in descending order. */
export async function topDomains(
  stores: Stores,
  base: string,
  count: number,
): Promise<readonly PeerDomain[]> {
  const { rows } = await stores.clickhouse.query<PeerDomain>(
    `SELECT toString(toInt64(domain_id)) AS id, name FROM domain WHERE ${inGeneration}
     ORDER BY it50 DESC, domain_id LIMIT {count:UInt32}`,
    { parameters: { ...(await generationOf(stores, base)), count } },
  );
  return rows;
}

async function generationOf({ postgres }: Stores, code: string) {
  const [base]: { id: number; generation: number }[] = await postgres.query(
    'SELECT id, generation FROM base WHERE code = $1',
    [code],
  );
  if (!base) throw new Error(`There is no base ${code}.`);
  return { base: base.id, generation: base.generation };
}
