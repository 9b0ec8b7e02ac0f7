import { LRUCache } from 'lru-cache';
import { depthFilterFor, pageWindow } from './apply-limits.js';
import {
  firstPageLayout,
  firstPageRows,
  defaultArguments,
  defaultSource,
  type FirstPageLayout,
} from './first-page-layout.js';
import { generationScope, subjectDomainIdSql } from './source-sql.js';
import type { PreparedReport } from './prepare-report.js';
import {
  domainTotalColumns,
  cachedDomainTotals,
  readPrecomputedViews,
  cacheDomainTotals,
} from './read-generation.js';
import type { DomainTotals } from './report-source.js';
import { generationOptions, type ReportDependencies } from './report-dependencies.js';
import { keyPageNames, type SqlPlan } from './build-sql.js';
import { mapRows } from './available-columns.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportRow } from './report-query.js';

/** A precomputed first page: all visible rows, without attributes. */
class PrecomputedPage {
  /** Complete rows per definition, with or without private columns. */
  private readonly completeRows = new WeakMap<ReportDefinition, readonly ReportRow[]>();
  private readonly indexByName: ReadonlyMap<string, number>;

  /**
   * @param names of the stored values, in order
   * @param lines values of each row
   */
  constructor(
    names: readonly string[],
    private readonly lines: readonly (readonly unknown[])[],
  ) {
    this.indexByName = new Map(names.map((name, index) => [name, index]));
  }

  get length(): number {
    return this.lines.length;
  }

  /** Rows for the response. Most requests ask for all columns, so these are built once. */
  reportRows(query: ParsedQuery, limit: number | null): readonly ReportRow[] {
    const { definition, columns } = query;
    if (columns.length < Object.keys(definition.columns).length) return this.buildReportRows(query, limit);
    const rows = this.completeRows.get(definition) ?? freezeRows(this.buildReportRows(query, null));
    this.completeRows.set(definition, rows);
    return limit === null || limit >= rows.length ? rows : rows.slice(0, limit);
  }

  /** The same rows as `buildKeyPage` would return, with the keys for the second step. */
  keyRows(plan: SqlPlan, limit: number | null): readonly ReportRow[] {
    return this.buildRows(keyPageNames(plan), {}, limit);
  }

  private buildReportRows({ definition, columns }: ParsedQuery, limit: number | null): readonly ReportRow[] {
    const constants = Object.fromEntries(columns.map((id) => [id, definition.columns[id]?.constant]));
    return mapRows(definition, this.buildRows(columns, constants, limit));
  }

  /**
   * Rows with the given names in order; names without stored values come from `constants`. Copying one template
   * object keeps a single hidden class in V8, which is several times faster.
   */
  private buildRows(
    names: readonly string[],
    constants: ReportRow,
    limit: number | null,
  ): readonly ReportRow[] {
    const indexes = names.flatMap((name) => {
      const index = this.indexByName.get(name);
      // A column may be constant in one form of the report only.
      return index === undefined || constants[name] !== undefined ? [] : [{ name, index }];
    });
    const availableNames = names.filter((name) => this.indexByName.has(name) || name in constants);
    const template: Record<string, unknown> = Object.fromEntries(
      availableNames.map((name) => [name, constants[name]]),
    );
    const lines = limit === null ? this.lines : this.lines.slice(0, limit);
    return lines.map((line) => {
      const row = { ...template };
      for (const { name, index } of indexes) row[name] = line[index];
      return row;
    });
  }
}

const sharedRows = new WeakSet<readonly ReportRow[]>();

/** Whether the rows are the shared instance of a precomputed page. Only a few exist at a time. */
export function isSharedRows(rows: readonly ReportRow[]): boolean {
  return sharedRows.has(rows);
}

/** Frozen, because all requests share the instance. */
function freezeRows(rows: readonly ReportRow[]): readonly ReportRow[] {
  for (const row of rows) Object.freeze(row);
  sharedRows.add(rows);
  return Object.freeze(rows);
}

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
