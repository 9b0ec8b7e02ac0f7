import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { loadConfig, type Config } from '../../server/config/config.js';
import type { ClickHouseStore } from '../../server/stores/clickhouse/clickhouse-store.js';
import { openStores } from '../../server/stores/open-stores.js';
import type { Stores } from '../../server/stores/stores.js';
import type { BenchOptions } from './bench-options.js';
import { importLoad, createLoads, countRows, writeFiles, type ImportLoad } from './build-data.js';
import { type DiskUsage, watchDisk } from './disk-watch.js';
import { MeteredStore, type StageCost } from './metered-store.js';
import { peakMemoryMb } from './export-memory.js';
import { findEngine } from './processor-time.js';

/** Cost breakdown of an import. */
export interface StagedImport {
  format: string;
  rows: number;
  seconds: number;
  stages: readonly StageCost[];
  /** Peak resident memory in megabytes. */
  engineMb: number;
  importerMb: number;
  /** Rows merged by ClickHouse during the import. */
  merged: number;
  /** Peak and final disk usage of all tables. */
  disk: { peak: DiskUsage; final: DiskUsage };
}

/** Runs the benchmark's imports of one format in a new store and measures each kind of statement. */
export async function measureStages(options: BenchOptions, log: Logger): Promise<StagedImport[]> {
  const dataDir = `${options.dataDir}-stages`;
  await rm(dataDir, { recursive: true, force: true });
  const config = loadConfig({ ...process.env, DATA_DIR: dataDir, SAMPLE_KEYWORDS: '0' });
  const stores = await openStores(config, log, { role: 'tool' });
  try {
    const loads = createLoads({ ...options, slice: options.keywords });
    const imports: StagedImport[] = [];
    for (const load of loads.filter(({ format }) => format === options.stages)) {
      imports.push(await measureStagesOf(load, stores, config));
    }
    return imports;
  } finally {
    await stores.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureStagesOf(load: ImportLoad, stores: Stores, config: Config): Promise<StagedImport> {
  const folder = path.join(config.dataDir, 'files');
  await mkdir(folder, { recursive: true });
  const files = await writeFiles(load, stores, folder);
  await waitForMerges(stores.clickhouse);
  const pid = await findEngine(process.pid);
  const before = await mergedRows(stores.clickhouse);
  const clickhouse = new MeteredStore(stores.clickhouse, pid);
  const started = performance.now();
  const { peak, final } = await watchDisk(stores.clickhouse, () =>
    importLoad(load, files, { postgres: stores.postgres, clickhouse }, config),
  );
  const seconds = (performance.now() - started) / 1000;
  const stages = clickhouse.stages();
  await rm(folder, { recursive: true });
  return {
    format: load.format,
    rows: countRows(load),
    seconds,
    stages,
    engineMb: await peakMemoryMb(pid),
    importerMb: await peakMemoryMb(process.pid),
    merged: (await mergedRows(stores.clickhouse)) - before,
    disk: { peak, final },
  };
}

async function waitForMerges(clickhouse: ClickHouseStore): Promise<void> {
  for (;;) {
    const { rows } = await clickhouse.query<{ running: number }>(
      'SELECT count() AS running FROM system.merges',
    );
    if (rows[0]?.running === 0) return;
    await sleep(200);
  }
}

async function mergedRows(clickhouse: ClickHouseStore): Promise<number> {
  const { rows } = await clickhouse.query<{ merged: number }>(
    `SELECT toFloat64(sum(value)) AS merged FROM system.events WHERE event = 'MergedRows'`,
  );
  return rows[0]?.merged ?? 0;
}
