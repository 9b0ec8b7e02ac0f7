import type { GroupConditions } from '../../contract/projects/group-edits.js';
import type { GroupChannel } from '../../reports/subjects/group.subject.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';

/** An SQL condition with its parameters. */
export interface Condition {
  sql: string;
  parameters: Readonly<Record<string, QueryParameter>>;
}

/** Range filter on a column or on the positions; either bound is optional. */
interface RangeFilter {
  name: string;
  column: string;
  from: number | undefined;
  to: number | undefined;
}

/**
 * Condition for the keywords of one channel, or undefined without filters. It expects the columns `places`, `weight`,
 * `ws`, `wsk`, `numwords`, `isgeo` and `isquest`.
 */
export function buildCondition(channel: GroupChannel, conditions: GroupConditions): Condition | undefined {
  const filters = buildFilters(channel, conditions);
  if (filters.length === 0) return undefined;
  const parameters: Record<string, QueryParameter> = {};
  const parts = filters.map(({ name, column, from, to }) => {
    const bounds: string[] = [];
    const value = column === 'places' ? 'place' : column;
    // Position 0 means not ranked.
    if (column === 'places') bounds.push('place > 0');
    for (const [sign, bound, number] of [
      ['>=', 'from', from],
      ['<=', 'to', to],
    ] as const) {
      if (number === undefined) continue;
      parameters[`${name}_${bound}`] = number;
      bounds.push(`${value} ${sign} {${name}_${bound}:UInt32}`);
    }
    const rangeSql = bounds.join(' AND ');
    return column === 'places' ? `arrayExists(place -> ${rangeSql}, places)` : `(${rangeSql})`;
  });
  const matchesAny = channel === 'organic' ? conditions.keysFromOrganicOr : conditions.keysFromContextOr;
  return { sql: `(${parts.join(matchesAny ? ' OR ' : ' AND ')})`, parameters };
}

function buildFilters(channel: GroupChannel, conditions: GroupConditions): RangeFilter[] {
  const rangeFilters =
    channel === 'organic'
      ? [
          rangeFilter('pos', 'places', conditions.organicPosFrom, conditions.organicPosTo),
          rangeFilter('ws', 'ws', conditions.organicWsFrom, conditions.organicWsTo),
          rangeFilter('weight', 'weight', conditions.organicWeightFrom, conditions.organicWeightTo),
          rangeFilter('words', 'numwords', conditions.organicNumWordsFrom, conditions.organicNumWordsTo),
          rangeFilter('geo', 'isgeo', conditions.organicIsGeo, conditions.organicIsGeo),
          rangeFilter('question', 'isquest', conditions.organicIsQuestion, conditions.organicIsQuestion),
        ]
      : [
          rangeFilter('ws', 'ws', conditions.contextWsFrom, conditions.contextWsTo),
          rangeFilter('wsk', 'wsk', conditions.contextWskFrom, undefined),
          rangeFilter('weight', 'weight', conditions.contextWeightFrom, conditions.contextWeightTo),
          rangeFilter('words', 'numwords', conditions.contextNumWordsFrom, conditions.contextNumWordsTo),
          rangeFilter('geo', 'isgeo', conditions.contextIsGeo, conditions.contextIsGeo),
          rangeFilter('question', 'isquest', conditions.contextIsQuestion, conditions.contextIsQuestion),
        ];
  return rangeFilters.filter(({ from, to }) => from !== undefined || to !== undefined);
}

function rangeFilter(
  name: string,
  column: string,
  from: number | null | undefined,
  to: number | null | undefined,
): RangeFilter {
  return { name, column, from: from ?? undefined, to: to ?? undefined };
}

/**
 * Channel that supplies the keywords for a list: the selected one, or the list's own channel if both or none are
 * selected.
 */
export function resolveSource(channel: GroupChannel, conditions: GroupConditions = {}): GroupChannel {
  const isOrganic = conditions.keysFromOrganic === true;
  const isContext = conditions.keysFromContext === true;
  if (isOrganic === isContext) return channel;
  return isOrganic ? 'organic' : 'context';
}
