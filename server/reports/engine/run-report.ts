import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { pageWindow, describeRestrictions, type RowWindow } from './apply-limits.js';
import {
  buildKeyPage,
  buildCount,
  buildHydrateQuery,
  buildPage,
  hasDeferredColumns,
  mergeHydratedRows,
} from './build-sql.js';
import type { Statement, DomainTotals } from './report-source.js';
import { addConstantColumns, mapRows } from './available-columns.js';
import { comparedDate, noDates } from './positions-dates.js';
import { readReportDates } from './report-dates.js';
import { readableDomain } from './normalise-subject.js';
import { planReport, withoutDepthFilter, withoutFilter, type PlannedReport } from './plan-report.js';
import { prepareReport, type PreparedReport } from './prepare-report.js';
import { readFirstPage, type FirstPage } from './read-first-page.js';
import type { ReportDefinition } from './report-definition.js';
import { generationOptions, requestOptions, type ReportDependencies } from './report-dependencies.js';
import type { ReportPage, ReportQuery, ReportRow } from './report-query.js';
import type { Viewer } from './viewer.js';
import { generationScope, subjectUrlHashSql, filtersByAttributes } from './source-sql.js';
import { LRUCache } from 'lru-cache';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import { serialiseFilter } from '../../contract/filter-language/serialise-filter.js';

/** Row counts per store. A published generation is immutable, so the second page need not count again. */
const totalCaches = new WeakMap<ClickHouseStore, LRUCache<string, number>>();

/** The exact row count of this report and filter from the cache. */
function cachedTotal(report: PlannedReport, { clickhouse }: ReportDependencies): number | undefined {
  return totalCaches.get(clickhouse)?.get(buildCacheKey(report));
}

/** Caches a row count. */
function cacheTotal(report: PlannedReport, total: number, { clickhouse }: ReportDependencies): void {
  const totals = totalCaches.get(clickhouse) ?? new LRUCache<string, number>({ max: 5_000 });
  totalCaches.set(clickhouse, totals);
  totals.set(buildCacheKey(report), total);
}

/** Whether the rows contain data of the viewer's account. */
function hasPrivateData({ query, extension }: PlannedReport): boolean {
  return extension?.hasData === true || query.definition.extension?.providesRows === true;
}

function buildCacheKey(report: PlannedReport): string {
  const { base, query, plan, subjectState } = report;
  const { definition, subject, arguments: values, filter } = query;
  return JSON.stringify([
    definition.id,
    base.id,
    base.generation,
    subject,
    values,
    serialiseFilter(filter),
    query.filtersRounded,
    plan.depthFilter?.maxPosition,
    filtersByAttributes(query) ? query.forDay : undefined,
    // Private data has its own versions, separate per account.
    hasPrivateData(report) ? plan.source.parameters : undefined,
    subjectState?.parameters,
  ]);
}

const domainKeywordsSql = `SELECT keyword_id FROM position_by_domain WHERE ${generationScope} AND domain_id IN {pageless_domains:Array(UInt64)} AND best = 1`;
const pageKeywordsSql = `SELECT keyword_id FROM position_by_url WHERE ${generationScope} AND url_hash = ${subjectUrlHashSql}`;

const countSql = (keywords: string) =>
  `SELECT count() AS keywords FROM keyword WHERE ${generationScope} AND snapshot = 0 AND keyword_id GLOBAL IN (${keywords})`;

/**
 * Number of keywords without full search results, known only from exports of single domains. Zero if the report
 * covers one domain only. The domain totals already contain the number, so bases without such exports need no query.
 */
async function countKeywordsWithoutSerp(
  { query, base, listedDomains, plan }: PlannedReport,
  subject: DomainTotals | undefined,
  deps: ReportDependencies,
): Promise<number> {
  if (query.definition.includesOtherDomains?.(query.arguments) !== true) return 0;
  const domains = [...(subject ? [subject] : []), ...Object.values(listedDomains ?? {}).flat()].filter(
    ({ pageless }) => pageless > 0,
  );
  const [only] = domains;
  if (only === undefined) return 0;
  const isPageReport = query.subject.path !== undefined;
  if (domains.length === 1 && !isPageReport) return only.pageless;
  const { rows } = await deps.clickhouse.query<{ keywords: number }>(
    countSql(isPageReport ? pageKeywordsSql : domainKeywordsSql),
    {
      parameters: {
        ...plan.parameters,
        base: base.id,
        generation: base.generation,
        pageless_domains: domains.map(({ domainId }) => domainId),
      },
      ...generationOptions(deps, 'pageless-keywords', base),
    },
  );
  return rows[0]?.keywords ?? 0;
}

/** Window of a request for metadata only. */
const noRows: RowWindow = { offset: 0, limit: 0 };

/** Maximum offset for paging; larger results need a filter or an export. */
const maxOffset = 10_000_000;

/** Rows of a page and the total. */
interface PageResult {
  rows: readonly ReportRow[];
  total: number | undefined;
  storeMs: number;
}

/** Options of `runPrepared`. */
interface RunOptions {
  /** Also count the rows without the filter, which requires another query. */
  countsUnfiltered?: boolean;
  /** Read no rows, only their number and the metadata. The order of the rows then costs nothing. */
  countsOnly?: boolean;
}

/**
 * Runs a report without charging the quota, for internal reads of the server.
 * @throws AppError like `prepareReport` and `runPrepared`
 */
export async function runReport(
  definition: ReportDefinition,
  request: ReportQuery,
  viewer: Viewer,
  deps: ReportDependencies,
): Promise<ReportPage> {
  return runPrepared(await prepareReport(definition, request, { viewer, deps }), deps);
}

/**
 * Runs a prepared report and returns one page.
 * @throws AppError BadFilter for an invalid pattern, DomainNotFound, KeywordNotFound, TooHeavy, Cancelled,
 *   StoreUnavailable
 */
export async function runPrepared(
  prepared: PreparedReport,
  deps: ReportDependencies,
  { countsUnfiltered = false, countsOnly = false }: RunOptions = {},
): Promise<ReportPage> {
  // Read before planning, because it also provides the domain totals.
  const firstPage = await readFirstPage(prepared, deps);
  const report = await planReport(prepared, deps);
  const { base, query, plan, viewer } = report;
  const isUnfiltered = query.filter.length === 0;
  const hasPrivateRows = query.definition.extension?.providesRows === true;
  const window = countsOnly ? noRows : pageWindow(query, viewer);
  const cachedCount = cachedTotal(report, deps);
  const isCountedByTotals = isUnfiltered && isCountedByDomain(report);
  const counts = { withTotal: cachedCount === undefined && !isCountedByTotals, cached: cachedCount };
  const [domain, { rows, ...result }, unrestrictedTotal, unfiltered, notes] = await Promise.all([
    report.subject,
    firstPage === undefined
      ? readPage(report, window, counts, deps)
      : readFromPrecomputedPage(firstPage, report, window, deps),
    plan.depthFilter !== undefined && isUnfiltered
      ? countUnfiltered(withoutDepthFilter(report), deps)
      : undefined,
    countsUnfiltered && !isUnfiltered ? countUnfiltered(withoutFilter(report), deps) : undefined,
    report.extension?.createNotes(deps) ?? [],
  ]);
  const total = Number(
    cachedCount ?? (isCountedByTotals ? domainRowCount(domain, report) : undefined) ?? result.total ?? 0,
  );
  cacheTotal(report, total, deps);
  // Private rows have their own dates.
  const dates = hasPrivateRows ? noDates : await readReportDates(report, domain, deps);
  return {
    rows,
    page: query.page,
    perPage: query.perPage,
    total,
    totalUnfiltered: isUnfiltered ? total : (unfiltered ?? null),
    lastPage: Math.max(1, Math.ceil(total / query.perPage)),
    from: rows.length === 0 ? null : window.offset + 1,
    to: rows.length === 0 ? null : window.offset + rows.length,
    positionsDate: dates.positionsDate,
    positionsRange: dates.positionsRange,
    volumesDate: hasPrivateRows ? null : base.volumesDate,
    forDay: query.forDay ?? null,
    comparedDate: comparedDate(dates, query.forDay, report.baseline?.snapshots ?? []),
    pageless: await countKeywordsWithoutSerp(report, domain, deps),
    subjectId: domain?.domainId ?? null,
    unknown: findUnresolvedDomains(report),
    restrictions: describeRestrictions(
      viewer,
      total,
      plan.depthFilter,
      unrestrictedTotal === undefined ? null : unrestrictedTotal - total,
    ),
    notes,
    storeMs: result.storeMs,
  };
}

/** Unknown domains of arguments with `reportUnresolved`. */
function findUnresolvedDomains({
  query: { definition, arguments: values },
  listedDomains = {},
}: PlannedReport): string[] {
  return Object.entries(definition.arguments ?? {}).flatMap(([name, { reportUnresolved }]) => {
    if (reportUnresolved !== true) return [];
    const existingRefs = new Set(
      (listedDomains[name] ?? []).flatMap((domain) => [domain.name, String(domain.domainId)]),
    );
    const requestedRefs = [values[name] ?? []].flat().map(String);
    return requestedRefs.filter((ref) => !existingRefs.has(ref)).map(readableDomain);
  });
}

/** Whether a domain total gives the row count. Totals ignore the position limit. */
function isCountedByDomain({ plan }: PlannedReport): boolean {
  return plan.source.rowCount !== undefined && plan.depthFilter === undefined;
}

/** The row count from the domain totals. */
function domainRowCount(domain: DomainTotals | undefined, { plan }: PlannedReport): number | undefined {
  const { rowCount } = plan.source;
  return rowCount === undefined || domain === undefined ? undefined : Number(domain[rowCount]);
}

async function readPage(
  report: PlannedReport,
  window: RowWindow,
  total: { withTotal: boolean; cached: number | undefined },
  deps: ReportDependencies,
): Promise<PageResult> {
  return presentRows(report, await readRows(report, window, total, deps));
}

/** Adds constants and converts rows for the response. */
function presentRows({ query }: PlannedReport, { rows, ...result }: PageResult): PageResult {
  return { ...result, rows: mapRows(query.definition, addConstantColumns(query, rows)) };
}

async function readRows(
  report: PlannedReport,
  window: RowWindow,
  total: { withTotal: boolean; cached: number | undefined },
  deps: ReportDependencies,
): Promise<PageResult> {
  const needsNoQuery =
    window.limit === 0 ? !total.withTotal : total.cached !== undefined && window.offset >= total.cached;
  if (needsNoQuery) return { rows: [], total: total.cached, storeMs: 0 };
  if (window.limit === 0 || window.offset >= maxOffset) return countOnly(report, window, deps);
  return hasDeferredColumns(report.plan)
    ? readWithDeferredColumns(report, window, total.withTotal, deps)
    : readInOneQuery(report, window, total.withTotal, deps);
}

/** Serves the page from the precomputed rows, hydrating deferred columns. */
async function readFromPrecomputedPage(
  { page, storeMs }: FirstPage,
  report: PlannedReport,
  { limit }: RowWindow,
  deps: ReportDependencies,
): Promise<PageResult> {
  const { query, plan } = report;
  const result = { total: undefined, storeMs };
  if (page.length === 0 || !hasDeferredColumns(plan)) {
    return { rows: page.reportRows(query, limit), ...result };
  }
  return presentRows(report, await hydrateRows(report, page.keyRows(plan, limit), result, deps));
}

async function readInOneQuery(
  report: PlannedReport,
  window: RowWindow,
  withTotal: boolean,
  deps: ReportDependencies,
): Promise<PageResult> {
  const { rows, rowsBeforeLimit, elapsedMs } = await runQuery(
    report,
    buildPage(report.plan, window, withTotal),
    deps,
  );
  return { rows, total: rowsBeforeLimit, storeMs: elapsedMs };
}

/** Late materialization: selects the rows first and then adds deferred columns. */
async function readWithDeferredColumns(
  report: PlannedReport,
  window: RowWindow,
  withTotal: boolean,
  deps: ReportDependencies,
): Promise<PageResult> {
  const { plan } = report;
  const keyPage = await runQuery(report, buildKeyPage(plan, window, withTotal), deps);
  const { rows, rowsBeforeLimit: total, elapsedMs } = keyPage;
  if (rows.length === 0) return { rows, total, storeMs: elapsedMs };
  return hydrateRows(report, rows, { total, storeMs: elapsedMs }, deps);
}

/** Adds deferred columns to selected rows. */
async function hydrateRows(
  report: PlannedReport,
  rows: readonly ReportRow[],
  { total, storeMs }: Pick<PageResult, 'total' | 'storeMs'>,
  deps: ReportDependencies,
): Promise<PageResult> {
  const hydratedRows = await runQuery(report, buildHydrateQuery(report.plan, rows), deps);
  return {
    rows: mergeHydratedRows(report.plan, rows, hydratedRows.rows),
    total,
    storeMs: storeMs + hydratedRows.elapsedMs,
  };
}

/** Returns only the count, because the viewer may see no rows or the offset exceeds the limit. */
async function countOnly(
  report: PlannedReport,
  window: RowWindow,
  deps: ReportDependencies,
): Promise<PageResult> {
  const { rows, elapsedMs } = await runQuery(report, buildCount(report.plan), deps);
  const total = Number(rows[0]?.['total'] ?? 0);
  if (window.limit !== 0 && total > window.offset) {
    throw new AppError(ErrorCode.TooHeavy, {
      what: { en: `rows beyond ${maxOffset}`, ru: `строки дальше ${maxOffset}` },
    });
  }
  return { rows: [], total, storeMs: elapsedMs };
}

/** Row count without filter, from the domain totals or the cache if possible. */
async function countUnfiltered(unfilteredReport: PlannedReport, deps: ReportDependencies): Promise<number> {
  const domainCount = isCountedByDomain(unfilteredReport)
    ? domainRowCount(await unfilteredReport.subject, unfilteredReport)
    : undefined;
  const cached = cachedTotal(unfilteredReport, deps) ?? domainCount;
  const total = cached ?? (await countRows(unfilteredReport, deps));
  cacheTotal(unfilteredReport, total, deps);
  return total;
}

async function countRows(report: PlannedReport, deps: ReportDependencies): Promise<number> {
  const { rows } = await runQuery(report, buildCount(report.plan), deps);
  return Number(rows[0]?.['total'] ?? 0);
}

function runQuery(report: PlannedReport, { sql, parameters }: Statement, deps: ReportDependencies) {
  const { definition } = report.query;
  // Private data is not part of a generation and must not enter the shared query cache.
  const options = hasPrivateData(report)
    ? requestOptions(deps, definition.id)
    : generationOptions(deps, definition.id, report.base);
  return deps.clickhouse.query<ReportRow>(sql, { parameters, ...options });
}
