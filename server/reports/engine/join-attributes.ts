import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { inGeneration } from './generation-scope.js';
import type { ParsedQuery } from './parsed-query.js';
import type { AskedKeys, Source, SourceAttributes } from './report-definition.js';

/** Whether the sort or the filter needs the attributes of the source's rows. */
export function usesAttributes(query: ParsedQuery): boolean {
  return (
    filtersByAttributes(query) ||
    needsAttributes(
      query,
      query.sort.map(({ column }) => column),
    )
  );
}

/** Whether which rows there are depends on their attributes. */
export function filtersByAttributes(query: ParsedQuery): boolean {
  return needsAttributes(
    query,
    query.filter.flat().map(({ field }) => field),
  );
}

/** Whether any of these columns is one of the attributes. */
export function needsAttributes({ definition }: ParsedQuery, ids: readonly string[]): boolean {
  return ids.some((id) => definition.columns[id]?.attribute === true);
}

/** The attributes that are a whole table of the generation. */
export function attributesOfTable(
  table: string,
  key: string,
  more: Pick<SourceAttributes, 'carried' | 'restricted'>,
): SourceAttributes {
  const select = (keys: AskedKeys | undefined): string => {
    const conditions = keys === undefined ? inGeneration : [...inGeneration, `${key} ${keys.within}`];
    return `SELECT * FROM ${table} WHERE ${conditions.join(' AND ')}`;
  };
  return { ...more, select, key, rowKey: 'key_id' };
}

/**
 * The FROM clause of rows with their attributes. Every row stays, also one without attributes, so that the total does not
 * depend on whether they were joined before or looked up after.
 */
export function joinedSource({ attributes, from, where }: Source): string {
  if (attributes === undefined) return from;
  const chosen = where.length === 0 ? '' : ` WHERE ${where.join(' AND ')}`;
  const within = `GLOBAL IN (SELECT ${attributes.rowKey} FROM ${from}${chosen})`;
  return join(from, attributes, attributes.restricted ? { within, few: false } : undefined);
}

/**
 * The FROM clause of chosen rows with their attributes: their keys and carried values are bound as lists, and `row_at` says
 * which of them a line belongs to, from 1.
 */
export function chosenSource(
  attributes: SourceAttributes,
  rows: readonly Record<string, unknown>[],
): { from: string; parameters: Record<string, QueryParameter> } {
  const lists: [string, string][] = [[attributes.rowKey, 'UInt64'], ...Object.entries(attributes.carried)];
  const placeholders = lists.map(([name, type]) => `{rows_${name}:Array(${type})}`);
  const members = lists.map(([name], index) => `row.${index + 2} AS ${name}`);
  const zipped = `arrayZip(arrayEnumerate(${placeholders[0] ?? ''}), ${placeholders.join(', ')})`;
  const from = `(SELECT row.1 AS row_at, ${members.join(', ')} FROM (SELECT arrayJoin(${zipped}) AS row))`;
  return {
    from: join(from, attributes, { within: `IN ${placeholders[0] ?? ''}`, few: true }),
    parameters: Object.fromEntries(
      lists.map(([name, type]) => [
        `rows_${name}`,
        rows.map((row) => readCarried(type, String(row[carriedName(name)]))),
      ]),
    ),
  };
}

/** SQL of what a row carries to its lookup: as text, since hashes of pages are beyond the whole numbers of JavaScript. */
export function carriedAs(name: string): string {
  return `toString(${name}) AS ${carriedName(name)}`;
}

function readCarried(type: string, text: string): QueryParameter {
  if (/^U?Int/.test(type)) return BigInt(text);
  return /^(Float|Decimal)/.test(type) ? Number(text) : text;
}

/** How a row that is to be looked up names its key and what it carries, beside its columns. */
export function carriedName(name: string): string {
  return `row_${name}`;
}

/** The join reaches every shard: rows and attributes need not lie on the same one. A key has one row of attributes. */
function join(rows: string, { select, key, rowKey }: SourceAttributes, keys: AskedKeys | undefined): string {
  return `${rows} AS s\nGLOBAL LEFT ANY JOIN (${select(keys)}) AS a ON a.${key} = s.${rowKey}`;
}
