import parts from '../serp-results.module.css';

/** Placeholder while the comparison loads. */
export function SerpSkeleton({ depth, serpCount }: { depth: number; serpCount: number }) {
  return (
    <div
      className={parts.frame}
      style={{ height: 54 + 32 * Math.min(depth, 20) + 36 }}
      data-tops={serpCount}
      aria-hidden="true"
    />
  );
}
