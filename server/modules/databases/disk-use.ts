import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { requestOptions } from '../../reports/engine/report-dependencies.js';

/** Disk usage of ClickHouse in bytes. */
interface DiskUse {
  bytesByBase: ReadonlyMap<number, number>;
  totalBytes: number;
  /** Undefined for a cluster with several disks. */
  free: number | undefined;
}

/** Measures the disk usage of each database in one query. */
export async function measureDiskUse(reports: ReportDependencies): Promise<DiskUse> {
  const { cluster } = reports.clickhouse;
  const partsTable = cluster === undefined ? 'system.parts' : 'cluster({cluster:String}, system.parts)';
  const { rows } = await reports.clickhouse.query<{ base: number; bytes: number; free: number }>(
    // Partition keys start with the database id, except those of first-party tables, which start with an account id.
    `SELECT toUInt16OrZero(extract(if(startsWith(table, 'own_fact'), '', partition), '^\\\\((\\\\d+),\\\\d+\\\\)$')) AS base, sum(bytes_on_disk) AS bytes,
       (SELECT max(free_space) FROM system.disks WHERE name = 'default') AS free
     FROM ${partsTable} WHERE active AND database = currentDatabase() GROUP BY base`,
    { parameters: cluster === undefined ? {} : { cluster }, ...requestOptions(reports, 'disk-use') },
  );
  return {
    bytesByBase: new Map(rows.map(({ base, bytes }) => [base, bytes])),
    totalBytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    free: cluster === undefined ? rows[0]?.free : undefined,
  };
}
