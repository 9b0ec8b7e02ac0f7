import type { Readable } from 'node:stream';
import { exportWindow } from './apply-limits.js';
import { buildPage } from './build-sql.js';
import { planReport, type PlannedReport } from './plan-report.js';
import type { PreparedReport } from './prepare-report.js';
import { requestOptions, type ReportDependencies } from './report-dependencies.js';

/** How rows leave. */
interface StreamOptions {
  /** A format of ClickHouse, without a header (the caller knows the columns it asked for). */
  format: 'CSV' | 'TabSeparated' | 'JSONCompactEachRow' | 'JSONEachRow';
  /** Columns of the report in the order in which they come; those that the request names where it is missing. */
  columns?: readonly string[];
}

/** Bytes of sorting after which the store goes to its disk. */
const maxSortMemoryBytes = 400 * 2 ** 20;

/**
 * Streams all rows of a prepared report that pass its filter, in its order, up to what its viewer may export; its page does not
 * count. Nothing is gathered in memory. Rejects like `runPrepared` before the first byte; a query that fails half way fails
 * the stream.
 */
export async function streamPrepared(
  report: PreparedReport,
  deps: ReportDependencies,
  options: StreamOptions,
): Promise<Readable> {
  return streamPlanned(await planReport(report, deps), deps, options);
}

/** The same of a report whose facts were read, as by files that name columns after them. */
export async function streamPlanned(
  { plan, query, subject, viewer }: PlannedReport,
  deps: ReportDependencies,
  { format, columns = query.columns }: StreamOptions,
): Promise<Readable> {
  await subject;
  const exportPlan = { ...plan, query: { ...query, columns } };
  const { sql, parameters } = buildPage(exportPlan, exportWindow(viewer), false);
  return deps.clickhouse.stream(sql, format, {
    parameters,
    settings: { max_bytes_before_external_sort: maxSortMemoryBytes },
    ...requestOptions(deps, `${query.definition.id} export`),
  });
}
