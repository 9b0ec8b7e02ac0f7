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
  /** Undefined until the first one. */
  result: ReportResult | undefined;
  /** Stands under the rows, in the same frame. */
  footer?: ReactNode;
}

/** Head, borders, and a scroll bar where there is one. */
const aroundRows = 32 + 2 + 16;

const noRows: ReportResult['data'] = [];

/**
 * The rows of a report: as high as they are, and at most as the window leaves. Before the first ones their outline, under which
 * the grid is made, so that their coming only fills it.
 */
export function RowsGrid({ result, footer }: RowsGridProps) {
  const { t } = useTranslation('reports');
  const { selection } = useTable();
  const { rowHeight } = useDensity();
  // Not in one task with the page around it, which stands there first.
  const isGridReady = useDeferredValue(true, false);
  const later = useDeferredValue(result);
  const isFilled = useFilled(later !== undefined);
  // The first rows after all that stands around them; others at once with what is said of them.
  const displayed = isFilled ? result : later;
  const isFooted = footer || selection.isAllSelected || selection.rows.size > 0;
  const look = displayed ? `${styles.table} ${isFooted ? styles.footed : ''}` : styles.awaited;
  return (
    <>
      <div
        className={`${look} ${isFilled ? '' : styles.filling}`}
        style={displayed && { height: aroundRows + displayed.data.length * rowHeight }}
      >
        {/* What lies under the outline is there for nobody yet, whatever they point or read with. */}
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

/** Whether rows that are there stand in the grid, which takes them after they were drawn around it. */
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

/** The order that a click on a head asks for: what is asked already, though its rows are not here yet, is turned round. */
function nextSort({ columnId, direction }: SortState, currentSort: string): string {
  const order = `${columnId}|${direction}`;
  if (order !== currentSort) return order;
  return `${columnId}|${direction === 'asc' ? 'desc' : 'asc'}`;
}

function sortMark(sort: string): SortState | undefined {
  const [columnId, direction] = sort.split(',')[0]?.split('|') ?? [];
  return columnId && (direction === 'asc' || direction === 'desc') ? { columnId, direction } : undefined;
}
