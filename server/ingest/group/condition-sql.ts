import type { GroupConditions } from '../../contract/group-edits.js';
import type { GroupChannel } from '../../reports/engine/group/group-version.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';

/** A condition in SQL, and the values of its placeholders. */
export interface Condition {
  sql: string;
  parameters: Readonly<Record<string, QueryParameter>>;
}

/** What a condition asks of one column, or of the places: bounds of which one may be missing. */
interface Asked {
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
  const asked = askedOf(channel, conditions);
  if (asked.length === 0) return undefined;
  const parameters: Record<string, QueryParameter> = {};
  const parts = asked.map(({ name, column, from, to }) => {
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
    const both = bounds.join(' AND ');
    return column === 'places' ? `arrayExists(place -> ${both}, places)` : `(${both})`;
  });
  const any = channel === 'organic' ? conditions.keysFromOrganicOr : conditions.keysFromContextOr;
  return { sql: `(${parts.join(any ? ' OR ' : ' AND ')})`, parameters };
}

function askedOf(channel: GroupChannel, of: GroupConditions): Asked[] {
  const all =
    channel === 'organic'
      ? [
          asked('pos', 'places', of.organicPosFrom, of.organicPosTo),
          asked('ws', 'ws', of.organicWsFrom, of.organicWsTo),
          asked('weight', 'weight', of.organicWeightFrom, of.organicWeightTo),
          asked('words', 'numwords', of.organicNumWordsFrom, of.organicNumWordsTo),
          asked('geo', 'isgeo', of.organicIsGeo, of.organicIsGeo),
          asked('question', 'isquest', of.organicIsQuestion, of.organicIsQuestion),
        ]
      : [
          asked('ws', 'ws', of.contextWsFrom, of.contextWsTo),
          asked('wsk', 'wsk', of.contextWskFrom, undefined),
          asked('weight', 'weight', of.contextWeightFrom, of.contextWeightTo),
          asked('words', 'numwords', of.contextNumWordsFrom, of.contextNumWordsTo),
          asked('geo', 'isgeo', of.contextIsGeo, of.contextIsGeo),
          asked('question', 'isquest', of.contextIsQuestion, of.contextIsQuestion),
        ];
  return all.filter(({ from, to }) => from !== undefined || to !== undefined);
}

function asked(
  name: string,
  column: string,
  from: number | null | undefined,
  to: number | null | undefined,
): Asked {
  return { name, column, from: from ?? undefined, to: to ?? undefined };
}

/** The channel whose keywords an edit takes for a list: its own, where that is chosen or none is, else the other one. */
export function sourceOf(channel: GroupChannel, of: GroupConditions = {}): GroupChannel {
  const isOrganic = of.keysFromOrganic === true;
  const isContext = of.keysFromContext === true;
  if (isOrganic === isContext) return channel;
  return isOrganic ? 'organic' : 'context';
}
