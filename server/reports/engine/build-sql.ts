import type { Statement } from './report-source.js';
import type { DepthFilter, RowWindow } from './apply-limits.js';
import { isHostColumn, displayNameSql } from './host-names.js';
import {
  attributeNames,
  selectAttributes,
  carriedExpression,
  carriedColumnTypes,
  carriedAlias,
  buildHydrateSource,
  joinedSourceSql,
  getFilteredColumns,
  getUsedColumns,
} from './source-sql.js';
import type { ParsedQuery } from './parsed-query.js';
import type { Column } from './report-column.js';
import type { Source } from './report-source.js';
import type { WhereClause } from './where-builder.js';

type Parameters = Statement['parameters'];

/** Input of the SQL builders. */
export interface SqlPlan {
  query: ParsedQuery;
  source: Source;
  where: WhereClause;
  /** Hides rows beyond the viewer's maximum position; missing without a limit. */
  depthFilter?: DepthFilter;
  /** Subject, base and argument values (plan-report.ts). */
  parameters: Parameters;
}

/** Input of `orderBySql`. */
interface OrderByInput {
  query: Pick<ParsedQuery, 'definition' | 'filter' | 'sort' | 'ties'>;
  source: Source;
}

/** Whether some requested columns are joined after the rows are selected (late materialization). */
export function hasDeferredColumns(plan: SqlPlan): boolean {
  return deferredColumns(plan).length > 0;
}

/** Builds one statement that selects the rows with all requested columns. */
export function buildPage(plan: SqlPlan, window: RowWindow, withTotal: boolean): Statement {
  const { query, source } = plan;
  return buildStatement(plan, {
    select: selectedColumns(query).map(aliasedSql),
    from: joinedSourceSql(
      source,
      selectAttributes(query, source, [...rowSelectionColumns(plan), ...query.columns]),
    ),
    tail: [orderBySql(plan), limitSql(window), settingsSql(withTotal)],
  });
}

/**
 * First step of late materialization: a page of rows with only the columns that filter and sort, plus the keys for
 * the second step.
 */
export function buildKeyPage(plan: SqlPlan, window: RowWindow, withTotal: boolean): Statement {
  const { query, source } = plan;
  return buildStatement(plan, {
    select: [...eagerColumns(plan).map(aliasedSql), ...carriedColumns(plan).map(carriedExpression)],
    from: joinedSourceSql(source, selectAttributes(query, source, rowSelectionColumns(plan))),
    tail: [orderBySql(plan), limitSql(window), settingsSql(withTotal)],
  });
}

/** Column names that `buildKeyPage` returns. */
export function keyPageNames(plan: SqlPlan): string[] {
  return [...eagerColumns(plan).map(([id]) => id), ...carriedColumns(plan).map(carriedAlias)];
}

/** Requested columns that the first step already returns. */
function eagerColumns(plan: SqlPlan): [string, Column][] {
  const deferred = new Set(deferredColumns(plan));
  return selectedColumns(plan.query).filter(([id]) => !deferred.has(id));
}

/**
 * Columns used by filter, sort or row selection. Their attributes are joined to all rows; those of other columns only
 * to one page.
 */
function rowSelectionColumns({ query, where }: SqlPlan): string[] {
  return [...getUsedColumns(query), ...(where.selectionColumns ?? [])];
}

/** Requested columns that the second step adds. */
function deferredColumns(plan: SqlPlan): string[] {
  const { query } = plan;
  const joined = attributeNames(query, rowSelectionColumns(plan));
  return query.columns.filter((id) => {
    const attribute = query.definition.columns[id]?.attribute;
    return attribute !== undefined && !joined.has(attribute);
  });
}

/**
 * Second step of late materialization. `rows` is the result of `buildKeyPage`; `row_at` is the row number, from 1.
 */
export function buildHydrateQuery(plan: SqlPlan, rows: readonly Record<string, unknown>[]): Statement {
  const { query, source, parameters } = plan;
  const deferred = deferredColumns(plan);
  const keyRows = buildHydrateSource(selectAttributes(query, source, deferred), rows);
  const columns = selectedColumns(query).filter(([id]) => deferred.includes(id));
  const sql = joinLines([
    `SELECT ${['row_at', ...columns.map(aliasedSql)].join(', ')}`,
    `FROM ${keyRows.from}`,
    settingsSql(false),
  ]);
  return {
    sql,
    parameters: selectUsedParameters(sql, { ...parameters, ...source.parameters, ...keyRows.parameters }),
  };
}

/** Merges both steps and drops the carried key columns. */
export function mergeHydratedRows<Row extends Record<string, unknown>>(
  plan: SqlPlan,
  keyRows: readonly Row[],
  attributes: readonly Row[],
): Record<string, unknown>[] {
  const carried = new Set(carriedColumns(plan).map(carriedAlias));
  const attributesByRow = new Map(
    attributes.map(({ row_at: rowNumber, ...columns }) => [Number(rowNumber), columns]),
  );
  return keyRows.map((row, index) => ({
    ...Object.fromEntries(Object.entries(row).filter(([name]) => !carried.has(name))),
    ...attributesByRow.get(index + 1),
  }));
}

function carriedColumns(plan: SqlPlan): string[] {
  return carriedColumnTypes(selectAttributes(plan.query, plan.source, deferredColumns(plan))).map(
    ([name]) => name,
  );
}

/** Builds the statement that counts the rows. */
export function buildCount(plan: SqlPlan): Statement {
  const { query, source } = plan;
  const from = joinedSourceSql(source, selectAttributes(query, source, getFilteredColumns(query)));
  return buildStatement(plan, { select: ['count() AS total'], from, tail: [] });
}

function buildStatement(
  { source, where, depthFilter, parameters }: SqlPlan,
  { select, from, tail }: { select: readonly string[]; from: string; tail: readonly string[] },
): Statement {
  const conditions = [...source.where, ...(depthFilter ? [depthFilter.condition] : []), ...where.conditions];
  const sql = joinLines([
    `SELECT ${select.join(', ')}`,
    `FROM ${from}`,
    conditions.length === 0 ? '' : `WHERE ${conditions.join('\n  AND ')}`,
    ...tail,
  ]);
  const values = { ...parameters, ...source.parameters, ...depthFilter?.parameters, ...where.parameters };
  return { sql, parameters: selectUsedParameters(sql, values) };
}

/** Only the parameters whose placeholders occur in the SQL. */
function selectUsedParameters(sql: string, parameters: Parameters): Parameters {
  const names = new Set(Array.from(sql.matchAll(/\{(\w+):/g), ([, name]) => name));
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => names.has(name)));
}

function selectedColumns({ definition, columns }: ParsedQuery): [string, Column][] {
  return columns.flatMap((id) => {
    const column = definition.columns[id];
    return column === undefined ? [] : [[id, column] satisfies [string, Column]];
  });
}

function aliasedSql([id, { sql }]: [string, Column]): string {
  return sql === id ? id : `${sql} AS ${id}`;
}

/**
 * SQL of the order of rows. Ties are ordered by the report's default order, unless that needs another join, and then
 * by the row identity in the direction of the last key. If all keys have one direction, ClickHouse can read the
 * primary key in order.
 */
export function orderBySql(input: OrderByInput): string {
  const keys = findOrderKeys(input);
  return `ORDER BY ${keys.map(({ sql, direction }) => `${sql} ${direction.toUpperCase()}`).join(', ')}`;
}

/** An expression to sort by. */
export interface OrderKey {
  sql: string;
  direction: 'asc' | 'desc';
}

/** Sort keys of a page with ties and the identity of a row, so that the order is total. */
export function findOrderKeys({ query, source }: OrderByInput): OrderKey[] {
  const { definition, sort } = query;
  const joined = attributeNames(query, getUsedColumns(query));
  const reachable = query.ties.filter(({ column }) => {
    const attribute = definition.columns[column]?.attribute;
    return attribute === undefined || joined.has(attribute);
  });
  const remainingTies = reachable.filter(({ column }) => !sort.some((key) => key.column === column));
  const keys = [...sort, ...remainingTies].map(({ column, direction }) => ({
    sql: sortExpression(definition.columns[column]) ?? column,
    direction,
  }));
  const lastDirection = keys.at(-1)?.direction ?? 'asc';
  const ties = source.identity
    .filter((name) => !keys.some(({ sql }) => sql === name))
    .map((sql) => ({ sql, direction: lastDirection }));
  return [...keys, ...ties];
}

/** Domain names sort by their display form. */
function sortExpression(column: Column | undefined): string | undefined {
  return column && isHostColumn(column) ? displayNameSql(column.sql) : column?.sql;
}

/** The numbers were validated when the query was parsed. */
function limitSql({ offset, limit: rows }: RowWindow): string {
  if (rows === null) return '';
  return offset === 0 ? `LIMIT ${rows}` : `LIMIT ${rows} OFFSET ${offset}`;
}

/**
 * - `prefer_column_name_to_alias = 1`: an alias may equal the name of a table column that its expression reads.
 * - `optimize_read_in_order = 0`: reading in key order stops each part at the limit, which makes `rows_before_limit`
 *   wrong. Counting reads all rows anyway.
 */
function settingsSql(withTotal: boolean): string {
  return `SETTINGS prefer_column_name_to_alias = 1${withTotal ? ', exact_rows_before_limit = 1, optimize_read_in_order = 0' : ''}`;
}

function joinLines(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n');
}
