import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { inGeneration } from './generation-scope.js';
import type { ParsedQuery } from './parsed-query.js';
import type { KeyRestriction, Source, SourceAttributes } from './report-source.js';

/** Columns that filter or sort. */
export function usedColumns(query: Pick<ParsedQuery, 'filter' | 'sort'>): string[] {
  return [...filteredColumns(query), ...query.sort.map(({ column }) => column)];
}

/** Columns that filter. */
export function filteredColumns({ filter }: Pick<ParsedQuery, 'filter'>): string[] {
  return filter.flat().map(({ field }) => field);
}

/** Whether the filter needs a join. */
export function filtersByAttributes(query: ParsedQuery): boolean {
  return attributeNames(query, filteredColumns(query)).size > 0;
}

/** Attribute names that the columns need. */
export function attributeNames(
  { definition }: Pick<ParsedQuery, 'definition'>,
  ids: readonly string[],
): Set<string> {
  return new Set(ids.flatMap((id) => definition.columns[id]?.attribute ?? []));
}

/** The source attributes that the columns need, in the order of the source. */
export function attributesOf(
  query: ParsedQuery,
  { attributes = {} }: Source,
  ids: readonly string[],
): SourceAttributes[] {
  const names = attributeNames(query, ids);
  return Object.entries(attributes).flatMap(([name, set]) => (names.has(name) ? [set] : []));
}

/** Attributes from an entire table of the generation. */
export function attributesOfTable(
  table: string,
  key: string,
  more: Pick<SourceAttributes, 'carried' | 'restricted'>,
): SourceAttributes {
  const select = (keys: KeyRestriction | undefined): string => {
    const conditions = keys === undefined ? inGeneration : [...inGeneration, `${key} ${keys.within}`];
    return `SELECT * FROM ${table} WHERE ${conditions.join(' AND ')}`;
  };
  return { ...more, select, key, rowKey: 'key_id' };
}

/**
 * FROM clause with joined attributes. A left join keeps rows without attributes, so the total does not depend on when
 * they are joined.
 */
export function joinedSource({ from, where }: Source, attributes: readonly SourceAttributes[]): string {
  const condition = where.length === 0 ? '' : ` WHERE ${where.join(' AND ')}`;
  return join(from, attributes, ({ rowKey, restricted }) =>
    restricted
      ? { within: `GLOBAL IN (SELECT ${rowKey} FROM ${from}${condition})`, isSmallSet: false }
      : undefined,
  );
}

/** Columns and types that rows carry to the second step. */
export function carriedColumnTypes(attributes: readonly SourceAttributes[]): [string, string][] {
  const lists = attributes.flatMap(({ rowKey, carried }): [string, string][] => [
    [rowKey, 'UInt64'],
    ...Object.entries(carried),
  ]);
  return [...new Map(lists)];
}

/**
 * FROM clause of the second step: keys and carried values of the selected rows are bound as arrays, and `row_at` is
 * the row number, from 1.
 */
export function hydrateSource(
  attributes: readonly SourceAttributes[],
  rows: readonly Record<string, unknown>[],
): { from: string; parameters: Record<string, QueryParameter> } {
  const columns = carriedColumnTypes(attributes);
  const listOf = ([name, type]: [string, string]) => `{rows_${name}:Array(${type})}`;
  const placeholders = columns.map(listOf);
  const members = columns.map(([name], index) => `row.${index + 2} AS ${name}`);
  const zipped = `arrayZip(arrayEnumerate(${placeholders[0] ?? ''}), ${placeholders.join(', ')})`;
  const from = `(SELECT row.1 AS row_at, ${members.join(', ')} FROM (SELECT arrayJoin(${zipped}) AS row))`;
  return {
    from: join(from, attributes, ({ rowKey }) => ({
      within: `IN ${listOf([rowKey, 'UInt64'])}`,
      isSmallSet: true,
    })),
    parameters: Object.fromEntries(
      columns.map(([name, type]) => [
        `rows_${name}`,
        rows.map((row) => readCarried(type, String(row[carriedAlias(name)]))),
      ]),
    ),
  };
}

/** Carried values are strings, because page hashes exceed JavaScript's safe integers. */
export function carriedExpression(name: string): string {
  return `toString(${name}) AS ${carriedAlias(name)}`;
}

function readCarried(type: string, text: string): QueryParameter {
  if (/^U?Int/.test(type)) return BigInt(text);
  return /^(Float|Decimal)/.test(type) ? Number(text) : text;
}

/** Alias of a carried value in the result of the first step. */
export function carriedAlias(name: string): string {
  return `row_${name}`;
}

/**
 * GLOBAL joins, because rows and attributes may be on different shards. Each key has at most one row of attributes.
 */
function join(
  rows: string,
  attributes: readonly SourceAttributes[],
  keysOf: (set: SourceAttributes) => KeyRestriction | undefined,
): string {
  const joins = attributes.map((set, at) => {
    const alias = at === 0 ? 'a' : `a${at + 1}`;
    return `GLOBAL LEFT ANY JOIN (${set.select(keysOf(set))}) AS ${alias} ON ${alias}.${set.key} = s.${set.rowKey}`;
  });
  return joins.length === 0 ? rows : [`${rows} AS s`, ...joins].join('\n');
}
