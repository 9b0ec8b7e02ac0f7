/** Monthly position; `pos` is null outside the top 50. */
export interface HistoryPoint {
  /** Month, 1 to 12. */
  m: number;
  y: number;
  pos: number | null;
}

/** Time span of the chart. */
export type HistorySpan = 'months6' | 'months12' | 'all';

const months: Readonly<Record<HistorySpan, number>> = {
  months6: 6,
  months12: 12,
  all: Number.POSITIVE_INFINITY,
};

/** Points of a span in chronological order. The span ends at the latest point. */
export function pointsOfSpan(points: readonly HistoryPoint[], span: HistorySpan): HistoryPoint[] {
  const sorted = [...points].sort((a, b) => monthNumber(a) - monthNumber(b));
  const latest = sorted.at(-1);
  return latest ? sorted.filter((point) => monthNumber(latest) - monthNumber(point) < months[span]) : [];
}

/** Current and best position. */
export function summarizePositions(points: readonly HistoryPoint[]): {
  now: number | null;
  best: number | null;
} {
  const latest = pointsOfSpan(points, 'all').at(-1);
  const positions = points.flatMap(({ pos }) => (pos === null ? [] : [pos]));
  return { now: latest?.pos ?? null, best: positions.length > 0 ? Math.min(...positions) : null };
}

function monthNumber({ m, y }: HistoryPoint): number {
  return y * 12 + m;
}
