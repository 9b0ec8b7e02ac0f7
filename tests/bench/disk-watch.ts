import { setTimeout as sleep } from 'node:timers/promises';
import type { ClickHouseStore } from '../../server/stores/clickhouse/clickhouse-store.js';

/** What the engine's tables take on the disk at one moment, in megabytes. */
export interface DiskUsage {
  /** Parts that are read. */
  tables: number;
  /** What an import keeps for itself until it is done. */
  staged: number;
  /** Parts that a merge has replaced, whose files are still there. */
  replaced: number;
}

const pollIntervalMs = 1000;

/** Looks every second at what an import takes on the disk while something runs; gives its result and the highest sum. */
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

/** A moment in words. */
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
