import type { SharedResult } from '../shared-serp.js';
import { gapPx, lineHeightPx } from './serp-sizes.js';
import parts from '../serp-results.module.css';
import styles from './serp-comparison.module.css';

interface SerpLinesProps {
  lines: readonly (SharedResult & { isMarked: boolean })[];
  depth: number;
  serpCount: number;
  /** Column width including the gap, in px. */
  columnWidth: number;
}

/** Curves that connect a selected or hovered result between adjacent columns. */
export function SerpLines({ lines, depth, serpCount, columnWidth }: SerpLinesProps) {
  const paths = lines.flatMap(({ key, positions, isMarked }) =>
    positions.slice(0, -1).flatMap((from, index) => {
      const to = positions[index + 1];
      if (from === null || to === undefined || to === null) return [];
      const start = (index + 1) * columnWidth - gapPx;
      const middle = start + gapPx / 2;
      const [high, low] = [from, to].map((position) => (position - 0.5) * lineHeightPx);
      return [
        {
          id: `${key}#${index}`,
          isMarked,
          d: `M${start} ${high}C${middle} ${high} ${middle} ${low} ${start + gapPx} ${low}`,
        },
      ];
    }),
  );
  if (paths.length === 0) return null;
  return (
    <svg
      className={`${parts.lines} ${styles.lines}`}
      width={serpCount * columnWidth}
      height={depth * lineHeightPx}
      aria-hidden="true"
    >
      {paths.map(({ id, d, isMarked }) => (
        <path key={id} d={d} data-marked={isMarked || undefined} />
      ))}
    </svg>
  );
}
