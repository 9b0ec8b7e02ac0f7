import { pageWindow } from '../engine/apply-limits.js';
import { addConstantColumns, mapRows } from '../engine/available-columns.js';
import {
  buildHydrateQuery,
  buildKeyPage,
  buildPage,
  hasDeferredColumns,
  mergeHydratedRows,
} from '../engine/build-sql.js';
import type { ParsedQuery } from '../engine/parsed-query.js';
import { planReport } from '../engine/plan-report.js';
import type { PreparedReport } from '../engine/prepare-report.js';
import { requestOptions, type ReportDependencies } from '../engine/report-dependencies.js';
import type { ReportRow } from '../engine/report-query.js';
import { streamSettings } from '../engine/stream-report.js';
import { readJsonLines } from './json-lines.js';

/** Rows whose joined columns are read together. The first batch is small, so that the first rows arrive early. */
const batchRows = { first: 100, next: 500 };

/**
 * Streams a large page of a report in batches, in constant memory. Joined columns are added to each batch, because a
 * join with all rows would finish before the first row. Resolves when the query may run, before the store returns rows.
 * Rejects like `runPrepared` until then; later errors fail the generator.
 */
export async function streamPage(
  prepared: PreparedReport,
  deps: ReportDependencies,
  page: Pick<ParsedQuery, 'page' | 'perPage'>,
): Promise<AsyncGenerator<readonly ReportRow[]>> {
  const report = await planReport(prepared, deps);
  const { plan, query, viewer } = report;
  await report.subject;
  const isDeferred = hasDeferredColumns(plan);
  const options = requestOptions(deps, `${query.definition.id} page`);
  const { sql, parameters } = (isDeferred ? buildKeyPage : buildPage)(plan, pageWindow(page, viewer), false);
  let onAdmitted = (): void => undefined;
  const admitted = new Promise<void>((resolve) => (onAdmitted = resolve));
  const opened = deps.clickhouse.stream(sql, 'JSONEachRow', {
    parameters,
    settings: streamSettings,
    ...options,
    onAdmitted,
  });
  // A failure before the first read reaches the reader later.
  opened.then((stream) => stream.on('error', () => undefined)).catch(() => undefined);
  await Promise.race([opened, admitted]);
  return generateBatches();

  async function* generateBatches(): AsyncGenerator<readonly ReportRow[]> {
    for await (const rows of groupRows(readJsonLines<ReportRow>(await opened))) {
      const completeRows = isDeferred ? await hydrate(rows) : rows;
      yield mapRows(query.definition, addConstantColumns(query, completeRows));
    }
  }

  async function hydrate(rows: readonly ReportRow[]): Promise<readonly ReportRow[]> {
    const statement = buildHydrateQuery(plan, rows);
    const { rows: attributes } = await deps.clickhouse.query<ReportRow>(statement.sql, {
      parameters: statement.parameters,
      ...options,
    });
    return mergeHydratedRows(plan, rows, attributes);
  }
}

/** Groups the rows of a stream into batches. */
async function* groupRows(chunks: AsyncIterable<ReportRow[]>): AsyncGenerator<ReportRow[]> {
  let batch: ReportRow[] = [];
  let size = batchRows.first;
  for await (const rows of chunks) {
    batch.push(...rows);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
    size = batchRows.next;
  }
  if (batch.length > 0) yield batch;
}
