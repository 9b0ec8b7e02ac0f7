import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import type { ParsedQuery } from './parsed-query.js';
import type { KeyRestriction, Source, SourceAttributes } from './report-source.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';

/** Conditions that limit a query to the published generation of the base. Every report table has these columns. */
export const generationConditions: readonly string[] = [
  'base = {base:UInt16}',
  'generation = {generation:UInt32}',
];

/** The same conditions as one string, for subqueries. */
export const generationScope = generationConditions.join(' AND ');

/** Id of the report's domain. */
export const subjectDomainIdSql = buildIdSql('{domain:String}');

/** Id of the report's keyword. */
export const subjectKeywordIdSql = buildIdSql('{keyword:String}');

/** Hash of the report's page. It ignores the scheme and `www.`. */
export const subjectUrlHashSql = 'cityHash64(concat({domain:String}, {path:String}))';

/** Columns of `result_set` with the distinct domains of the search results, best position first. */
export const domainIdColumns = { top10: 'top_domain_ids', page: 'domain_ids' } as const;

/** SQL of the domains within the depth that the parameter `top` selects. */
export const domainIdsWithinTopSql = `if({top:UInt8} = 10, ${domainIdColumns.top10}, ${domainIdColumns.page})`;

/** Columns used by filter or sort. */
export function getUsedColumns(query: Pick<ParsedQuery, 'filter' | 'sort'>): string[] {
  return [...getFilteredColumns(query), ...query.sort.map(({ column }) => column)];
}

/** Columns used by the filter. */
export function getFilteredColumns({ filter }: Pick<ParsedQuery, 'filter'>): string[] {
  return filter.flat().map(({ field }) => field);
}

/** Whether the filter needs a join. */
export function filtersByAttributes(query: ParsedQuery): boolean {
  return attributeNames(query, getFilteredColumns(query)).size > 0;
}

/** Attribute names that the columns need. */
export function attributeNames(
  { definition }: Pick<ParsedQuery, 'definition'>,
  ids: readonly string[],
): Set<string> {
  return new Set(ids.flatMap((id) => definition.columns[id]?.attribute ?? []));
}

/** The source attributes that the columns need, in the order of the source. */
export function selectAttributes(
  query: ParsedQuery,
  { attributes = {} }: Source,
  ids: readonly string[],
): SourceAttributes[] {
  const names = attributeNames(query, ids);
  return Object.entries(attributes).flatMap(([name, attribute]) => (names.has(name) ? [attribute] : []));
}

/** Attributes from an entire table of the generation. */
export function tableAttributes(
  table: string,
  key: string,
  options: Pick<SourceAttributes, 'carried' | 'restricted'>,
): SourceAttributes {
  const select = (keys: KeyRestriction | undefined): string => {
    const conditions =
      keys === undefined ? generationConditions : [...generationConditions, `${key} ${keys.inClauseSql}`];
    return `SELECT * FROM ${table} WHERE ${conditions.join(' AND ')}`;
  };
  return { ...options, select, key, rowKey: 'key_id' };
}

/**
 * FROM clause with joined attributes. A left join keeps rows without attributes, so the total does not depend on when
 * they are joined.
 */
export function joinedSourceSql({ from, where }: Source, attributes: readonly SourceAttributes[]): string {
  const condition = where.length === 0 ? '' : ` WHERE ${where.join(' AND ')}`;
  return joinAttributesSql(from, attributes, ({ rowKey, restricted }) =>
    restricted
      ? { inClauseSql: `GLOBAL IN (SELECT ${rowKey} FROM ${from}${condition})`, isSmallSet: false }
      : undefined,
  );
}

/** Columns, with types, that rows pass to the second step of late materialization. */
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
export function buildHydrateSource(
  attributes: readonly SourceAttributes[],
  rows: readonly Record<string, unknown>[],
): { from: string; parameters: Record<string, QueryParameter> } {
  const columns = carriedColumnTypes(attributes);
  const listPlaceholder = ([name, type]: [string, string]) => `{rows_${name}:Array(${type})}`;
  const placeholders = columns.map(listPlaceholder);
  const memberColumns = columns.map(([name], index) => `row.${index + 2} AS ${name}`);
  const zippedSql = `arrayZip(arrayEnumerate(${placeholders[0] ?? ''}), ${placeholders.join(', ')})`;
  const from = `(SELECT row.1 AS row_at, ${memberColumns.join(', ')} FROM (SELECT arrayJoin(${zippedSql}) AS row))`;
  return {
    from: joinAttributesSql(from, attributes, ({ rowKey }) => ({
      inClauseSql: `IN ${listPlaceholder([rowKey, 'UInt64'])}`,
      isSmallSet: true,
    })),
    parameters: Object.fromEntries(
      columns.map(([name, type]) => [
        `rows_${name}`,
        rows.map((row) => parseCarried(type, String(row[carriedAlias(name)]))),
      ]),
    ),
  };
}

/** Carried values are strings, because page hashes exceed JavaScript's safe integers. */
export function carriedExpression(name: string): string {
  return `toString(${name}) AS ${carriedAlias(name)}`;
}

function parseCarried(type: string, text: string): QueryParameter {
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
function joinAttributesSql(
  rows: string,
  attributes: readonly SourceAttributes[],
  getKeys: (attribute: SourceAttributes) => KeyRestriction | undefined,
): string {
  const joins = attributes.map((attribute, index) => {
    const alias = index === 0 ? 'a' : `a${index + 1}`;
    return `GLOBAL LEFT ANY JOIN (${attribute.select(getKeys(attribute))}) AS ${alias} ON ${alias}.${attribute.key} = s.${attribute.rowKey}`;
  });
  return joins.length === 0 ? rows : [`${rows} AS s`, ...joins].join('\n');
}
