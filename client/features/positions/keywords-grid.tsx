import {
  type ColDef,
  type GridApi,
  type ICellRendererParams,
  type RowSelectionOptions,
  TooltipModule,
} from 'ag-grid-community';
import { AgGridProvider, AgGridReact } from 'ag-grid-react';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notChecked } from '../../../server/contract/projects/positions.js';
import type { SortState } from '../../components/grid/grid-column.js';
import { gridModules } from '../../components/grid/grid-modules.js';
import { gridTheme } from '../../components/grid/grid-theme.js';
import { useFormat } from '../../i18n/use-format.js';
import { cspNonce } from '../../lib/page/document-meta.js';
import { useIsNarrow } from '../../lib/page/use-is-narrow.js';
import { usePrinting } from '../../lib/page/use-printing.js';
import { PositionCell } from './position-cell.js';
import styles from './positions.module.css';
import { PrintedKeywords } from './printed-keywords.js';
import { previousPosition, type Report, type ReportRow } from './report-rows.js';

interface KeywordsGridProps {
  report: Report;
  onChecked: (ids: number[]) => void;
  onChart: (row: ReportRow) => void;
}

type Params = ICellRendererParams<ReportRow>;

/** The tooltip module is needed for date headers, which state whether positions were checked or imported. */
const modules = [...gridModules, TooltipModule];

const rowHeightPx = 34;

/** Height in px of the header, borders and horizontal scroll bar. */
const gridChromePx = 32 + 2 + 16;

/** Sort ranks of missing positions, greater than any position. */
const missingRanks = { notInTop: 1000, notChecked: 1001 } as const;

/** Grid of keywords by date, newest date first. */
export function KeywordsGrid({ report, onChecked, onChart }: KeywordsGridProps) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const isNarrow = useIsNarrow();
  const isPrinting = usePrinting();
  const [api, setApi] = useState<GridApi<ReportRow>>();
  const nonce = useMemo(cspNonce, []);
  const rows = useMemo(() => [...report.rows], [report.rows]);
  const columns = useMemo<ColDef<ReportRow>[]>(
    () => [
      {
        colId: 'keyword',
        headerName: t('grid.keyword'),
        field: 'keyword',
        pinned: 'left',
        width: isNarrow ? 150 : 280,
        cellRenderer: ({ data }: Params) =>
          data ? (
            <button
              type="button"
              tabIndex={-1}
              className={styles.keyword}
              title={t('grid.chart', { keyword: data.keyword })}
              onClick={() => onChart(data)}
            >
              {data.keyword}
            </button>
          ) : null,
      },
      {
        colId: 'volume',
        headerName: t('grid.volume'),
        width: 110,
        type: 'rightAligned',
        valueGetter: ({ data }) => data?.ws ?? 0,
        valueFormatter: ({ value }: { value: number }) => (value > 0 ? format.integer(value) : '–'),
      },
      ...report.dates.map((date, dateIndex) => dateColumn(date, dateIndex)),
      {
        colId: 'tags',
        headerName: t('grid.tags'),
        width: 160,
        valueGetter: ({ data }) => data?.tags.join(', ') ?? '',
      },
      {
        colId: 'page',
        headerName: t('grid.page'),
        // Takes the remaining width, so that a few dates fit into the window.
        flex: 1,
        minWidth: 180,
        valueGetter: ({ data }) => data?.paths.find((path) => path !== '') ?? '',
      },
    ],
    [report.dates, format, isNarrow, t],
  );
  useEffect(() => api?.setGridAriaProperty('label', t('grid.label')), [api, t]);

  function dateColumn(
    { date, isChecked, depth }: Report['dates'][number],
    dateIndex: number,
  ): ColDef<ReportRow> {
    return {
      colId: date,
      headerName: format.day(date),
      headerTooltip: t(isChecked ? 'grid.checked' : 'grid.imported'),
      width: 124,
      valueGetter: ({ data }) => sortRank(data?.positions[dateIndex] ?? notChecked),
      cellRenderer: ({ data }: Params) =>
        data ? (
          <PositionCell
            position={data.positions[dateIndex] ?? notChecked}
            previous={previousPosition(data, dateIndex)}
            depth={depth}
            path={data.paths[dateIndex] ?? ''}
          />
        ) : null,
    };
  }

  return (
    <div
      className={styles.grid}
      style={{ '--rows': `${gridChromePx + rows.length * rowHeightPx}px` } as CSSProperties}
    >
      <AgGridProvider modules={modules}>
        <AgGridReact<ReportRow>
          theme={gridTheme}
          styleNonce={nonce || undefined}
          rowData={rows}
          columnDefs={columns}
          defaultColDef={defaultColumn}
          getRowId={({ data }) => String(data.id)}
          rowHeight={rowHeightPx}
          rowSelection={rowSelection}
          selectionColumnDef={selectionColumn}
          suppressMultiSort
          enableCellTextSelection
          ensureDomOrder
          suppressNoRowsOverlay
          suppressDragLeaveHidesColumns
          tooltipShowDelay={400}
          onGridReady={(event) => setApi(event.api)}
          onCellKeyDown={(keyEvent) => {
            const isEnter = keyEvent.event instanceof KeyboardEvent && keyEvent.event.key === 'Enter';
            if (!isEnter || !('column' in keyEvent) || !keyEvent.data) return;
            if (keyEvent.column.getColId() === 'keyword') onChart(keyEvent.data);
          }}
          onSelectionChanged={(event) => onChecked(event.api.getSelectedRows().map(({ id }) => id))}
        />
      </AgGridProvider>
      {isPrinting && api ? (
        <PrintedKeywords dates={report.dates} rows={sortedRows(api)} sort={sortState(api)} />
      ) : null}
    </div>
  );
}

/** Rows in the order of the grid, which sorts them itself. */
function sortedRows(api: GridApi<ReportRow>): ReportRow[] {
  return Array.from(
    { length: api.getDisplayedRowCount() },
    (_, index) => api.getDisplayedRowAtIndex(index)?.data ?? [],
  ).flat();
}

function sortState(api: GridApi<ReportRow>): SortState | undefined {
  const { colId, sort } = api.getColumnState().find((column) => column.sort) ?? {};
  return colId && sort ? { columnId: colId, direction: sort } : undefined;
}

function sortRank(position: number): number {
  if (position > 0) return position;
  return position === notChecked ? missingRanks.notChecked : missingRanks.notInTop;
}

const defaultColumn: ColDef<ReportRow> = {
  sortable: true,
  resizable: true,
  cellDataType: false,
  suppressHeaderMenuButton: true,
};

/** Checkbox column before the keyword. */
const selectionColumn = { pinned: 'left', width: 40, resizable: false } as const;

const rowSelection: RowSelectionOptions<ReportRow> = {
  mode: 'multiRow',
  checkboxes: true,
  headerCheckbox: true,
  enableClickSelection: false,
};
