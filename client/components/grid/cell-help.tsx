import type { GridApi } from 'ag-grid-community';
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import type { CellWords } from '../../../server/contract/cell-words.js';
import styles from './cell-help.module.css';
import { cellOf } from './cell-of.js';
import type { GridColumn, GridRow } from './grid-column.js';
import { wholeText } from './whole-text.js';
import { watchCells } from './watch-cells.js';
import type { Point } from './watch-long-press.js';

interface CellHelpProps {
  /** The element around the grid. */
  frame: RefObject<HTMLElement | null>;
  api: GridApi<GridRow> | undefined;
  columns: readonly GridColumn[];
  words: CellWords;
  narrow: boolean;
}

/** Shows the whole of a cell that the pointer rests on, where the cell shows less. */
export function CellHelp({ frame, api, columns, words, narrow }: CellHelpProps) {
  const [shown, setShown] = useState<{ text: string; at: Point }>();

  useEffect(() => {
    if (!frame.current || !api) return undefined;
    const endWatch = watchCells(frame.current, (element, at) => {
      const cell = element && cellOf(element, api, columns);
      const text = cell && wholeText(cell.column, cell.row, words, narrow);
      setShown(text ? { text, at } : undefined);
    });
    return () => {
      endWatch();
      setShown(undefined);
    };
  }, [frame, api, columns, words, narrow]);

  if (!shown) return null;
  return (
    <div role="tooltip" className={styles.help} style={placeAt(shown.at)}>
      {shown.text}
    </div>
  );
}

/** Beside the pointer, towards the side on which there is more room. */
function placeAt({ x, y }: Point): CSSProperties {
  const { clientWidth, clientHeight } = document.documentElement;
  return {
    ...(x > clientWidth / 2 ? { right: clientWidth - x } : { left: x }),
    ...(y > clientHeight * 0.75 ? { bottom: clientHeight - y + 10 } : { top: y + 18 }),
  };
}
