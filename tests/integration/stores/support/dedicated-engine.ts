import { pino } from 'pino';
import { ClickHouseClientStore } from '../../../../server/stores/clickhouse/clickhouse-client.store.js';
import type { ClickHouseStore } from '../../../../server/stores/clickhouse/clickhouse-store.js';
import { EmbeddedClickHouse } from '../../../../server/stores/clickhouse/embedded/embedded-clickhouse.js';
import { removeFolder, temporaryFolder } from '../../../support/temporary-folder.js';

export interface DedicatedEngine {
  engine: EmbeddedClickHouse;
  store: ClickHouseStore;
  dataDir: string;
  end(): Promise<void>;
}

/** Embedded engine with the application's client, for tests that crash the engine or fill its query slots. */
export async function startDedicatedEngine(dataDir?: string): Promise<DedicatedEngine> {
  const folder = dataDir ?? (await temporaryFolder());
  const log = pino({ level: 'silent' });
  const engine = await EmbeddedClickHouse.start({ dataDir: folder, memoryMb: 2048, log });
  const limits = { querySeconds: 20, maxQueryMemoryBytes: 500_000_000 };
  const store = new ClickHouseClientStore({ embedded: engine.address }, 'default', limits);
  const end = async () => {
    await store.close();
    await engine.stop();
    if (dataDir === undefined) await removeFolder(folder);
  };
  return { engine, store, dataDir: folder, end };
}

/** Number of other queries in the engine. */
export async function countOtherQueries(store: ClickHouseStore): Promise<number> {
  const { rows } = await store.query<{ running: number }>(
    'SELECT count() - 1 AS running FROM system.processes',
  );
  return rows[0]?.running ?? Number.NaN;
}
