import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCellEnvironment } from '../../../components/grid/cell-environment.js';
import type { MenuCell } from '../../../components/grid/cell-of.js';
import { DataGrid, type SortState } from '../../../components/grid/data-grid.js';
import { CellMenu } from '../cell-menu/cell-menu.js';
import { useComparedColumns } from '../days/use-compared-columns.js';
import type { ReportResult } from '../report-result.js';
import { useGridChecks } from '../selection/use-grid-checks.js';
import { useDensity } from '../toolbar/use-density.js';
import { useTable } from './table-context.js';
import styles from './table.module.css';
import { TableSkeleton } from './table-skeleton.js';

interface RowsGridProps {
  /** Undefined until the first result. */
  result: ReportResult | undefined;
  /** Footer in the same frame. */
  footer?: ReactNode;
}

/** Height of header, borders and horizontal scroll bar. */
const aroundRows = 32 + 2 + 16;

const noRows: ReportResult['data'] = [];

/**
 * Rows with the height of their content, at most the remaining window. The grid initialises below a skeleton,
 * so that the first rows only fill it.
 */
export function RowsGrid({ result, footer }: RowsGridProps) {
  const { t } = useTranslation('reports');
  const { selection } = useTable();
  const { rowHeight } = useDensity();
  // Defers grid creation, so that the surrounding page renders first.
  const isGridReady = useDeferredValue(true, false);
  const later = useDeferredValue(result);
  const isFilled = useFilled(later !== undefined);
  // First rows render after their surroundings; later ones at once, together with the info line.
  const displayed = isFilled ? result : later;
  const isFooted = footer || selection.isAllSelected || selection.rows.size > 0;
  const look = displayed ? `${styles.table} ${isFooted ? styles.footed : ''}` : styles.awaited;
  return (
    <>
      <div
        className={`${look} ${isFilled ? '' : styles.filling}`}
        style={displayed && { height: aroundRows + displayed.data.length * rowHeight }}
      >
        {/* Content below the skeleton is inert. */}
        <div className={styles.grid} inert={!isFilled}>
          {(isGridReady || displayed) && <FilledGrid result={displayed} />}
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

/** Whether the grid has rendered its first rows; it receives them after mounting. */
function useFilled(areThere: boolean): boolean {
  const [isFilled, setFilled] = useState(areThere);
  useEffect(() => setFilled(areThere), [areThere]);
  return isFilled;
}

function FilledGrid({ result }: Pick<RowsGridProps, 'result'>) {
  const { meta, layout, rows, sort, displayedSort, change } = useTable();
  const columns = useComparedColumns(layout.visible, result?.comparedDate ?? null);
  const { rowHeight } = useDensity();
  const environment = useCellEnvironment();
  const checks = useGridChecks();
  const [menu, setMenu] = useState<MenuCell>();
  const mark = useMemo(() => sortMark(displayedSort), [displayedSort]);
  return (
    <>
      <DataGrid
        label={meta.title}
        columns={columns}
        rows={result?.data ?? noRows}
        environment={environment}
        rowHeight={rowHeight}
        loading={result !== undefined && rows.loading}
        sort={mark}
        checks={checks}
        onCellMenu={setMenu}
        onResize={layout.resize}
        onReorder={layout.reorder}
        onSort={(clicked) => change({ sort: nextSort(clicked, sort) })}
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

function sortMark(sort: string): SortState | undefined {
  const [columnId, direction] = sort.split(',')[0]?.split('|') ?? [];
  return columnId && (direction === 'asc' || direction === 'desc') ? { columnId, direction } : undefined;
}
