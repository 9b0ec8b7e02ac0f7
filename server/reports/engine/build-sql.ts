import type { DepthFilter, RowWindow } from './apply-limits.js';
import { isHostColumn, displayNameSql } from './host-names.js';
import {
  attributeNames,
  attributesOf,
  carriedExpression,
  carriedColumnTypes,
  carriedAlias,
  hydrateSource,
  joinedSource,
  filteredColumns,
  usedColumns,
} from './join-attributes.js';
import type { ParsedQuery } from './parsed-query.js';
import type { Column } from './report-column.js';
import type { Source } from './report-source.js';
import type { Statement } from './statement.js';
import type { WhereClause } from './where-builder.js';

type Parameters = Statement['parameters'];

/** Everything that decides a report's SQL. */
export interface SqlPlan {
  query: ParsedQuery;
  source: Source;
  where: WhereClause;
  /** The rows that this viewer may see for their position; every row where it is missing. */
  depthFilter?: DepthFilter;
  /** Values of the subject, the base and the arguments (bind-subject.ts). */
  parameters: Parameters;
}

/** What decides the order of rows. */
interface OrderedRows {
  query: Pick<ParsedQuery, 'definition' | 'filter' | 'sort' | 'ties'>;
  source: Source;
}

/** Whether attributes are looked up after the rows are chosen: some are shown that choosing the rows does not need. */
export function hasDeferredColumns(plan: SqlPlan): boolean {
  return deferredColumns(plan).length > 0;
}

/** All rows with every attribute that is asked for, in one statement. */
export function buildPage(plan: SqlPlan, window: RowWindow, withTotal: boolean): Statement {
  const { query, source } = plan;
  return statement(plan, {
    select: selectedColumns(query).map(withAlias),
    from: joinedSource(source, attributesOf(query, source, [...rowSelectionColumns(plan), ...query.columns])),
    tail: [orderBy(plan), limit(window), settings(withTotal)],
  });
}

/** A page of rows with the attributes alone that choose them, and with what the lookup of the others is given. */
export function buildKeyPage(plan: SqlPlan, window: RowWindow, withTotal: boolean): Statement {
  const { query, source } = plan;
  return statement(plan, {
    select: [...eagerColumns(plan).map(withAlias), ...carriedColumns(plan).map(carriedExpression)],
    from: joinedSource(source, attributesOf(query, source, rowSelectionColumns(plan))),
    tail: [orderBy(plan), limit(window), settings(withTotal)],
  });
}

/** Names of what `buildKeyPage` answers. */
export function keyPageNames(plan: SqlPlan): string[] {
  return [...eagerColumns(plan).map(([id]) => id), ...carriedColumns(plan).map(carriedAlias)];
}

/** The shown columns that are asked for with the rows. */
function eagerColumns(plan: SqlPlan): [string, Column][] {
  const deferred = new Set(deferredColumns(plan));
  return selectedColumns(plan.query).filter(([id]) => !deferred.has(id));
}

/** The columns by which rows are chosen and ordered: what these need is joined to all rows, what else is shown to a page's. */
function rowSelectionColumns({ query, where }: SqlPlan): string[] {
  return [...usedColumns(query), ...(where.selectionColumns ?? [])];
}

/** The shown columns that are looked up for the chosen rows. */
function deferredColumns(plan: SqlPlan): string[] {
  const { query } = plan;
  const joined = attributeNames(query, rowSelectionColumns(plan));
  return query.columns.filter((id) => {
    const attribute = query.definition.columns[id]?.attribute;
    return attribute !== undefined && !joined.has(attribute);
  });
}

/** The attributes of chosen rows; `row_at` is the number of the row, from 1. `rows` is what `buildKeyPage` answered. */
export function buildHydrateQuery(plan: SqlPlan, rows: readonly Record<string, unknown>[]): Statement {
  const { query, source, parameters } = plan;
  const deferred = deferredColumns(plan);
  const chosen = hydrateSource(attributesOf(query, source, deferred), rows);
  const columns = selectedColumns(query).filter(([id]) => deferred.includes(id));
  const sql = lines([
    `SELECT ${['row_at', ...columns.map(withAlias)].join(', ')}`,
    `FROM ${chosen.from}`,
    settings(false),
  ]);
  return {
    sql,
    parameters: usedParameters(sql, { ...parameters, ...source.parameters, ...chosen.parameters }),
  };
}

/** Chosen rows and their attributes in one, without what was carried from one to the other. */
export function mergeHydratedRows<Row extends Record<string, unknown>>(
  plan: SqlPlan,
  keyRows: readonly Row[],
  attributes: readonly Row[],
): Record<string, unknown>[] {
  const carried = new Set(carriedColumns(plan).map(carriedAlias));
  const attributesByRow = new Map(attributes.map(({ row_at: at, ...columns }) => [Number(at), columns]));
  return keyRows.map((row, index) => ({
    ...Object.fromEntries(Object.entries(row).filter(([name]) => !carried.has(name))),
    ...attributesByRow.get(index + 1),
  }));
}

function carriedColumns(plan: SqlPlan): string[] {
  return carriedColumnTypes(attributesOf(plan.query, plan.source, deferredColumns(plan))).map(
    ([name]) => name,
  );
}

/** The number of rows alone. */
export function buildCount(plan: SqlPlan): Statement {
  const { query, source } = plan;
  const from = joinedSource(source, attributesOf(query, source, filteredColumns(query)));
  return statement(plan, { select: ['count() AS total'], from, tail: [] });
}

function statement(
  { source, where, depthFilter, parameters }: SqlPlan,
  { select, from, tail }: { select: readonly string[]; from: string; tail: readonly string[] },
): Statement {
  const conditions = [...source.where, ...(depthFilter ? [depthFilter.condition] : []), ...where.conditions];
  const sql = lines([
    `SELECT ${select.join(', ')}`,
    `FROM ${from}`,
    conditions.length === 0 ? '' : `WHERE ${conditions.join('\n  AND ')}`,
    ...tail,
  ]);
  const values = { ...parameters, ...source.parameters, ...depthFilter?.parameters, ...where.parameters };
  return { sql, parameters: usedParameters(sql, values) };
}

/** The values whose placeholders stand in the SQL. */
function usedParameters(sql: string, parameters: Parameters): Parameters {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => sql.includes(`{${name}:`)));
}

function selectedColumns({ definition, columns }: ParsedQuery): [string, Column][] {
  return columns.flatMap((id) => {
    const column = definition.columns[id];
    return column === undefined ? [] : [[id, column] satisfies [string, Column]];
  });
}

function withAlias([id, { sql }]: [string, Column]): string {
  return sql === id ? id : `${sql} AS ${id}`;
}

/**
 * Ties go by the report's own order, as far as nothing more need be joined for it, and then by the identity in the direction
 * of the last key: then a whole table key can be read in its own order.
 */
export function orderBy({ query, source }: OrderedRows): string {
  const { definition, sort } = query;
  const joined = attributeNames(query, usedColumns(query));
  const reachable = query.ties.filter(({ column }) => {
    const attribute = definition.columns[column]?.attribute;
    return attribute === undefined || joined.has(attribute);
  });
  const remainingTies = reachable.filter(({ column }) => !sort.some((key) => key.column === column));
  const keys = [...sort, ...remainingTies].map(({ column, direction }) => ({
    sql: sortExpression(definition.columns[column]) ?? column,
    direction,
  }));
  const last = keys.at(-1)?.direction ?? 'asc';
  const ties = source.identity
    .filter((name) => !keys.some(({ sql }) => sql === name))
    .map((sql) => ({ sql, direction: last }));
  return `ORDER BY ${[...keys, ...ties].map(({ sql, direction }) => `${sql} ${direction.toUpperCase()}`).join(', ')}`;
}

/** Names of domains are sorted as they are shown. */
function sortExpression(column: Column | undefined): string | undefined {
  return column && isHostColumn(column) ? displayNameSql(column.sql) : column?.sql;
}

/** Numbers of our own making, checked when the query was parsed. */
function limit({ offset, limit: rows }: RowWindow): string {
  if (rows === null) return '';
  return offset === 0 ? `LIMIT ${rows}` : `LIMIT ${rows} OFFSET ${offset}`;
}

/**
 * An output column may be named like the table's column that it is made of: names in the query mean the table's.
 * Rows that are counted are not read in the key's order: over several parts each part would stop at the limit, and the
 * number would be the page's. It costs nothing, as counting reads them all (measured: 16 against 17 ms over 103,000 rows).
 */
function settings(withTotal: boolean): string {
  return `SETTINGS prefer_column_name_to_alias = 1${withTotal ? ', exact_rows_before_limit = 1, optimize_read_in_order = 0' : ''}`;
}

function lines(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n');
}
