import type { GroupConditions } from '../../contract/group-edits.js';
import type { GroupChannel } from '../../reports/engine/group/group-version.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';

/** A condition in SQL, and the values of its placeholders. */
export interface Condition {
  sql: string;
  parameters: Readonly<Record<string, QueryParameter>>;
}

/** What a condition asks of one column, or of the places: bounds of which one may be missing. */
interface RangeFilter {
  name: string;
  column: string;
  from: number | undefined;
  to: number | undefined;
}

/**
 * The conditions on keywords of one channel, over rows with the columns `places`, `weight`, `ws`, `wsk`, `numwords`, `isgeo`
 * and `isquest`; undefined where none is given.
 */
export function conditionOf(channel: GroupChannel, conditions: GroupConditions): Condition | undefined {
  const filters = filtersOf(channel, conditions);
  if (filters.length === 0) return undefined;
  const parameters: Record<string, QueryParameter> = {};
  const parts = filters.map(({ name, column, from, to }) => {
    const bounds: string[] = [];
    const value = column === 'places' ? 'place' : column;
    // A place of 0 is none.
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

/** The channel whose keywords an edit takes for a list: its own, where that is chosen or none is, else the other one. */
export function sourceOf(channel: GroupChannel, of: GroupConditions = {}): GroupChannel {
  const isOrganic = of.keysFromOrganic === true;
  const isContext = of.keysFromContext === true;
  if (isOrganic === isContext) return channel;
  return isOrganic ? 'organic' : 'context';
}
