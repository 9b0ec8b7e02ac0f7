import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { EmbeddedClickHouse } from './clickhouse/embedded/embedded-clickhouse.js';
import type { ClickHouseAddress } from './clickhouse/client.js';
import { connectStores, type StoreAddresses } from './connect-stores.js';
import { Lease, type LeaseContent } from './lease/lease.js';
import { EmbeddedPostgres } from './postgres/embedded/embedded-postgres.js';
import { DataDirInUse, type Stores, type StoresConfig } from './stores.js';

/** How long a tool waits for a server that is starting, in milliseconds. */
const startTimeoutMs = 120_000;

/**
 * Opens both stores. What has an address is connected to; the rest is embedded: a server starts it under DATA_DIR and owns
 * it, a tool (an import) joins the running server's or, when none runs, starts its own for its time.
 * @throws DataDirInUse when another process owns the data directory, an AbortError when a tool's wait for it is aborted
 */
export async function openStores(
  config: StoresConfig,
  log: Logger,
  { role, signal }: { role: 'server' | 'tool'; signal?: AbortSignal },
): Promise<Stores> {
  const { databaseUrl, clickhouseUrl } = config;
  if (databaseUrl !== undefined && clickhouseUrl !== undefined) {
    const addresses = { postgresUrl: databaseUrl, clickhouse: { url: clickhouseUrl } };
    return { ...(await connectStores(config, addresses, log, { migrate: true })), owned: false };
  }
  const taken =
    role === 'server' ? takeAsServer(config.dataDir) : await takeAsTool(config.dataDir, log, signal);
  return 'own' in taken ? startOwn(config, log, taken.own) : join(config, log, taken.other);
}

function takeAsServer(dataDir: string): { own: Lease } {
  const taken = Lease.take(dataDir, 'server');
  if ('own' in taken) return taken;
  const { pid, role } = taken.other;
  const owner = role === 'server' ? 'another server' : 'an import';
  throw new DataDirInUse(
    `DATA_DIR ${dataDir} is in use by ${owner} (process ${pid}): stop it, or set another DATA_DIR.`,
  );
}

/** A tool takes turns with other tools, and joins a server once it is up. */
async function takeAsTool(
  dataDir: string,
  log: Logger,
  signal: AbortSignal | undefined,
): Promise<{ own: Lease } | { other: LeaseContent }> {
  const deadline = Date.now() + startTimeoutMs;
  for (let told = false; ;) {
    const taken = Lease.take(dataDir, 'tool');
    if ('own' in taken) return taken;
    const { pid, role, state } = taken.other;
    if (role === 'server' && state === 'ready') return taken;
    if (role === 'server' && Date.now() > deadline) {
      throw new DataDirInUse(`The server of DATA_DIR ${dataDir} (process ${pid}) does not become ready.`);
    }
    if (!told) log.info({ pid, role }, 'waiting for the process that holds DATA_DIR');
    told = true;
    await sleep(100, undefined, { signal });
  }
}

async function startOwn(config: StoresConfig, log: Logger, lease: Lease): Promise<Stores> {
  const stops: (() => Promise<void>)[] = [];
  const end = async () => {
    for (const stop of stops.reverse()) {
      await stop().catch((error: unknown) => log.error({ err: error }, 'a store did not end'));
    }
    lease.release();
  };
  try {
    const addresses = await startEmbedded(config, log, (stop) => stops.push(stop));
    const stores = await connectStores(config, addresses, log, { migrate: true });
    stops.push(stores.close);
    lease.ready(sharedPart(addresses));
    return { ...stores, owned: true, close: onlyOnce(end) };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Starts what has no address; each start that succeeds names what ends it, also when the other one fails. */
async function startEmbedded(
  { dataDir, databaseUrl, clickhouseUrl, clickhouseMemoryMb: memoryMb }: StoresConfig,
  log: Logger,
  onStarted: (stop: () => Promise<void>) => void,
): Promise<StoreAddresses> {
  const started = async <Engine extends { stop(): Promise<void> }>(
    start: Promise<Engine>,
  ): Promise<Engine> => {
    const engine = await start;
    onStarted(() => engine.stop());
    return engine;
  };
  const [postgres, clickhouse] = await Promise.allSettled([
    databaseUrl ?? started(EmbeddedPostgres.start({ dataDir, log })).then(({ url }) => url),
    clickhouseUrl === undefined
      ? started(EmbeddedClickHouse.start({ dataDir, memoryMb, log })).then(
          ({ address }): ClickHouseAddress => ({ embedded: address }),
        )
      : { url: clickhouseUrl },
  ]);
  if (postgres.status === 'rejected') throw postgres.reason;
  if (clickhouse.status === 'rejected') throw clickhouse.reason;
  return { postgresUrl: postgres.value, clickhouse: clickhouse.value };
}

async function join(config: StoresConfig, log: Logger, owner: LeaseContent): Promise<Stores> {
  const postgresUrl = config.databaseUrl ?? owner.postgresUrl;
  const clickhouse = owner.clickhouse ? { embedded: owner.clickhouse } : { url: config.clickhouseUrl ?? '' };
  if (postgresUrl === undefined) {
    throw new DataDirInUse(`The server (process ${owner.pid}) runs with another DATABASE_URL.`);
  }
  const stores = await connectStores(config, { postgresUrl, clickhouse }, log, { migrate: false });
  return { ...stores, owned: false };
}

/** What joiners are told: only what this process started, as the rest is in their own configuration. */
function sharedPart({
  postgresUrl,
  clickhouse,
}: StoreAddresses): Pick<LeaseContent, 'clickhouse' | 'postgresUrl'> {
  return { postgresUrl, ...('embedded' in clickhouse ? { clickhouse: clickhouse.embedded } : {}) };
}

function onlyOnce(end: () => Promise<void>): () => Promise<void> {
  let ending: Promise<void> | undefined;
  return () => (ending ??= end());
}
