import type { Readable } from 'node:stream';
import type { QueryOptions } from '../../stores/clickhouse/clickhouse-store.js';
import { exportWindow } from './apply-limits.js';
import { buildPage } from './build-sql.js';
import { planReport, type PlannedReport } from './plan-report.js';
import type { PreparedReport } from './prepare-report.js';
import { requestOptions, type ReportDependencies } from './report-dependencies.js';

/** Format and columns of a stream. */
interface StreamOptions {
  /** ClickHouse format without a header; the caller knows the columns. */
  format: 'CSV' | 'TabSeparated' | 'JSONCompactEachRow' | 'JSONEachRow';
  /** Columns in order; by default those of the request. */
  columns?: readonly string[];
  /** Receives the export slot, which otherwise is released when the stream closes. */
  takeOverSlot?: QueryOptions['takeOverSlot'];
}

/** Settings of streams. Sorts larger than the limit spill to disk. */
export const streamSettings = { max_bytes_before_external_sort: 400 * 2 ** 20 };

/**
 * Streams all rows of a prepared report in order, up to the export limit, in constant memory. Rejects like
 * `runPrepared` before the first byte; later errors fail the stream.
 */
export async function streamPrepared(
  report: PreparedReport,
  deps: ReportDependencies,
  options: StreamOptions,
): Promise<Readable> {
  return streamPlanned(await planReport(report, deps), deps, options);
}

/** Streams a report that is already planned. */
export async function streamPlanned(
  { plan, query, subject, viewer }: PlannedReport,
  deps: ReportDependencies,
  { format, columns = query.columns, takeOverSlot }: StreamOptions,
): Promise<Readable> {
  await subject;
  const exportPlan = { ...plan, query: { ...query, columns } };
  const { sql, parameters } = buildPage(exportPlan, exportWindow(viewer), false);
  return deps.clickhouse.stream(sql, format, {
    parameters,
    settings: streamSettings,
    takeOverSlot,
    ...requestOptions(deps, `${query.definition.id} export`),
  });
}
