import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { EmbeddedClickHouse } from './clickhouse/embedded/embedded-clickhouse.js';
import type { ClickHouseAddress } from './clickhouse/client.js';
import { connectStores, type StoreAddresses } from './connect-stores.js';
import { Lease, type LeaseContent } from './lease/lease.js';
import { EmbeddedPostgres } from './postgres/embedded/embedded-postgres.js';
import { DataDirInUseError, type Stores, type StoresConfig } from './stores.js';

/** Maximum wait for a starting server. */
const startTimeoutMs = 120_000;

/** How a process uses the stores of a data directory. */
export type StoresRole = 'server' | 'tool' | 'exclusive tool';

/**
 * Opens both stores. Stores without a configured address are embedded under DATA_DIR.
 * A server starts and owns them. A tool connects to those of a running server, or starts its own. An exclusive tool (a
 * move) always starts its own, and other tools wait for its end. Stores of a running server are never migrated.
 * @throws DataDirInUseError if another process owns the data directory, AbortError if a tool's wait is aborted
 */
export async function openStores(
  config: StoresConfig,
  log: Logger,
  { role, signal, migrate = true }: { role: StoresRole; signal?: AbortSignal; migrate?: boolean },
): Promise<Stores> {
  const { databaseUrl, clickhouseUrl } = config;
  if (databaseUrl !== undefined && clickhouseUrl !== undefined) {
    const addresses = { postgresUrl: databaseUrl, clickhouse: { url: clickhouseUrl } };
    return { ...(await connectStores(config, addresses, log, { migrate })), owned: false };
  }
  const acquired =
    role === 'tool'
      ? await acquireAsTool(config.dataDir, log, signal)
      : acquireOrThrow(config.dataDir, role === 'server' ? 'server' : 'tool');
  return 'lease' in acquired
    ? startStores(config, log, acquired.lease, migrate)
    : connectToOwner(config, log, acquired.holder);
}

function acquireOrThrow(dataDir: string, ownRole: LeaseContent['role']): { lease: Lease } {
  const acquired = Lease.acquire(dataDir, ownRole);
  if ('lease' in acquired) return acquired;
  const { pid, role } = acquired.holder;
  const owner = role === 'server' ? 'another server' : 'another command';
  throw new DataDirInUseError(
    `DATA_DIR ${dataDir} is in use by ${owner} (process ${pid}): stop it, or set another DATA_DIR.`,
  );
}

/** Waits for other tools to finish, or for a server to become ready. */
async function acquireAsTool(
  dataDir: string,
  log: Logger,
  signal: AbortSignal | undefined,
): Promise<{ lease: Lease } | { holder: LeaseContent }> {
  const deadline = Date.now() + startTimeoutMs;
  for (let hasLogged = false; ;) {
    const acquired = Lease.acquire(dataDir, 'tool');
    if ('lease' in acquired) return acquired;
    const { pid, role, state } = acquired.holder;
    if (role === 'server' && state === 'ready') return acquired;
    if (role === 'server' && Date.now() > deadline) {
      throw new DataDirInUseError(
        `The server of DATA_DIR ${dataDir} (process ${pid}) does not become ready.`,
      );
    }
    if (!hasLogged) log.info({ pid, role }, 'waiting for the process that holds DATA_DIR');
    hasLogged = true;
    await sleep(100, undefined, { signal });
  }
}

async function startStores(
  config: StoresConfig,
  log: Logger,
  lease: Lease,
  migrate: boolean,
): Promise<Stores> {
  const stopCallbacks: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (const stop of stopCallbacks.reverse()) {
      await stop().catch((error: unknown) => log.error({ err: error }, 'a store did not end'));
    }
    lease.release();
  };
  try {
    const addresses = await startEmbedded(config, log, (stop) => stopCallbacks.push(stop));
    const stores = await connectStores(config, addresses, log, { migrate });
    stopCallbacks.push(stores.close);
    lease.markReady(getEmbeddedAddresses(addresses));
    return { ...stores, owned: true, close: runOnce(stopAll) };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** Starts the embedded stores in parallel. Registers each one for shutdown, also if the other fails. */
async function startEmbedded(
  { dataDir, databaseUrl, clickhouseUrl, clickhouseMemoryMb: memoryMb }: StoresConfig,
  log: Logger,
  onStarted: (stop: () => Promise<void>) => void,
): Promise<StoreAddresses> {
  const startAndRegister = async <Engine extends { stop(): Promise<void> }>(
    start: Promise<Engine>,
  ): Promise<Engine> => {
    const engine = await start;
    onStarted(() => engine.stop());
    return engine;
  };
  const [postgres, clickhouse] = await Promise.allSettled([
    databaseUrl ?? startAndRegister(EmbeddedPostgres.start({ dataDir, log })).then(({ url }) => url),
    clickhouseUrl === undefined
      ? startAndRegister(EmbeddedClickHouse.start({ dataDir, memoryMb, log })).then(
          ({ address }): ClickHouseAddress => ({ embedded: address }),
        )
      : { url: clickhouseUrl },
  ]);
  if (postgres.status === 'rejected') throw postgres.reason;
  if (clickhouse.status === 'rejected') throw clickhouse.reason;
  return { postgresUrl: postgres.value, clickhouse: clickhouse.value };
}

async function connectToOwner(config: StoresConfig, log: Logger, owner: LeaseContent): Promise<Stores> {
  const postgresUrl = config.databaseUrl ?? owner.postgresUrl;
  const clickhouse = owner.clickhouse ? { embedded: owner.clickhouse } : { url: config.clickhouseUrl ?? '' };
  if (postgresUrl === undefined) {
    throw new DataDirInUseError(`The server (process ${owner.pid}) runs with another DATABASE_URL.`);
  }
  const stores = await connectStores(config, { postgresUrl, clickhouse }, log, { migrate: false });
  return { ...stores, owned: false };
}

/** Publishes only addresses of embedded stores. Others are part of the configuration. */
function getEmbeddedAddresses({
  postgresUrl,
  clickhouse,
}: StoreAddresses): Pick<LeaseContent, 'clickhouse' | 'postgresUrl'> {
  return { postgresUrl, ...('embedded' in clickhouse ? { clickhouse: clickhouse.embedded } : {}) };
}

function runOnce(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= run());
}
