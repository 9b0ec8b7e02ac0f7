import type { DatabaseStatisticsQuery } from './database-statistics.generated.js';

type Snapshot = DatabaseStatisticsQuery['databases'][number]['snapshots'][number];

/** A figure that each snapshot has of its own. */
export type GrowthStat = 'keywords' | 'domains';

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
export function snapshotGrowth(snapshots: readonly Snapshot[], stat: GrowthStat): SnapshotGrowth | undefined {
  const points = snapshots
    .flatMap((snapshot) => {
      const value = snapshot[stat];
      return value === null ? [] : [{ date: snapshot.date, value }];
    })
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  const [oldest] = points;
  const newest = points.at(-1);
  if (points.length < 2 || !oldest || !newest) return undefined;
  return {
    values: points.map(({ value }) => value),
    from: oldest.date,
    to: newest.date,
    first: oldest.value,
    last: newest.value,
  };
}
