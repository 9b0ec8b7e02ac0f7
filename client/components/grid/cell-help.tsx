import type { GridApi } from 'ag-grid-community';
import { type CSSProperties, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { CellLabels } from '../../../server/contract/cell-labels.js';
import styles from './cell-help.module.css';
import { cellOf } from './cell-of.js';
import type { GridColumn, GridRow } from './grid-column.js';
import headerStyles from './header-help.module.css';
import { useDescribedBy } from './help-box.js';
import { wholeText } from './full-text.js';
import { watchCells } from './watch-cells.js';
import type { Point } from './watch-long-press.js';

interface CellHelpProps {
  /** The element around the grid. */
  frame: RefObject<HTMLElement | null>;
  api: GridApi<GridRow> | undefined;
  columns: readonly GridColumn[];
  /** What stands in the cells now: of other rows nothing is told. */
  rows: readonly GridRow[];
  words: CellLabels;
  narrow: boolean;
}

/** A cell that is told whole, and where the pointer rests on it. */
interface ToldCell {
  element: HTMLElement;
  text: string;
  at: Point;
}

/** Shows the whole of a cell that the pointer rests on, where the cell shows less. */
export function CellHelp({ frame, api, columns, rows, words, narrow }: CellHelpProps) {
  const [notified, setTold] = useState<ToldCell>();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!frame.current || !api) return undefined;
    return watchCells(frame.current, box, (element, at) => {
      const cell = element && cellOf(element, api, columns);
      const text = cell && wholeText(cell.column, cell.row, words, narrow);
      setTold(text ? { element, text, at } : undefined);
    });
  }, [frame, api, columns, rows, words, narrow]);
  useDescribedBy(notified?.element, id);

  if (!notified) return null;
  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      className={`${headerStyles.help} ${styles.help}`}
      style={placeAt(notified.at)}
    >
      {notified.text}
    </div>
  );
}

/** Beside the pointer, towards the sides on which there is more room. */
function placeAt({ x, y }: Point): CSSProperties {
  const { clientWidth, clientHeight } = document.documentElement;
  return {
    ...(x > clientWidth / 2 ? { right: clientWidth - x } : { left: x }),
    ...(y > clientHeight / 2 ? { bottom: clientHeight - y + 10 } : { top: y + 18 }),
  };
}
