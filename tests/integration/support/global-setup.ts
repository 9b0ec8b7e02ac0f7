import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { EmbeddedClickHouse } from '../../../server/stores/clickhouse/embedded/embedded-clickhouse.js';
import { EmbeddedPostgres } from '../../../server/stores/postgres/embedded/embedded-postgres.js';
import {
  connectTo,
  inClickHouse,
  inPostgres,
  tablesOf,
  type SharedServers,
} from '../../support/shared-servers.js';
import { disableExpressionJit } from '../../support/disable-expression-jit.js';
import { configFor } from '../../support/store-config.js';
import { removeFolder, temporaryFolder } from '../../support/stores.js';
import { fillWithWorld } from '../reports/support/fill-with-world.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The servers of the stores that the files of integration tests share. */
    servers: SharedServers;
  }
}

/** Several files run at a time, each with the memory of one server. */
const memoryMb = 6144;

/** Each process of the tests may open as many as a server of the project, and each processor has several such processes. */
const connections = 400;

const log = pino({ level: 'silent' });

/** One PostgreSQL and one ClickHouse for all integration tests, with the templates that each file's databases are copied from. */
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

/** These databases end with the tests, so nothing of them need reach the disk before a commit is answered. */
async function forgetDurability(servers: SharedServers): Promise<void> {
  const settings = ['fsync', 'full_page_writes', 'synchronous_commit'];
  await inPostgres(
    servers,
    ...settings.map((name) => `ALTER SYSTEM SET ${name} = off`),
    'SELECT pg_reload_conf()',
  );
}

async function makeTemplates(servers: SharedServers, dataDir: string): Promise<void> {
  const config = configFor(dataDir);
  await inPostgres(servers, 'CREATE DATABASE migrated');
  const migrated = await connectTo(servers, 'migrated', config, log, { migrate: true });
  await migrated.close();
  await inPostgres(servers, 'CREATE DATABASE small_world TEMPLATE migrated');
  const world = await connectTo(servers, 'small_world', config, log, { migrate: true });
  try {
    await keepParts(servers, 'small_world');
    await fillWithWorld(world);
  } finally {
    await world.close();
  }
}

/** What holds of one part need not hold of several: the copies must find as many as were written. */
async function keepParts(servers: SharedServers, database: string): Promise<void> {
  await inClickHouse(servers, async (clickhouse) => {
    for (const table of await tablesOf(clickhouse, database)) {
      await clickhouse.command(`SYSTEM STOP MERGES ${database}.${table}`);
    }
  });
}
