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
import { notChecked } from '../../../server/contract/positions.js';
import { gridModules } from '../../components/grid/grid-modules.js';
import { gridTheme } from '../../components/grid/grid-theme.js';
import { useFormat } from '../../i18n/use-format.js';
import { cspNonce } from '../../lib/document-meta.js';
import { useIsNarrow } from '../../lib/use-is-narrow.js';
import { PlaceCell } from './position-cell.js';
import type { PositionsReportQuery } from './positions.generated.js';
import styles from './positions.module.css';

export type Report = PositionsReportQuery['positionsReport'];
export type ReportRow = Report['rows'][number];

interface KeywordsGridProps {
  report: Report;
  /** Ids of the checked rows. */
  onChecked: (ids: number[]) => void;
  onChart: (row: ReportRow) => void;
}

type Params = ICellRendererParams<ReportRow>;

/** Heads of dates say whether positions were checked then or imported. */
const modules = [...gridModules, TooltipModule];

const rowHeight = 34;

/** Head, borders, and a scroll bar where there is one. */
const aroundRows = 32 + 2 + 16;

/** What stands behind every place in an ascending order: not in the top, then not checked. */
const behind = { notInTop: 1000, notChecked: 1001 } as const;

/** Keywords by dates, the newest first. */
export function KeywordsGrid({ report, onChecked, onChart }: KeywordsGridProps) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const isNarrow = useIsNarrow();
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
        valueGetter: ({ data }) => (data ? data.wsk || data.ws : 0),
        valueFormatter: ({ value }: { value: number }) => (value > 0 ? format.integer(value) : '–'),
      },
      ...report.dates.map((date, at) => dateColumn(date, at)),
      {
        colId: 'tags',
        headerName: t('grid.tags'),
        width: 160,
        valueGetter: ({ data }) => data?.tags.join(', ') ?? '',
      },
      {
        colId: 'page',
        headerName: t('grid.page'),
        width: 280,
        valueGetter: ({ data }) => data?.paths.find((path) => path !== '') ?? '',
      },
    ],
    [report.dates, format, isNarrow, t],
  );
  useEffect(() => api?.setGridAriaProperty('label', t('grid.label')), [api, t]);

  function dateColumn({ date, isChecked, depth }: Report['dates'][number], at: number): ColDef<ReportRow> {
    return {
      colId: `date-${date}`,
      headerName: format.day(date),
      headerTooltip: t(isChecked ? 'grid.checked' : 'grid.imported'),
      width: 124,
      valueGetter: ({ data }) => rankOf(data?.positions[at] ?? notChecked),
      cellRenderer: ({ data }: Params) =>
        data ? (
          <PlaceCell
            place={data.positions[at] ?? notChecked}
            before={data.positions.slice(at + 1).find((place) => place !== notChecked)}
            depth={depth}
            path={data.paths[at] ?? ''}
          />
        ) : null,
    };
  }

  return (
    <div
      className={styles.grid}
      style={{ '--rows': `${aroundRows + rows.length * rowHeight}px` } as CSSProperties}
    >
      <AgGridProvider modules={modules}>
        <AgGridReact<ReportRow>
          theme={gridTheme}
          styleNonce={nonce || undefined}
          rowData={rows}
          columnDefs={columns}
          defaultColDef={defaultColumn}
          getRowId={({ data }) => String(data.id)}
          rowHeight={rowHeight}
          rowSelection={rowSelection}
          selectionColumnDef={selectionColumn}
          suppressMultiSort
          enableCellTextSelection
          ensureDomOrder
          suppressNoRowsOverlay
          suppressDragLeaveHidesColumns
          tooltipShowDelay={400}
          onGridReady={(event) => setApi(event.api)}
          onCellKeyDown={(pressed) => {
            const isEnter = pressed.event instanceof KeyboardEvent && pressed.event.key === 'Enter';
            if (!isEnter || !('column' in pressed) || !pressed.data) return;
            if (pressed.column.getColId() === 'keyword') onChart(pressed.data);
          }}
          onSelectionChanged={(event) => onChecked(event.api.getSelectedRows().map(({ id }) => id))}
        />
      </AgGridProvider>
    </div>
  );
}

function rankOf(place: number): number {
  if (place > 0) return place;
  return place === notChecked ? behind.notChecked : behind.notInTop;
}

const defaultColumn: ColDef<ReportRow> = {
  sortable: true,
  resizable: true,
  cellDataType: false,
  suppressHeaderMenuButton: true,
};

/** Before the keyword, which it checks. */
const selectionColumn = { pinned: 'left', width: 40, resizable: false } as const;

const rowSelection: RowSelectionOptions<ReportRow> = {
  mode: 'multiRow',
  checkboxes: true,
  headerCheckbox: true,
  enableClickSelection: false,
};
