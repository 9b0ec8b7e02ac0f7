import type { DepthCut, RowWindow } from './apply-limits.js';
import { joinedSource, keysSource, usesAttributes } from './join-attributes.js';
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

/** Whether the rows can be chosen before their attributes are looked up: nothing of the sort and filter needs these. */
export function looksUpLater({ query, source }: SqlPlan): boolean {
  return source.attributes !== undefined && !usesAttributes(query);
}

/** A page of rows. With `counted`, the answer also says exactly how many rows there are before the limit. */
export function buildPage(plan: SqlPlan, window: RowWindow, counted: boolean): Statement {
  const { query, source } = plan;
  const joined = usesAttributes(query) || selected(query).some(([, column]) => column.attribute);
  return statement(plan, {
    select: selected(query).map(aliased),
    from: joined ? joinedSource(source, source.from) : source.from,
    tail: [orderBy(query, source), limit(window), settings(counted)],
  });
}

/** The keys of a page's rows, with what the lookup of their attributes is given. */
export function buildKeys(plan: SqlPlan, window: RowWindow, counted: boolean): Statement {
  const { query, source } = plan;
  return statement(plan, {
    select: ['key_id', ...Object.keys(source.attributes?.carried ?? {})],
    from: source.from,
    tail: [orderBy(query, source), limit(window), settings(counted)],
  });
}

/** The rows of chosen keys, in their order. `rows` is what `buildKeys` answered. */
export function buildLookup(
  { query, source, parameters }: SqlPlan,
  rows: readonly Record<string, unknown>[],
): Statement {
  const keys = keysSource(source, rows);
  const sql = lines([
    `SELECT ${selected(query).map(aliased).join(', ')}`,
    `FROM ${joinedSource(source, keys.from, { chosen: true })}`,
    orderBy(query, source),
    settings(false),
  ]);
  return { sql, parameters: namedIn(sql, { ...parameters, ...source.parameters, ...keys.parameters }) };
}

/** The number of rows alone. */
export function buildCount(plan: SqlPlan): Statement {
  const { query, source } = plan;
  const from = usesAttributes(query) ? joinedSource(source, source.from) : source.from;
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

/** Ties go by the identity in the direction of the last key: then a whole table key can be read in its own order. */
function orderBy({ definition, sort }: ParsedQuery, { identity }: Source): string {
  const keys = sort.map(({ column, direction }) => ({
    sql: definition.columns[column]?.sql ?? column,
    direction,
  }));
  const last = keys.at(-1)?.direction ?? 'asc';
  const ties = identity
    .filter((name) => !keys.some(({ sql }) => sql === name))
    .map((sql) => ({ sql, direction: last }));
  return `ORDER BY ${[...keys, ...ties].map(({ sql, direction }) => `${sql} ${direction.toUpperCase()}`).join(', ')}`;
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
