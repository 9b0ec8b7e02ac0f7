import parts from '../top-places.module.css';

/** Where tops are about to stand. */
export function TopsOutline({ depth, topResults }: { depth: number; topResults: number }) {
  return (
    <div
      className={parts.frame}
      style={{ height: 54 + 32 * Math.min(depth, 20) + 36 }}
      data-tops={topResults}
      aria-hidden="true"
    />
  );
}
