import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import styles from './list-tools.module.css';

/** Height of a row in px; the style sheet has the same. */
const rowHeight = 28;

interface VirtualRowsProps {
  /** What the rows are, for ears. */
  label: string;
  count: number;
  /** What stands in a row, by its place from 0. */
  renderRow: (index: number) => ReactNode;
  /** Stands above the rows and stays there. */
  header?: ReactNode;
}

/** Rows of which only those in sight are drawn, however many there are. */
export function VirtualRows({ label, count, renderRow, header }: VirtualRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  return (
    <div className={styles.rows}>
      {header ? <div className={styles.rowsHead}>{header}</div> : null}
      <div ref={scroller} className={styles.scroller} tabIndex={0} role="region" aria-label={label}>
        <div style={{ position: 'relative', height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => (
            <div key={index} className={styles.row} style={{ transform: `translateY(${start}px)` }}>
              {renderRow(index)}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Lines with their numbers. */
export function NumberedLines({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <VirtualRows
      label={label}
      count={lines.length}
      renderRow={(index) => (
        <>
          <span className={styles.place} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles.cell} title={lines[index]}>
            {lines[index]}
          </span>
        </>
      )}
    />
  );
}
