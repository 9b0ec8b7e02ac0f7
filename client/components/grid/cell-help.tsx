import type { GridApi } from 'ag-grid-community';
import { type CSSProperties, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { CellLabels } from '../../../server/contract/reports/cell-labels.js';
import styles from './cell-help.module.css';
import { findCell } from './cell-of.js';
import type { GridColumn, GridRow } from './grid-column.js';
import headerStyles from './header-help.module.css';
import { useDescribedBy } from './help-box.js';
import { fullText } from './full-text.js';
import { watchCells } from './watch-cells.js';
import type { Point } from './watch-long-press.js';

interface CellHelpProps {
  frame: RefObject<HTMLElement | null>;
  api: GridApi<GridRow> | undefined;
  columns: readonly GridColumn[];
  /** Current rows. The tooltip closes when they change. */
  rows: readonly GridRow[];
  labels: CellLabels;
  narrow: boolean;
}

/** A cell with a tooltip and the pointer position. */
interface HelpTarget {
  element: HTMLElement;
  text: string;
  position: Point;
}

/** Tooltip with the full value of a truncated or abbreviated cell, shown on hover. */
export function CellHelp({ frame, api, columns, rows, labels, narrow }: CellHelpProps) {
  const [target, setTarget] = useState<HelpTarget>();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!frame.current || !api) return undefined;
    return watchCells(frame.current, box, (element, position) => {
      const cell = element && findCell(element, api, columns);
      const text = cell && fullText(cell.column, cell.row, labels, narrow);
      setTarget(text ? { element, text, position } : undefined);
    });
  }, [frame, api, columns, rows, labels, narrow]);
  useDescribedBy(target?.element, id);

  if (!target) return null;
  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      className={`${headerStyles.help} ${styles.help}`}
      style={positionAt(target.position)}
    >
      {target.text}
    </div>
  );
}

/** Places the tooltip next to the pointer, on the side with more space. */
function positionAt({ x, y }: Point): CSSProperties {
  const { clientWidth, clientHeight } = document.documentElement;
  return {
    ...(x > clientWidth / 2 ? { right: clientWidth - x } : { left: x }),
    ...(y > clientHeight / 2 ? { bottom: clientHeight - y + 10 } : { top: y + 18 }),
  };
}
