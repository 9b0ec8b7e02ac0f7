import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../../server/config/config.js';
import { ClickHouseClientStore } from '../../server/stores/clickhouse/clickhouse-client.store.js';
import type { EngineAddress } from '../../server/stores/clickhouse/embedded/embedded-clickhouse.js';
import { connectStores, createClickHouseStore } from '../../server/stores/connect-stores.js';
import type { Stores } from '../../server/stores/stores.js';
import { CopyOnWriteStore } from './copy-on-write-store.js';

/** Initial content of the databases: empty migrated tables, or a small data set for reports. */
export type Template = 'migrated' | 'small_world';

/** Real servers that the test files share. Each file has its own databases. */
export interface SharedServers {
  /** Superuser address of the default PostgreSQL database. */
  postgresUrl: string;
  clickhouse: EngineAddress;
}

interface ConnectOptions {
  /** Whether to create the tables first. */
  migrate: boolean;
  /** ClickHouse database. Defaults to the name of the PostgreSQL database. */
  factsDatabase?: string;
}

/** Connects to databases of the same name in both servers. */
export async function connectTo(
  { postgresUrl, clickhouse }: SharedServers,
  database: string,
  config: Config,
  log: Logger,
  { migrate, factsDatabase = database }: ConnectOptions,
): Promise<Stores> {
  const url = new URL(postgresUrl);
  url.pathname = `/${database}`;
  const addresses = { postgresUrl: url.href, clickhouse: { embedded: clickhouse } };
  const stores = await connectStores({ ...config, clickhouseDatabase: factsDatabase }, addresses, log, {
    migrate,
  });
  return { ...stores, owned: false };
}

/**
 * Copies a template, which must have no open connections, to new databases in both servers. Returns the name of these
 * databases.
 */
export async function copyTemplate(servers: SharedServers, template: Template): Promise<string> {
  const name = createDatabaseName();
  await Promise.all([copyRows(servers, template, name), copyFacts(servers, template, name)]);
  return name;
}

/**
 * Connects to a copy of a template. The first write copies the ClickHouse tables, because copying them takes longer
 * than many files that only read.
 */
export async function connectToCopy(
  servers: SharedServers,
  template: Template,
  config: Config,
  log: Logger,
): Promise<Stores> {
  const name = createDatabaseName();
  await copyRows(servers, template, name);
  const stores = await connectTo(servers, name, config, log, { migrate: false, factsDatabase: template });
  const clickhouse = new CopyOnWriteStore(stores.clickhouse, async () => {
    await copyFacts(servers, template, name);
    return createClickHouseStore(config, { embedded: servers.clickhouse }, name);
  });
  const close = async () => {
    await clickhouse.close();
    await stores.close();
    await dropDatabases(servers, name);
  };
  return { ...stores, clickhouse, close };
}

/** Drops the databases of this name in both servers. */
export async function dropDatabases(servers: SharedServers, name: string): Promise<void> {
  await Promise.all([
    runInPostgres(servers, `DROP DATABASE ${name} WITH (FORCE)`),
    withClickHouse(servers, (clickhouse) => clickhouse.command(`DROP DATABASE IF EXISTS ${name}`)),
  ]);
}

function createDatabaseName(): string {
  return `file_${randomBytes(6).toString('hex')}`;
}

/** The default strategy writes every page to the write-ahead log, which takes twice the processor time. */
async function copyRows(servers: SharedServers, template: Template, name: string): Promise<void> {
  await runInPostgres(servers, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
}

/** Runs statements in the default PostgreSQL database. */
export async function runInPostgres({ postgresUrl }: SharedServers, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Table names of a ClickHouse database. */
export async function tablesOf(clickhouse: ClickHouseClientStore, database: string): Promise<string[]> {
  const { rows } = await clickhouse.query<{ name: string }>(
    'SELECT name FROM system.tables WHERE database = {database:String}',
    { parameters: { database } },
  );
  return rows.map(({ name }) => name);
}

/** `CLONE AS` links the parts of the template instead of copying them. */
async function copyFacts(servers: SharedServers, template: Template, name: string): Promise<void> {
  await withClickHouse(servers, async (clickhouse) => {
    await clickhouse.command(`CREATE DATABASE ${name}`);
    const tables = await tablesOf(clickhouse, template);
    await Promise.all(
      tables.map((table) =>
        clickhouse.command(`CREATE TABLE ${name}.${table} CLONE AS ${template}.${table}`),
      ),
    );
  });
}

/** Runs `work` with a client of the default ClickHouse database. */
export async function withClickHouse<Result>(
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
