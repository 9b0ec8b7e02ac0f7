import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCellEnvironment } from '../../../components/grid/cell-environment.js';
import type { MenuCell } from '../../../components/grid/cell-of.js';
import { DataGrid } from '../../../components/grid/data-grid.js';
import type { SortState } from '../../../components/grid/grid-column.js';
import { CellMenu } from '../cell-menu/cell-menu.js';
import { useComparedColumns } from '../days/use-compared-columns.js';
import type { ReportResult } from '../report-result.js';
import { isSelectable } from '../selection/is-selectable.js';
import { useGridChecks } from '../selection/use-grid-checks.js';
import { useDensity } from '../settings/use-density.js';
import { useTable } from '../table-context.js';
import styles from './table.module.css';
import { TableSkeleton } from './table-skeleton.js';

interface RowsGridProps {
  /** Undefined until the first result has loaded. */
  result: ReportResult | undefined;
  /** Rendered below the rows in the same frame. */
  footer?: ReactNode;
}

/** Height of the grid header, borders and horizontal scroll bar. */
const chromeHeightPx = 32 + 2 + 16;

const emptyRows: ReportResult['data'] = [];

/**
 * Grid as high as its rows, at most the remaining window. It initialises behind a skeleton, so that the first rows do
 * not shift the page.
 */
export function RowsGrid({ result, footer }: RowsGridProps) {
  const { t } = useTranslation('reports');
  const { selection } = useTable();
  const { rowHeight } = useDensity();
  // Defers grid creation, so that the surrounding page renders first.
  const isGridReady = useDeferredValue(true, false);
  const deferredResult = useDeferredValue(result);
  const isFilled = useFilled(deferredResult !== undefined);
  // The first rows render after the surrounding page; later ones render immediately, together with the info line.
  const displayed = isFilled ? result : deferredResult;
  const hasFooter = footer || selection.isAllSelected || selection.rows.size > 0;
  const frameClass = displayed ? `${styles.table} ${hasFooter ? styles.footed : ''}` : styles.awaited;
  return (
    <>
      <div
        className={`${frameClass} ${isFilled ? '' : styles.filling}`}
        style={displayed && { height: chromeHeightPx + displayed.data.length * rowHeight }}
      >
        {/* The grid is inert while the skeleton covers it. */}
        <div className={styles.grid} inert={!isFilled}>
          {(isGridReady || displayed) && <ReportGrid result={displayed} />}
        </div>
        {!isFilled && (
          <div className={styles.outline}>
            <TableSkeleton rowHeight={rowHeight} label={t('state.loading')} />
          </div>
        )}
      </div>
      {displayed && footer}
    </>
  );
}

/** Whether the grid has rendered its first rows, which it receives after mounting. */
function useFilled(hasRows: boolean): boolean {
  const [isFilled, setFilled] = useState(hasRows);
  useEffect(() => setFilled(hasRows), [hasRows]);
  return isFilled;
}

function ReportGrid({ result }: Pick<RowsGridProps, 'result'>) {
  const { meta, layout, rows, sort, displayedSort, change, limits, groupPrintedRows } = useTable();
  const columns = useComparedColumns(layout.visible, result?.comparedDate ?? null);
  const { rowHeight } = useDensity();
  const environment = useCellEnvironment();
  const checks = useGridChecks();
  const [menu, setMenu] = useState<MenuCell>();
  const sortState = useMemo(() => parseSort(displayedSort), [displayedSort]);
  return (
    <>
      <DataGrid
        label={meta.title}
        columns={columns}
        rows={result?.data ?? emptyRows}
        environment={environment}
        rowHeight={rowHeight}
        loading={result !== undefined && rows.loading}
        sort={sortState}
        checks={isSelectable(meta, limits) ? checks : undefined}
        onCellMenu={setMenu}
        groupPrintedRows={groupPrintedRows}
        onResize={layout.resize}
        onReorder={layout.reorder}
        onSort={(clickedSort) => change({ sort: nextSort(clickedSort, sort) })}
      />
      {menu && <CellMenu cell={menu} onClose={() => setMenu(undefined)} />}
    </>
  );
}

/** Sort order after a header click; reverses the requested order even if its rows are still loading. */
function nextSort({ columnId, direction }: SortState, currentSort: string): string {
  const order = `${columnId}|${direction}`;
  if (order !== currentSort) return order;
  return `${columnId}|${direction === 'asc' ? 'desc' : 'asc'}`;
}

function parseSort(sort: string): SortState | undefined {
  const [columnId, direction] = sort.split(',')[0]?.split('|') ?? [];
  return columnId && (direction === 'asc' || direction === 'desc') ? { columnId, direction } : undefined;
}
