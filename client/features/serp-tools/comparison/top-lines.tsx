import type { SharedResult } from '../shared-serp.js';
import { gap, lineHeight } from './top-sizes.js';
import parts from '../top-places.module.css';
import styles from './tops.module.css';

interface TopLinesProps {
  lines: readonly (SharedResult & { isMarked: boolean })[];
  depth: number;
  topResults: number;
  /** Of a top with the gap behind it, in px. */
  columnWidth: number;
}

/** Curves from top to neighbouring top, from place to place of what is marked or pointed at. */
export function TopLines({ lines, depth, topResults, columnWidth }: TopLinesProps) {
  const paths = lines.flatMap(({ key, positions, isMarked }) =>
    positions.slice(0, -1).flatMap((from, at) => {
      const to = positions[at + 1];
      if (from === null || to === undefined || to === null) return [];
      const start = (at + 1) * columnWidth - gap;
      const middle = start + gap / 2;
      const [high, low] = [from, to].map((position) => (position - 0.5) * lineHeight);
      return [
        {
          id: `${key}#${at}`,
          isMarked,
          d: `M${start} ${high}C${middle} ${high} ${middle} ${low} ${start + gap} ${low}`,
        },
      ];
    }),
  );
  if (paths.length === 0) return null;
  return (
    <svg
      className={`${parts.lines} ${styles.lines}`}
      width={topResults * columnWidth}
      height={depth * lineHeight}
      aria-hidden="true"
    >
      {paths.map(({ id, d, isMarked }) => (
        <path key={id} d={d} data-marked={isMarked || undefined} />
      ))}
    </svg>
  );
}
