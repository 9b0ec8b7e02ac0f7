interface SparklineProps {
  /** Values in chronological order. */
  values: readonly number[];
  width?: number;
  height?: number;
  /** Whether to mark the last value. */
  withEnd?: boolean;
}

const edge = 3;

/** A small trend line without axes. Decorative, because the value and its change are shown next to it. */
export function Sparkline({ values, width = 84, height = 24, withEnd = false }: SparklineProps) {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map((value, index) => ({
    x: edge + (index * (width - 2 * edge)) / (values.length - 1),
    y: height - edge - ((value - low) * (height - 2 * edge)) / span,
  }));
  const last = points[points.length - 1];
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="var(--series-1)"
        strokeWidth="1.5"
      />
      {withEnd && last ? <circle cx={last.x} cy={last.y} r="2.5" fill="var(--series-1)" /> : null}
    </svg>
  );
}
