import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { inGeneration } from './generation-scope.js';
import type { ParsedQuery } from './parsed-query.js';
import type { Source } from './report-definition.js';

/** Whether the sort or the filter needs the attributes of the source's rows. */
export function usesAttributes({ definition, filter, sort }: ParsedQuery): boolean {
  const used = [...filter.flat().map(({ field }) => field), ...sort.map(({ column }) => column)];
  return used.some((id) => definition.columns[id]?.attribute === true);
}

/**
 * The FROM clause of rows with their attributes. Every row stays, also one without attributes, so that the total does not
 * depend on whether they were joined before or looked up after. `chosen`: the rows are those of one page.
 */
export function joinedSource({ attributes }: Source, rows: string, { chosen = false } = {}): string {
  if (attributes === undefined) return rows;
  const { from, key, restricted } = attributes;
  const keys = chosen
    ? [`${key} IN {rows_key_id:Array(UInt64)}`]
    : restricted
      ? [`${key} GLOBAL IN (SELECT key_id FROM ${rows})`]
      : [];
  const conditions = [...inGeneration, ...keys];
  return `${rows} AS s\nLEFT JOIN (SELECT * FROM ${from} WHERE ${conditions.join(' AND ')}) AS a ON a.${key} = s.key_id`;
}

/** The chosen rows themselves as a subquery, their keys and carried values bound as lists. */
export function keysSource(
  source: Source,
  rows: readonly Record<string, unknown>[],
): { from: string; parameters: Record<string, QueryParameter> } {
  const carried = Object.entries(source.attributes?.carried ?? {});
  const lists = [['key_id', 'UInt64'] as const, ...carried];
  const placeholders = lists.map(([name, type]) => `{rows_${name}:Array(${type})}`);
  const members = lists.map(([name], index) => `row.${index + 1} AS ${name}`);
  return {
    from: `(SELECT ${members.join(', ')} FROM (SELECT arrayJoin(arrayZip(${placeholders.join(', ')})) AS row))`,
    parameters: Object.fromEntries(
      lists.map(([name]) => [`rows_${name}`, rows.map((row) => Number(row[name]))]),
    ),
  };
}
