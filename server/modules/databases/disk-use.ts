import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { requestOptions } from '../../reports/engine/report-dependencies.js';

/** What the facts' store takes of its disk, in bytes. */
interface DiskUse {
  /** By the id of the base. */
  bytesByBase: ReadonlyMap<number, number>;
  totalBytes: number;
  /** Undefined over a cluster, whose disks are many. */
  free: number | undefined;
}

/** Measures what is kept of each base, its facts and its reports, in one question. */
export async function diskUse(reports: ReportDependencies): Promise<DiskUse> {
  const { cluster } = reports.clickhouse;
  const parts = cluster === undefined ? 'system.parts' : 'cluster({cluster:String}, system.parts)';
  const { rows } = await reports.clickhouse.query<{ base: number; bytes: number; free: number }>(
    // Facts and reports lie in partitions of a base and a version; those of own sites in ones of an account, whose number is no base.
    `SELECT toUInt16OrZero(extract(if(startsWith(table, 'own_fact'), '', partition), '^\\\\((\\\\d+),\\\\d+\\\\)$')) AS base, sum(bytes_on_disk) AS bytes,
       (SELECT max(free_space) FROM system.disks WHERE name = 'default') AS free
     FROM ${parts} WHERE active AND database = currentDatabase() GROUP BY base`,
    { parameters: cluster === undefined ? {} : { cluster }, ...requestOptions(reports, 'disk-use') },
  );
  return {
    bytesByBase: new Map(rows.map(({ base, bytes }) => [base, bytes])),
    totalBytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    free: cluster === undefined ? rows[0]?.free : undefined,
  };
}
