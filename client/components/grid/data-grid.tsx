import type {
  CellClickedEvent,
  CellKeyDownEvent,
  ColDef,
  GridApi,
  GridReadyEvent,
  RowSelectionOptions,
  SortChangedEvent,
  GetRowIdFunc,
} from 'ag-grid-community';
import { AgGridProvider, AgGridReact } from 'ag-grid-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useCallback, type RefObject } from 'react';
import { cspNonce } from '../../lib/page/document-meta.js';
import { type CellEnvironment, CellEnvironmentProvider } from './cell-environment.js';
import { CellHelp } from './cell-help.js';
import type { MenuCell } from './cell-of.js';
import { checkColumn, checkColumnId, checkColumnWidth } from './check-column.js';
import { LoadingBar } from '../ui/loading-bar.js';
import styles from './data-grid.module.css';
import { type GridChecks, PageChecksProvider } from './grid-checks.js';
import type { GridColumn, GridRow, SortState } from './grid-column.js';
import { fitColumns, gridColumns, totalWidth, shrinkNameColumn, moveSortedIntoView } from './grid-columns.js';
import {
  pageSelectionAction,
  isCheckKey,
  preventBrowserDefault,
  returnToHeader,
  leaveTheGrid,
  leaveTheHeaders,
  activateOnEnter,
} from './grid-keys.js';
import { gridModules } from './grid-modules.js';
import { gridTheme } from './grid-theme.js';
import { getCanvasContext } from './text-width.js';
import { HeaderHelp } from './header-help.js';
import { type PrintGroup, PrintTable } from './print-table.js';
import { useCellMenu } from './use-cell-menu.js';
import { useMarkFirstVisibleRow, useRowRuns } from './use-row-runs.js';
import { useCheckedNodes } from './use-checked-nodes.js';
import { useWidestValues } from './use-widest-values.js';
import { useIsNarrow } from '../../lib/page/use-is-narrow.js';
import { usePrinting } from '../../lib/page/use-printing.js';
import { useSlow } from '../../lib/page/use-slow.js';

/** Minimum height of rows in px that stay visible below the headers. */
const minVisibleRowsHeight = 100;

/** Sticks the headers to the top of the window while the page scrolls. */
function useStickyHeaders(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const updatePosition = () => {
      const headers = frame.current?.querySelector<HTMLElement>('.ag-grid-pinned-top-rows');
      if (!frame.current || !headers) return;
      const { top, height } = frame.current.getBoundingClientRect();
      const above = Math.max(0, Math.min(-top, height - minVisibleRowsHeight));
      headers.style.transform = above > 0 ? `translateY(${above}px)` : '';
    };
    window.addEventListener('scroll', updatePosition, { passive: true });
    return () => window.removeEventListener('scroll', updatePosition);
  }, [frame]);
}

/**
 * Header template. The grid recreates every header if the default object template changes identity; a constant string
 * prevents that.
 */
const headerTemplate = `<div class="ag-cell-label-container" role="presentation">
  <span data-ref="eMenu" class="ag-header-icon" aria-hidden="true"></span>
  <div data-ref="eLabel" class="ag-header-cell-label" role="presentation">
    <span data-ref="eText" class="ag-header-cell-text"></span>
    <ag-sort-indicator data-ref="eSortIndicator"></ag-sort-indicator>
  </div>
</div>`;

interface DataGridProps {
  /** Accessible name of the table. */
  label: string;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  environment: CellEnvironment;
  /** Row height in px: 28 or 34. */
  rowHeight: number;
  sort: SortState | undefined;
  onSort: (sort: SortState) => void;
  /** Called with a width in px after the reader resized a column. */
  onResize?: (columnId: string, width: number) => void;
  /** Called with all column ids after the reader moved a column. */
  onReorder?: (columnIds: string[]) => void;
  /** Row selection; undefined if rows cannot be selected. */
  checks?: GridChecks;
  /** Opens the menu of a cell. */
  onCellMenu?: (cell: MenuCell) => void;
  /** Arranges the printed rows in groups. */
  groupPrintedRows?: (rows: readonly GridRow[]) => readonly PrintGroup[];
  /** The previous rows stay visible. After a delay they are dimmed below a loading bar. */
  loading: boolean;
}

const defaultColumn: ColDef<GridRow> = {
  headerComponentParams: { template: headerTemplate },
  sortingOrder: ['desc', 'asc'],
  // The server sorts; the header only displays and requests the order.
  comparator: () => 0,
  // Cells may depend on other fields of the row, so every cell is refreshed.
  equals: () => false,
  suppressHeaderMenuButton: true,
  resizable: true,
  // Formats are declared, not inferred from the data.
  cellDataType: false,
  suppressKeyboardEvent: (params) => preventBrowserDefault(params.event) || returnToHeader(params),
};

/** The grid only mirrors the selection of the table. */
const rowSelection: RowSelectionOptions<GridRow> = {
  mode: 'multiRow',
  checkboxes: false,
  headerCheckbox: false,
  enableClickSelection: false,
};

/** Rows rendered outside the viewport. Each one costs as much as a visible row on a page change. */
const overscanRows = 4;

/** Maximum number of rows rendered without virtualization, so that find-in-page works. */
const maxUnvirtualizedRows = 50;

const frameBorderWidth = 2;

const scrollbarWidth = 18;

/** Header heights in px, with one line and with two. */
const oneLineHeader = 32;
const twoLineHeader = 42;

const icons: Record<string, string> = {
  sortAscending: arrowIcon('M12 5v14M12 5l6 6M12 5l-6 6'),
  sortDescending: arrowIcon('M12 5v14M18 13l-6 6M6 13l6 6'),
};

/** Table of one page of rows with its own scroll container. Sorting and paging run on the server. */
export function DataGrid({
  label,
  columns: declaredColumns,
  rows,
  environment,
  rowHeight,
  sort,
  onSort,
  onResize,
  onReorder,
  checks,
  onCellMenu,
  groupPrintedRows,
  loading,
}: DataGridProps) {
  const [api, setApi] = useState<GridApi<GridRow>>();
  const frame = useRef<HTMLDivElement>(null);
  const narrow = useIsNarrow();
  const isPrinting = usePrinting();
  const isSlow = useSlow(loading);
  const getRowName = checks?.getRowName;
  const widestValues = useWidestValues(declaredColumns, rows, environment.labels, narrow);
  const [availableWidth, setAvailableWidth] = useState<number>();
  const sorted = declaredColumns.find(({ id }) => id === sort?.columnId);
  // All rows of a group share its sort value, so the column would not distinguish them.
  const sortedColumn = sorted?.groupedBy ? undefined : sort?.columnId;
  // The available width is measured before the grid is created, because later changes would recreate the columns.
  useLayoutEffect(() => {
    setAvailableWidth(frame.current?.clientWidth);
    getCanvasContext();
  }, []);
  // On phones rows are selected from the menu of the name cell.
  const getCheckboxName = narrow ? undefined : getRowName;
  const reservedWidth = (getCheckboxName ? checkColumnWidth : 0) + scrollbarWidth;
  const fit = useMemo(
    () =>
      availableWidth === undefined || narrow
        ? undefined
        : fitColumns(declaredColumns, sort?.columnId, {
            pixels: availableWidth - reservedWidth,
            widestValues,
          }),
    [declaredColumns, sort?.columnId, narrow, availableWidth, widestValues, reservedWidth],
  );
  const columns = useMemo(() => {
    if (availableWidth === undefined || fit) return declaredColumns;
    return narrow
      ? moveSortedIntoView(declaredColumns, sortedColumn, {
          pixels: availableWidth - frameBorderWidth,
          widestValues,
        })
      : shrinkNameColumn(declaredColumns, sortedColumn, {
          pixels: availableWidth - reservedWidth,
          widestValues,
        });
  }, [declaredColumns, fit, narrow, availableWidth, sortedColumn, widestValues, reservedWidth]);
  const usedWidth = totalWidth(columns, { narrow, widestValues, fit }) + reservedWidth;
  const columnsFit = availableWidth !== undefined && usedWidth <= availableWidth;
  const headerHeight = fit?.wrapsTitles ? twoLineHeader : oneLineHeader;
  const { isContinuation, rowClassRules } = useRowRuns(columns, rows);
  const markFirstVisibleRow = useMarkFirstVisibleRow(frame, rowHeight);
  useStickyHeaders(frame);
  const columnDefs = useMemo(
    () => [
      ...(getCheckboxName ? [checkColumn(getCheckboxName)] : []),
      ...gridColumns(columns, environment.labels, { narrow, widestValues, fit, columnsFit, isContinuation }),
    ],
    [columns, environment.labels, narrow, widestValues, fit, getCheckboxName, columnsFit, isContinuation],
  );
  const rowData = useMemo(() => [...rows], [rows]);
  const getRowId = useRowIds(rows);
  const { page, toggle } = useCheckedNodes(api, rows, checks);
  const openMenuByKey = useCellMenu({ frame, api, columns, onMenu: onCellMenu });
  const nonce = useMemo(cspNonce, []);

  useEffect(() => api?.setGridAriaProperty('label', label), [api, label]);
  useEffect(() => {
    api?.setGridAriaProperty('busy', loading ? 'true' : null);
  }, [api, loading]);
  useEffect(() => showSort(api, sort), [api, sort, columnDefs]);
  useEffect(() => {
    // Scrolls the newly sorted column into view if it is hidden.
    if (narrow && sortedColumn) api?.ensureColumnVisible(sortedColumn, 'end');
  }, [api, narrow, sortedColumn, columnDefs]);
  const scrollLeftRef = useRef(0);
  useEffect(() => {
    // The scroll position is tracked by a scroll handler, because reading it from the grid would force a layout.
    if (scrollLeftRef.current > 0 && rowData.length > 0) api?.ensureIndexVisible(0, 'top');
  }, [api, rowData]);

  const handleSort = (event: SortChangedEvent<GridRow>) => {
    if (event.source !== 'uiColumnSorted') return;
    const sortedState = event.api.getColumnState().find((column) => column.sort);
    // The header shows the order of the loaded rows, also after a rejected sort request.
    showSort(event.api, sort);
    if (sortedState?.sort) onSort({ columnId: sortedState.colId, direction: sortedState.sort });
  };

  const handleKey = (event: CellKeyDownEvent<GridRow>) => {
    activateOnEnter(event);
    openMenuByKey(event);
    if (checks && event.data && isCheckKey(event)) {
      toggle(event.data, event.event instanceof KeyboardEvent && event.event.shiftKey);
    }
  };
  const handleClick = ({ column, data, event }: CellClickedEvent<GridRow>) => {
    if (data && column.getColId() === checkColumnId) {
      toggle(data, event instanceof MouseEvent && event.shiftKey);
    }
  };

  return (
    <div
      ref={frame}
      className={styles.frame}
      data-loading={isSlow}
      data-wraps-titles={fit?.wrapsTitles ?? false}
      onKeyDown={(event) => {
        const action = pageSelectionAction(event);
        if (action) page?.setAll(action === 'set' || page.state !== 'all');
      }}
    >
      {availableWidth !== undefined && (
        <AgGridProvider modules={gridModules}>
          <CellEnvironmentProvider value={environment}>
            <PageChecksProvider value={page}>
              <AgGridReact<GridRow>
                theme={gridTheme}
                styleNonce={nonce || undefined}
                rowData={rowData}
                getRowId={getRowId}
                columnDefs={columnDefs}
                defaultColDef={defaultColumn}
                icons={icons}
                rowHeight={rowHeight}
                headerHeight={headerHeight}
                rowBuffer={rows.length <= maxUnvirtualizedRows ? maxUnvirtualizedRows : overscanRows}
                suppressMultiSort
                ensureDomOrder
                suppressNoRowsOverlay
                suppressDragLeaveHidesColumns
                suppressMovableColumns={columns !== declaredColumns}
                tabToNextCell={leaveTheGrid}
                tabToNextHeader={leaveTheHeaders}
                onGridReady={(event: GridReadyEvent<GridRow>) => setApi(event.api)}
                onSortChanged={handleSort}
                rowClassRules={rowClassRules}
                onBodyScroll={({ top }) => {
                  markFirstVisibleRow(top);
                  scrollLeftRef.current = top;
                }}
                onBodyScrollEnd={({ top }) => markFirstVisibleRow(top)}
                rowSelection={rowSelection}
                onCellKeyDown={handleKey}
                onCellClicked={handleClick}
                onDisplayedColumnsChanged={(event) => markOverflow(frame.current, event.api)}
                onGridSizeChanged={(event) => {
                  markOverflow(frame.current, event.api);
                  setAvailableWidth(frame.current?.clientWidth);
                }}
                onColumnResized={(event) => {
                  markOverflow(frame.current, event.api);
                  if (event.finished && event.column && event.source === 'uiColumnResized') {
                    onResize?.(event.column.getColId(), event.column.getActualWidth());
                  }
                }}
                onColumnMoved={(event) => {
                  if (event.finished && event.source === 'uiColumnMoved') {
                    onReorder?.(displayedColumnIds(event.api));
                  }
                }}
              />
            </PageChecksProvider>
          </CellEnvironmentProvider>
        </AgGridProvider>
      )}
      {isPrinting && rows.length > 0 && (
        <PrintTable
          label={label}
          columns={declaredColumns}
          rows={rows}
          groupRows={groupPrintedRows}
          environment={environment}
          widestValues={widestValues}
          sort={sort}
        />
      )}
      {isSlow && <LoadingBar position="head" />}
      <CellHelp
        frame={frame}
        api={api}
        columns={columns}
        rows={rows}
        labels={environment.labels}
        narrow={narrow}
      />
      <HeaderHelp
        frame={frame}
        columns={columns}
        docs={environment.docs}
        formulaPath={environment.formulaPath}
      />
    </div>
  );
}

function showSort(api: GridApi<GridRow> | undefined, sort: SortState | undefined): void {
  const state = sort ? [{ colId: sort.columnId, sort: sort.direction }] : [];
  api?.applyColumnState({ state, defaultState: { sort: null } });
}

/** Column ids in display order. */
function displayedColumnIds(api: GridApi<GridRow>): string[] {
  return api
    .getAllDisplayedColumns()
    .map((column) => column.getColId())
    .filter((id) => id !== checkColumnId);
}

/** Shows the shadow of the pinned column only if the table scrolls horizontally. */
function markOverflow(frame: HTMLElement | null, api: GridApi<GridRow>): void {
  const contentWidth = api.getAllDisplayedColumns().reduce((sum, column) => sum + column.getActualWidth(), 0);
  if (frame) frame.dataset['overflow'] = String(contentWidth > frame.clientWidth);
}

function arrowIcon(path: string): string {
  return `<svg viewBox="0 0 24 24" width="13" height="13" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;
}

/**
 * Uses the row index as id, so that the grid updates rows in place on a page change. This halves the cost compared
 * with recreating them.
 */
function useRowIds(rows: readonly GridRow[]): GetRowIdFunc<GridRow> {
  const rowIds = useMemo(() => new Map(rows.map((row, index) => [row, String(index)])), [rows]);
  const latest = useRef(rowIds);
  latest.current = rowIds;
  return useCallback(({ data }) => latest.current.get(data) ?? '', []);
}
