import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../../server/config/config.js';
import { ClickHouseClientStore } from '../../server/stores/clickhouse/clickhouse-client.store.js';
import type { EngineAddress } from '../../server/stores/clickhouse/embedded/embedded-clickhouse.js';
import { connectStores } from '../../server/stores/connect-stores.js';
import type { Stores } from '../../server/stores/stores.js';

/** What the databases of a file hold at its start: what the migrations leave, or the small world of the reports beside it. */
export type Template = 'migrated' | 'small_world';

/** The two real servers that the files of tests share; each file has databases of its own in them. */
export interface SharedServers {
  /** Address of the database that PostgreSQL has from the start, with the password of a superuser. */
  postgresUrl: string;
  clickhouse: EngineAddress;
}

/** Connects to the databases of one name in both servers; with `migrate` the tables are made first. */
export async function connectTo(
  { postgresUrl, clickhouse }: SharedServers,
  database: string,
  config: Config,
  log: Logger,
  { migrate }: { migrate: boolean },
): Promise<Stores> {
  const url = new URL(postgresUrl);
  url.pathname = `/${database}`;
  const addresses = { postgresUrl: url.href, clickhouse: { embedded: clickhouse } };
  const stores = await connectStores({ ...config, clickhouseDatabase: database }, addresses, log, {
    migrate,
  });
  return { ...stores, owned: false };
}

/** Makes databases of a new name in both servers, as copies of a template that nobody is connected to. */
export async function copyTemplate(servers: SharedServers, template: Template): Promise<string> {
  const name = `file_${randomBytes(6).toString('hex')}`;
  await Promise.all([
    inPostgres(servers, `CREATE DATABASE ${name} TEMPLATE ${template}`),
    copyFacts(servers, template, name),
  ]);
  return name;
}

/** Removes the databases of this name from both servers. */
export async function dropDatabases(servers: SharedServers, name: string): Promise<void> {
  await Promise.all([
    inPostgres(servers, `DROP DATABASE ${name} WITH (FORCE)`),
    inClickHouse(servers, (clickhouse) => clickhouse.command(`DROP DATABASE ${name}`)),
  ]);
}

/** Runs statements in PostgreSQL outside of any file's database. */
export async function inPostgres({ postgresUrl }: SharedServers, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Names of the tables of a ClickHouse database. */
export async function tablesOf(clickhouse: ClickHouseClientStore, database: string): Promise<string[]> {
  const { rows } = await clickhouse.query<{ name: string }>(
    'SELECT name FROM system.tables WHERE database = {database:String}',
    { parameters: { database } },
  );
  return rows.map(({ name }) => name);
}

/** The copies hold the template's parts as they are: the files are linked, not written anew. */
async function copyFacts(servers: SharedServers, template: Template, name: string): Promise<void> {
  await inClickHouse(servers, async (clickhouse) => {
    await clickhouse.command(`CREATE DATABASE ${name}`);
    const tables = await tablesOf(clickhouse, template);
    await Promise.all(
      tables.map((table) =>
        clickhouse.command(`CREATE TABLE ${name}.${table} CLONE AS ${template}.${table}`),
      ),
    );
  });
}

/** Lets a piece of work use ClickHouse outside of any file's database. */
export async function inClickHouse<Result>(
  servers: SharedServers,
  work: (clickhouse: ClickHouseClientStore) => Promise<Result>,
): Promise<Result> {
  const address = { embedded: servers.clickhouse };
  const limits = { querySeconds: 60, maxQueryMemoryBytes: 2 ** 30 };
  const clickhouse = new ClickHouseClientStore(address, 'default', limits);
  try {
    return await work(clickhouse);
  } finally {
    await clickhouse.close();
  }
}
