import type { Logger } from 'pino';
import type { Config } from '../../server/config/config.js';
import { openStores } from '../../server/stores/open-stores.js';

/** Disk usage of the facts of all databases. */
export interface DiskUse {
  /** Results in all snapshots. */
  results: number;
  megabytes: number;
  /** The largest tables in descending order. */
  topTables: TableSize[];
}

interface TableSize {
  name: string;
  megabytes: number;
}

const maxTables = 6;

/** Sums the active parts in ClickHouse. */
export async function measureDisk(config: Config, log: Logger): Promise<DiskUse> {
  const stores = await openStores(config, log, { role: 'tool' });
  try {
    const { rows } = await stores.clickhouse.query<TableSize & { results: number }>(
      `SELECT table AS name, sum(bytes_on_disk) / 1048576 AS megabytes, sumIf(rows, table = 'result') AS results
       FROM system.parts WHERE active AND database = currentDatabase() GROUP BY table ORDER BY megabytes DESC`,
    );
    return {
      results: rows.reduce((sum, { results }) => sum + results, 0),
      megabytes: rows.reduce((sum, { megabytes }) => sum + megabytes, 0),
      topTables: rows.slice(0, maxTables).map(({ name, megabytes }) => ({ name, megabytes })),
    };
  } finally {
    await stores.close();
  }
}
