import { LRUCache } from 'lru-cache';
import { depthFilterFor, pageWindow } from './apply-limits.js';
import {
  firstPageLayout,
  firstPageRows,
  defaultArguments,
  defaultSource,
  type FirstPageLayout,
} from './first-page-layout.js';
import { generationScope, subjectDomainIdSql } from './generation-scope.js';
import { PrecomputedPage } from './precomputed-page.js';
import type { PreparedReport } from './prepare-report.js';
import {
  domainTotalColumns,
  cachedDomainTotals,
  readPrecomputedViews,
  cacheDomainTotals,
} from './read-generation.js';
import type { DomainTotals } from './report-source.js';
import { generationOptions, type ReportDependencies } from './report-dependencies.js';

/** A precomputed page and the time that the store took. */
export interface FirstPage {
  page: PrecomputedPage;
  storeMs: number;
}

/** A row of `first_page`: domain totals and report rows as JSON lists. */
export interface PrecomputedRow {
  totals: string;
  rows: string;
}

const firstPageSql = `SELECT totals, rows FROM first_page WHERE ${generationScope} AND domain_id = ${subjectDomainIdSql} AND view = {view:UInt64}`;

/**
 * Reads the precomputed first page, together with the domain totals. Undefined if the request deviates from the
 * default view, if its rows depend on the viewer, or if the page is not stored.
 */
export async function readFirstPage(
  report: PreparedReport,
  deps: ReportDependencies,
): Promise<FirstPage | undefined> {
  const { base, query } = report;
  const { domain } = query.subject;
  if (domain === undefined || !isFirstPageRequest(report)) return undefined;
  const layout = firstPageLayout(query, base.engine);
  if (layout === undefined) return undefined;
  const minRows = (await readPrecomputedViews(base, deps)).get(layout.view);
  const cachedTotals = cachedDomainTotals(domain, base, deps);
  const totalRows = cachedTotals?.[layout.rowCount] ?? Infinity;
  if (minRows === undefined || Number(totalRows) < minRows) return undefined;
  const { rows, elapsedMs } = await deps.clickhouse.query<PrecomputedRow>(firstPageSql, {
    parameters: { base: base.id, generation: base.generation, domain, view: layout.view },
    ...generationOptions(deps, query.definition.id, base),
    firstPage: { domain, view: layout.view },
  });
  const [row, ...extraRows] = rows;
  if (row === undefined || extraRows.length > 0) return undefined;
  if (cachedTotals === undefined) cacheDomainTotals(domain, base, parseTotals(row.totals), deps);
  return { page: toPrecomputedPage(row, layout), storeMs: elapsedMs };
}

/** Whether the request matches the default first page, without a position limit. */
function isFirstPageRequest({ base, query, where, viewer }: PreparedReport): boolean {
  const { definition, arguments: values, page, perPage, forDay, isCustomSort } = query;
  if (definition.firstPage !== true || page > 1 || perPage > firstPageRows) return false;
  if (isCustomSort || forDay !== undefined || where.conditions.length > 0) return false;
  const defaults = defaultArguments(definition);
  return (
    Object.keys(defaults).every((name) => values[name] === defaults[name]) &&
    depthFilterFor(defaultSource(definition, base.engine), viewer) === undefined &&
    pageWindow(query, viewer).limit !== 0
  );
}

/** Parses the domain totals of a precomputed row. */
export function parseTotals(text: string): DomainTotals {
  const values = JSON.parse(text) as unknown[];
  return Object.fromEntries(
    totalNames.map((name, index) => [name, values[index]]),
  ) as unknown as DomainTotals;
}

const totalNames = Object.keys(domainTotalColumns);

/** Recent pages by the row that they were parsed from, so that the same instance is returned again. */
const recentPages = new LRUCache<PrecomputedRow, PrecomputedPage>({ max: 50 });

function toPrecomputedPage(row: PrecomputedRow, { names }: FirstPageLayout): PrecomputedPage {
  const cachedPage = recentPages.get(row);
  if (cachedPage) return cachedPage;
  const page = new PrecomputedPage(names, JSON.parse(row.rows) as unknown[][]);
  recentPages.set(row, page);
  return page;
}
