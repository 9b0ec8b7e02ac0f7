import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { EmbeddedClickHouse } from '../../../server/stores/clickhouse/embedded/embedded-clickhouse.js';
import { EmbeddedPostgres } from '../../../server/stores/postgres/embedded/embedded-postgres.js';
import {
  connectTo,
  withClickHouse,
  runInPostgres,
  tablesOf,
  type SharedServers,
} from '../../support/shared-servers.js';
import { disableExpressionJit } from '../../support/disable-expression-jit.js';
import { configFor } from '../../support/store-config.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { fillWithWorld } from '../reports/support/fill-with-world.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Store servers that the integration test files share. */
    servers: SharedServers;
  }
}

/** Memory for several parallel files, each with the budget of one server. */
const memoryMb = 6144;

/** Each test process may open as many connections as a server, and several test processes run per processor. */
const connections = 400;

const log = pino({ level: 'silent' });

/**
 * Starts one PostgreSQL and one ClickHouse for all integration tests, with the templates of each file's databases.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await temporaryFolder();
  await disableExpressionJit(dataDir);
  const [postgres, clickhouse] = await Promise.all([
    EmbeddedPostgres.start({ dataDir, log, maxConnections: connections }),
    EmbeddedClickHouse.start({ dataDir, memoryMb, log }),
  ]);
  const servers = { postgresUrl: postgres.url, clickhouse: clickhouse.address };
  const teardown = async () => {
    await Promise.all([postgres.stop(), clickhouse.stop()]);
    await removeFolder(dataDir);
  };
  try {
    await forgetDurability(servers);
    await makeTemplates(servers, dataDir);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('servers', servers);
  return teardown;
}

/** Disables durability, because these databases are temporary. */
async function forgetDurability(servers: SharedServers): Promise<void> {
  const settings = ['fsync', 'full_page_writes', 'synchronous_commit'];
  await runInPostgres(
    servers,
    ...settings.map((name) => `ALTER SYSTEM SET ${name} = off`),
    'SELECT pg_reload_conf()',
  );
}

async function makeTemplates(servers: SharedServers, dataDir: string): Promise<void> {
  const config = configFor(dataDir);
  await runInPostgres(servers, 'CREATE DATABASE migrated');
  const migrated = await connectTo(servers, 'migrated', config, log, { migrate: true });
  await migrated.close();
  await runInPostgres(servers, 'CREATE DATABASE small_world TEMPLATE migrated');
  const world = await connectTo(servers, 'small_world', config, log, { migrate: true });
  try {
    await keepParts(servers, 'small_world');
    await fillWithWorld(world);
  } finally {
    await world.close();
  }
}

/**
 * Prevents merges: code that works with one table part may fail with several, and copies must have as many parts as
 * were written.
 */
async function keepParts(servers: SharedServers, database: string): Promise<void> {
  await withClickHouse(servers, async (clickhouse) => {
    for (const table of await tablesOf(clickhouse, database)) {
      await clickhouse.command(`SYSTEM STOP MERGES ${database}.${table}`);
    }
  });
}
