import type { DatabaseStatisticsQuery } from './database-statistics.generated.js';

type Snapshot = DatabaseStatisticsQuery['databases'][number]['snapshots'][number];

/** A figure that each snapshot has of its own. */
export type GrowingFigure = 'keywords' | 'domains';

/** One figure over the snapshots that know it, the oldest first. */
interface SnapshotGrowth {
  values: readonly number[];
  /** Dates of the first and the last of them, ISO 8601. */
  from: string;
  to: string;
  first: number;
  last: number;
}

/** How a figure has grown from snapshot to snapshot; undefined where fewer than two of them know it. */
export function snapshotGrowth(
  snapshots: readonly Snapshot[],
  figure: GrowingFigure,
): SnapshotGrowth | undefined {
  const known = snapshots
    .flatMap((snapshot) => {
      const value = snapshot[figure];
      return value === null ? [] : [{ date: snapshot.date, value }];
    })
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  const [oldest] = known;
  const newest = known.at(-1);
  if (known.length < 2 || !oldest || !newest) return undefined;
  return {
    values: known.map(({ value }) => value),
    from: oldest.date,
    to: newest.date,
    first: oldest.value,
    last: newest.value,
  };
}
