import type { Readable } from 'node:stream';
import { exportWindow } from './apply-limits.js';
import { buildPage } from './build-sql.js';
import { prepareReport } from './prepare-report.js';
import type { ReportDefinition } from './report-definition.js';
import { requestOptions, type ReportDependencies } from './report-dependencies.js';
import type { ReportQuery } from './report-query.js';
import type { Viewer } from './viewer.js';

/** How rows leave: a format of ClickHouse, without a header (the caller knows the columns it asked for). */
export type StreamFormat = 'CSV' | 'TabSeparated' | 'JSONCompactEachRow' | 'JSONEachRow';

/** Bytes of sorting after which the store goes to its disk. */
const sortInMemory = 400 * 2 ** 20;

/**
 * Streams all rows of a report that pass its filter, in its order, up to what the viewer may export; `page` and `perPage`
 * do not count. Columns come in the order of `query.columns`. Nothing is gathered in memory. Rejects like `runReport` before
 * the first byte; a query that fails half way fails the stream.
 */
export async function streamReport(
  definition: ReportDefinition,
  asked: ReportQuery,
  viewer: Viewer,
  deps: ReportDependencies,
  { format }: { format: StreamFormat },
): Promise<Readable> {
  const { plan, subject } = await prepareReport(
    definition,
    { ...asked, page: undefined, perPage: undefined },
    viewer,
    deps,
  );
  await subject;
  const { sql, parameters } = buildPage(plan, exportWindow(viewer), false);
  return deps.clickhouse.stream(sql, format, {
    parameters,
    settings: { max_bytes_before_external_sort: sortInMemory },
    ...requestOptions(deps, `${definition.id} export`),
  });
}
