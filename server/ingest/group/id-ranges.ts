/** Ids that one statement is given: so many fit in an address. */
const idsAtOnce = 10_000;

/** Above every id of a keyword. */
const beyondIds = 2 ** 53;

/** Some of the ids that somebody chose, and the ids among which there are no others of them. */
interface IdRange {
  ids: number[];
  from: number;
  below: number;
}

/** Condition that a keyword is one of the ids of a range; and that it lies in it. */
export const inIds = 'keyword_id IN {ids:Array(UInt64)}';
export const inRange = 'keyword_id >= {from:UInt64} AND keyword_id < {below:UInt64}';

/** Ids in ranges that cover all ids that there may be: at least one. */
export function idRanges(ids: readonly number[]): IdRange[] {
  const sorted = [...new Set(ids)].sort((one, other) => one - other);
  const starts = [0];
  for (let at = idsAtOnce; at < sorted.length; at += idsAtOnce) starts.push(at);
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return {
      ids: sorted.slice(start, next),
      from: index === 0 ? 0 : (sorted[start] ?? 0),
      below: next === undefined ? beyondIds : (sorted[next] ?? beyondIds),
    };
  });
}
