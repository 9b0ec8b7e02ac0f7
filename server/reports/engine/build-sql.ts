import type { DepthCut, RowWindow } from './apply-limits.js';
import { isHostColumn, shownNameSql } from './host-names.js';
import {
  attributesOf,
  carriedAs,
  carriedBy,
  carriedName,
  chosenSource,
  joinedSource,
  filteredColumns,
  needsAttributes,
  usedColumns,
  usesAttributes,
} from './join-attributes.js';
import type { ParsedQuery } from './parsed-query.js';
import type { Column, Source } from './report-definition.js';
import type { Statement } from './statement.js';
import type { WhereClause } from './where-builder.js';

type Parameters = Statement['parameters'];

/** Everything that decides a report's SQL. */
export interface SqlPlan {
  query: ParsedQuery;
  source: Source;
  where: WhereClause;
  /** The rows that this viewer may see for their position; every row where it is missing. */
  cut?: DepthCut;
  /** Values of the subject, the base and the arguments (bind-subject.ts). */
  parameters: Parameters;
}

/** Whether attributes are looked up after the rows are chosen: some are shown, and nothing of the sort and filter needs them. */
export function looksUpLater({ query, source }: SqlPlan): boolean {
  return !usesAttributes(query) && attributesOf(query, source, query.columns).length > 0;
}

/** A page of rows. With `counted`, the answer also says exactly how many rows there are before the limit. */
export function buildPage(plan: SqlPlan, window: RowWindow, counted: boolean): Statement {
  const { query, source, where } = plan;
  const named = [...query.columns, ...(where.chosenBy ?? [])];
  const ordering = usesAttributes(query) ? query.ties.map(({ column }) => column) : [];
  const shown = attributesOf(query, source, [...named, ...usedColumns(query), ...ordering]);
  return statement(plan, {
    select: selected(query).map(aliased),
    from: joinedSource(source, shown),
    tail: [orderBy(query, source), limit(window), settings(counted)],
  });
}

/** A page of rows without their attributes, with what the lookup of these is given. */
export function buildChosen(plan: SqlPlan, window: RowWindow, counted: boolean): Statement {
  const { query, source } = plan;
  const own = selected(query).filter(([, column]) => !column.attribute);
  return statement(plan, {
    select: [...own.map(aliased), ...carriedColumns(plan).map(carriedAs)],
    from: source.from,
    tail: [orderBy(query, source), limit(window), settings(counted)],
  });
}

/** The attributes of chosen rows; `row_at` is the number of the row, from 1. `rows` is what `buildChosen` answered. */
export function buildLookup(
  { query, source, parameters }: SqlPlan,
  rows: readonly Record<string, unknown>[],
): Statement {
  const chosen = chosenSource(attributesOf(query, source, query.columns), rows);
  const columns = selected(query).filter(([, column]) => column.attribute);
  const sql = lines([
    `SELECT ${['row_at', ...columns.map(aliased)].join(', ')}`,
    `FROM ${chosen.from}`,
    settings(false),
  ]);
  return { sql, parameters: namedIn(sql, { ...parameters, ...source.parameters, ...chosen.parameters }) };
}

/** Chosen rows and their attributes in one, without what was carried from one to the other. */
export function withAttributes<Row extends Record<string, unknown>>(
  plan: SqlPlan,
  chosen: readonly Row[],
  attributes: readonly Row[],
): Record<string, unknown>[] {
  const carried = new Set(carriedColumns(plan).map(carriedName));
  const found = new Map(attributes.map(({ row_at: at, ...columns }) => [Number(at), columns]));
  return chosen.map((row, index) => ({
    ...Object.fromEntries(Object.entries(row).filter(([name]) => !carried.has(name))),
    ...found.get(index + 1),
  }));
}

function carriedColumns({ query, source }: SqlPlan): string[] {
  return carriedBy(attributesOf(query, source, query.columns)).map(([name]) => name);
}

/** The number of rows alone. */
export function buildCount(plan: SqlPlan): Statement {
  const { query, source } = plan;
  const from = joinedSource(source, attributesOf(query, source, filteredColumns(query)));
  return statement(plan, { select: ['count() AS total'], from, tail: [] });
}

function statement(
  { source, where, cut, parameters }: SqlPlan,
  { select, from, tail }: { select: readonly string[]; from: string; tail: readonly string[] },
): Statement {
  const conditions = [...source.where, ...(cut ? [cut.condition] : []), ...where.conditions];
  const sql = lines([
    `SELECT ${select.join(', ')}`,
    `FROM ${from}`,
    conditions.length === 0 ? '' : `WHERE ${conditions.join('\n  AND ')}`,
    ...tail,
  ]);
  const values = { ...parameters, ...source.parameters, ...cut?.parameters, ...where.parameters };
  return { sql, parameters: namedIn(sql, values) };
}

/** The values whose placeholders stand in the SQL. */
function namedIn(sql: string, parameters: Parameters): Parameters {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => sql.includes(`{${name}:`)));
}

function selected({ definition, columns }: ParsedQuery): [string, Column][] {
  return columns.flatMap((id) => {
    const column = definition.columns[id];
    return column === undefined ? [] : [[id, column] satisfies [string, Column]];
  });
}

function aliased([id, { sql }]: [string, Column]): string {
  return sql === id ? id : `${sql} AS ${id}`;
}

/**
 * Ties go by the report's own order, as far as attributes need not be joined for it, and then by the identity in the direction
 * of the last key: then a whole table key can be read in its own order.
 */
function orderBy(query: ParsedQuery, { identity }: Source): string {
  const { definition, sort, ties: ownOrder } = query;
  const reachable = usesAttributes(query)
    ? ownOrder
    : ownOrder.filter(({ column }) => !needsAttributes(query, [column]));
  const further = reachable.filter(({ column }) => !sort.some((key) => key.column === column));
  const keys = [...sort, ...further].map(({ column, direction }) => ({
    sql: sortedBy(definition.columns[column]) ?? column,
    direction,
  }));
  const last = keys.at(-1)?.direction ?? 'asc';
  const ties = identity
    .filter((name) => !keys.some(({ sql }) => sql === name))
    .map((sql) => ({ sql, direction: last }));
  return `ORDER BY ${[...keys, ...ties].map(({ sql, direction }) => `${sql} ${direction.toUpperCase()}`).join(', ')}`;
}

/** Names of domains are sorted as they are shown. */
function sortedBy(column: Column | undefined): string | undefined {
  return column && isHostColumn(column) ? shownNameSql(column.sql) : column?.sql;
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
function settings(counted: boolean): string {
  return `SETTINGS prefer_column_name_to_alias = 1${counted ? ', exact_rows_before_limit = 1, optimize_read_in_order = 0' : ''}`;
}

function lines(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n');
}
