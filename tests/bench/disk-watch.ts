import { setTimeout as sleep } from 'node:timers/promises';
import type { ClickHouseStore } from '../../server/stores/clickhouse/clickhouse-store.js';

/** Disk usage of the ClickHouse tables in megabytes. */
export interface DiskUsage {
  /** Size of the active parts. */
  tables: number;
  /** Size of the temporary tables of an import. */
  staged: number;
  /** Size of merged parts that are not deleted yet. */
  replaced: number;
}

const pollIntervalMs = 1000;

/**
 * Polls the disk usage while `work` runs.
 * @returns the result of the work, the peak and the final usage
 */
export async function watchDisk<Result>(
  clickhouse: ClickHouseStore,
  work: () => Promise<Result>,
): Promise<{ result: Result; peak: DiskUsage; final: DiskUsage }> {
  let peak: DiskUsage = { tables: 0, staged: 0, replaced: 0 };
  const end = new AbortController();
  const watch = async () => {
    while (!end.signal.aborted) {
      const now = await readDiskUsage(clickhouse);
      if (sumOf(now) > sumOf(peak)) peak = now;
      await sleep(pollIntervalMs, undefined, { signal: end.signal }).catch(() => undefined);
    }
  };
  const watching = watch();
  try {
    const result = await work();
    return { result, peak, final: await readDiskUsage(clickhouse) };
  } finally {
    end.abort();
    await watching;
  }
}

/** Formats a disk usage. */
export function diskUsageText(usage: DiskUsage): string {
  const [sum, tables, staged, replaced] = [sumOf(usage), usage.tables, usage.staged, usage.replaced].map(
    Math.round,
  );
  return `${sum} MB (tables ${tables}, staged ${staged}, replaced by merges ${replaced})`;
}

function sumOf({ tables, staged, replaced }: DiskUsage): number {
  return tables + staged + replaced;
}

async function readDiskUsage(clickhouse: ClickHouseStore): Promise<DiskUsage> {
  const { rows } = await clickhouse.query<DiskUsage>(
    `SELECT sumIf(bytes_on_disk, active AND NOT is_own) / 1e6 AS tables,
       sumIf(bytes_on_disk, active AND is_own) / 1e6 AS staged,
       sumIf(bytes_on_disk, NOT active) / 1e6 AS replaced
     FROM (SELECT bytes_on_disk, active, match(table, '^(staging|touched|overlaid|ascii)_') AS is_own
       FROM system.parts WHERE database = currentDatabase())`,
  );
  return rows[0] ?? { tables: 0, staged: 0, replaced: 0 };
}
