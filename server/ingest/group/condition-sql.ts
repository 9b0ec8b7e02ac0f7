import type { GroupConditions } from '../../contract/group-edits.js';
import type { GroupChannel } from '../../reports/engine/group/group-version.js';
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
export function conditionOf(channel: GroupChannel, conditions: GroupConditions): Condition | undefined {
  const filters = filtersOf(channel, conditions);
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
    const bothBounds = bounds.join(' AND ');
    return column === 'places' ? `arrayExists(place -> ${bothBounds}, places)` : `(${bothBounds})`;
  });
  const matchesAny = channel === 'organic' ? conditions.keysFromOrganicOr : conditions.keysFromContextOr;
  return { sql: `(${parts.join(matchesAny ? ' OR ' : ' AND ')})`, parameters };
}

function filtersOf(channel: GroupChannel, of: GroupConditions): RangeFilter[] {
  const all =
    channel === 'organic'
      ? [
          rangeFilter('pos', 'places', of.organicPosFrom, of.organicPosTo),
          rangeFilter('ws', 'ws', of.organicWsFrom, of.organicWsTo),
          rangeFilter('weight', 'weight', of.organicWeightFrom, of.organicWeightTo),
          rangeFilter('words', 'numwords', of.organicNumWordsFrom, of.organicNumWordsTo),
          rangeFilter('geo', 'isgeo', of.organicIsGeo, of.organicIsGeo),
          rangeFilter('question', 'isquest', of.organicIsQuestion, of.organicIsQuestion),
        ]
      : [
          rangeFilter('ws', 'ws', of.contextWsFrom, of.contextWsTo),
          rangeFilter('wsk', 'wsk', of.contextWskFrom, undefined),
          rangeFilter('weight', 'weight', of.contextWeightFrom, of.contextWeightTo),
          rangeFilter('words', 'numwords', of.contextNumWordsFrom, of.contextNumWordsTo),
          rangeFilter('geo', 'isgeo', of.contextIsGeo, of.contextIsGeo),
          rangeFilter('question', 'isquest', of.contextIsQuestion, of.contextIsQuestion),
        ];
  return all.filter(({ from, to }) => from !== undefined || to !== undefined);
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
export function sourceOf(channel: GroupChannel, of: GroupConditions = {}): GroupChannel {
  const isOrganic = of.keysFromOrganic === true;
  const isContext = of.keysFromContext === true;
  if (isOrganic === isContext) return channel;
  return isOrganic ? 'organic' : 'context';
}
