import type { DatabaseStatisticsQuery } from './database-statistics.generated.js';

type Snapshot = DatabaseStatisticsQuery['databases'][number]['snapshots'][number];

/** A stat that every snapshot records. */
export type GrowthStat = 'keywords' | 'domains';

/** Values of one stat over the snapshots, oldest first. */
interface SnapshotGrowth {
  values: readonly number[];
  /** ISO dates of the first and the last snapshot. */
  from: string;
  to: string;
  first: number;
  last: number;
}

/** Growth of a stat over the snapshots; undefined with fewer than two values. */
export function snapshotGrowth(snapshots: readonly Snapshot[], stat: GrowthStat): SnapshotGrowth | undefined {
  const points = snapshots
    .flatMap((snapshot) => {
      const value = snapshot[stat];
      return value === null ? [] : [{ date: snapshot.date, value }];
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const [oldest] = points;
  const latestPoint = points.at(-1);
  if (points.length < 2 || !oldest || !latestPoint) return undefined;
  return {
    values: points.map(({ value }) => value),
    from: oldest.date,
    to: latestPoint.date,
    first: oldest.value,
    last: latestPoint.value,
  };
}
