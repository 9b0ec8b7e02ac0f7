import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { usePrinting } from '../../../lib/page/use-printing.js';
import styles from './list-tools.module.css';

/** Must match the style sheet. */
const rowHeightPx = 28;

interface VirtualRowsProps {
  label: string;
  count: number;
  renderRow: (index: number) => ReactNode;
  /** Sticky header above the rows. */
  header?: ReactNode;
}

/** Virtualized list. Paper contains all rows. */
export function VirtualRows({ label, count, renderRow, header }: VirtualRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    overscan: isPrinting ? count : 12,
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

/** Virtualized lines with line numbers. */
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
