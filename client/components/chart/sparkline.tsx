interface SparklineProps {
  /** In chronological order. */
  values: readonly number[];
  width?: number;
  height?: number;
  /** Whether to mark the last value. */
  marksLastValue?: boolean;
}

const paddingPx = 3;

/** A small trend line without axes. Decorative, because the value and its change are shown next to it. */
export function Sparkline({ values, width = 84, height = 24, marksLastValue = false }: SparklineProps) {
  if (values.length < 2) return null;
  const minValue = Math.min(...values);
  const valueRange = Math.max(...values) - minValue || 1;
  const points = values.map((value, index) => ({
    x: paddingPx + (index * (width - 2 * paddingPx)) / (values.length - 1),
    y: height - paddingPx - ((value - minValue) * (height - 2 * paddingPx)) / valueRange,
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
      {marksLastValue && last ? <circle cx={last.x} cy={last.y} r="2.5" fill="var(--series-1)" /> : null}
    </svg>
  );
}
