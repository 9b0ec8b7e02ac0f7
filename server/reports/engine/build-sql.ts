import type { DepthCut, RowWindow } from './apply-limits.js';
import { isHostColumn, shownNameSql } from './host-names.js';
import {
  attributeNames,
  attributesOf,
  carriedAs,
  carriedBy,
  carriedName,
  chosenSource,
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
  cut?: DepthCut;
  /** Values of the subject, the base and the arguments (bind-subject.ts). */
  parameters: Parameters;
}

/** What decides the order of rows. */
interface OrderedRows {
  query: Pick<ParsedQuery, 'definition' | 'filter' | 'sort' | 'ties'>;
  source: Source;
}

/** Whether attributes are looked up after the rows are chosen: some are shown that choosing the rows does not need. */
export function looksUpLater(plan: SqlPlan): boolean {
  return lookedUp(plan).length > 0;
}

/** All rows with every attribute that is asked for, in one statement. */
export function buildPage(plan: SqlPlan, window: RowWindow, counted: boolean): Statement {
  const { query, source } = plan;
  return statement(plan, {
    select: selected(query).map(aliased),
    from: joinedSource(source, attributesOf(query, source, [...choosing(plan), ...query.columns])),
    tail: [orderBy(plan), limit(window), settings(counted)],
  });
}

/** A page of rows with the attributes alone that choose them, and with what the lookup of the others is given. */
export function buildChosen(plan: SqlPlan, window: RowWindow, counted: boolean): Statement {
  const { query, source } = plan;
  return statement(plan, {
    select: [...knownColumns(plan).map(aliased), ...carriedColumns(plan).map(carriedAs)],
    from: joinedSource(source, attributesOf(query, source, choosing(plan))),
    tail: [orderBy(plan), limit(window), settings(counted)],
  });
}

/** Names of what `buildChosen` answers. */
export function chosenNames(plan: SqlPlan): string[] {
  return [...knownColumns(plan).map(([id]) => id), ...carriedColumns(plan).map(carriedName)];
}

/** The shown columns that are asked for with the rows. */
function knownColumns(plan: SqlPlan): [string, Column][] {
  const later = new Set(lookedUp(plan));
  return selected(plan.query).filter(([id]) => !later.has(id));
}

/** The columns by which rows are chosen and ordered: what these need is joined to all rows, what else is shown to a page's. */
function choosing({ query, where }: SqlPlan): string[] {
  return [...usedColumns(query), ...(where.chosenBy ?? [])];
}

/** The shown columns that are looked up for the chosen rows. */
function lookedUp(plan: SqlPlan): string[] {
  const { query } = plan;
  const joined = attributeNames(query, choosing(plan));
  return query.columns.filter((id) => {
    const attribute = query.definition.columns[id]?.attribute;
    return attribute !== undefined && !joined.has(attribute);
  });
}

/** The attributes of chosen rows; `row_at` is the number of the row, from 1. `rows` is what `buildChosen` answered. */
export function buildLookup(plan: SqlPlan, rows: readonly Record<string, unknown>[]): Statement {
  const { query, source, parameters } = plan;
  const later = lookedUp(plan);
  const chosen = chosenSource(attributesOf(query, source, later), rows);
  const columns = selected(query).filter(([id]) => later.includes(id));
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

function carriedColumns(plan: SqlPlan): string[] {
  return carriedBy(attributesOf(plan.query, plan.source, lookedUp(plan))).map(([name]) => name);
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
  const further = reachable.filter(({ column }) => !sort.some((key) => key.column === column));
  const keys = [...sort, ...further].map(({ column, direction }) => ({
    sql: sortedBy(definition.columns[column]) ?? column,
    direction,
  }));
  const last = keys.at(-1)?.direction ?? 'asc';
  const ties = source.identity
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
