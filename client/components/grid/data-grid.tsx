import type { CellKeyDownEvent, ColDef, GridApi, GridReadyEvent, SortChangedEvent } from 'ag-grid-community';
import { AgGridProvider, AgGridReact } from 'ag-grid-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cspNonce } from '../../lib/document-meta.js';
import { type CellEnvironment, CellEnvironmentProvider } from './cell-environment.js';
import styles from './data-grid.module.css';
import type { GridColumn, GridRow } from './grid-column.js';
import { gridColumns } from './grid-columns.js';
import { gridModules } from './grid-modules.js';
import { gridTheme } from './grid-theme.js';
import { useNarrow } from './use-narrow.js';

/** The order that the table's head shows. */
export interface SortMark {
  columnId: string;
  direction: 'asc' | 'desc';
}

interface DataGridProps {
  /** Name of the table, for ears. */
  label: string;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  environment: CellEnvironment;
  /** 28 or 34 px. */
  rowHeight: number;
  sort: SortMark | undefined;
  onSort: (sort: SortMark) => void;
  /** The reader has dragged a column's edge; pixels. */
  onResize?: (columnId: string, width: number) => void;
  /** The reader has dragged a column to another place; the ids in their new order. */
  onReorder?: (columnIds: string[]) => void;
  /** Keeps the rows, dimmed, under a bar. */
  loading: boolean;
}

const defaultColumn: ColDef<GridRow> = {
  sortingOrder: ['desc', 'asc'],
  // The server orders the rows; the head only says and asks how.
  comparator: () => 0,
  suppressHeaderMenuButton: true,
  resizable: true,
  // Formats are the declaration's; the grid must not guess them from values.
  cellDataType: false,
};

const icons: Record<string, string> = {
  sortAscending: arrow('M12 5v14M12 5l6 6M12 5l-6 6'),
  sortDescending: arrow('M12 5v14M18 13l-6 6M6 13l6 6'),
};

/** A table of one page of rows with its own scroll: sorting and paging are the server's. */
export function DataGrid({
  label,
  columns,
  rows,
  environment,
  rowHeight,
  sort,
  onSort,
  onResize,
  onReorder,
  loading,
}: DataGridProps) {
  const [api, setApi] = useState<GridApi<GridRow>>();
  const frame = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(600);
  const columnDefs = useMemo(
    () => gridColumns(columns, environment.words, narrow),
    [columns, environment.words, narrow],
  );
  const rowData = useMemo(() => [...rows], [rows]);
  const nonce = useMemo(cspNonce, []);

  useEffect(() => api?.setGridAriaProperty('label', label), [api, label]);
  useEffect(() => {
    api?.setGridAriaProperty('busy', loading ? 'true' : null);
  }, [api, loading]);
  useEffect(() => showSort(api, sort), [api, sort, columnDefs]);
  useEffect(() => {
    api?.ensureIndexVisible(0, 'top');
  }, [api, rowData]);

  const noteSort = (event: SortChangedEvent<GridRow>) => {
    if (event.source !== 'uiColumnSorted') return;
    const sorted = event.api.getColumnState().find((column) => column.sort);
    // The head follows the rows: an order that is refused must not stay in it.
    showSort(event.api, sort);
    if (sorted?.sort) onSort({ columnId: sorted.colId, direction: sorted.sort });
  };

  return (
    <div ref={frame} className={styles['frame']} data-loading={loading}>
      <AgGridProvider modules={gridModules}>
        <CellEnvironmentProvider value={environment}>
          <AgGridReact<GridRow>
            theme={gridTheme}
            styleNonce={nonce || undefined}
            rowData={rowData}
            columnDefs={columnDefs}
            defaultColDef={defaultColumn}
            icons={icons}
            rowHeight={rowHeight}
            suppressMultiSort
            enableCellTextSelection
            ensureDomOrder
            suppressNoRowsOverlay
            suppressDragLeaveHidesColumns
            tooltipShowDelay={400}
            tabToNextCell={leaveTheGrid}
            onGridReady={(event: GridReadyEvent<GridRow>) => setApi(event.api)}
            onSortChanged={noteSort}
            onCellKeyDown={openByEnter}
            onDisplayedColumnsChanged={(event) => markOverflow(frame.current, event.api)}
            onGridSizeChanged={(event) => markOverflow(frame.current, event.api)}
            onColumnResized={(event) => {
              markOverflow(frame.current, event.api);
              if (event.finished && event.column && event.source === 'uiColumnResized') {
                onResize?.(event.column.getColId(), event.column.getActualWidth());
              }
            }}
            onColumnMoved={(event) => {
              if (event.finished && event.source === 'uiColumnMoved') {
                onReorder?.(event.api.getAllDisplayedColumns().map((column) => column.getColId()));
              }
            }}
          />
        </CellEnvironmentProvider>
      </AgGridProvider>
      {loading && <div className={styles['bar']} aria-hidden="true" />}
    </div>
  );
}

function showSort(api: GridApi<GridRow> | undefined, sort: SortMark | undefined): void {
  const state = sort ? [{ colId: sort.columnId, sort: sort.direction }] : [];
  api?.applyColumnState({ state, defaultState: { sort: null } });
}

/** Arrows walk the cells; Tab goes on to what follows the table. */
function leaveTheGrid(): boolean {
  return false;
}

/** Enter does what a click on the cell's link or button does. */
function openByEnter({ event }: CellKeyDownEvent<GridRow>): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || !(event.target instanceof HTMLElement)) {
    return;
  }
  event.target.querySelector<HTMLElement>('a, button')?.click();
}

/** The pinned column has an edge only while others pass under it. */
function markOverflow(frame: HTMLElement | null, api: GridApi<GridRow>): void {
  const wide = api.getAllDisplayedColumns().reduce((sum, column) => sum + column.getActualWidth(), 0);
  if (frame) frame.dataset['overflow'] = String(wide > frame.clientWidth);
}

function arrow(path: string): string {
  return `<svg viewBox="0 0 24 24" width="13" height="13" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;
}
