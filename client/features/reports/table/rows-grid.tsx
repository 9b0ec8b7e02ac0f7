import { type ReactNode, useMemo, useState } from 'react';
import { useCellEnvironment } from '../../../components/grid/cell-environment.js';
import type { MenuCell } from '../../../components/grid/cell-of.js';
import { DataGrid, type SortMark } from '../../../components/grid/data-grid.js';
import { CellMenu } from '../cell-menu/cell-menu.js';
import { useComparedColumns } from '../days/use-compared-columns.js';
import type { ReportAnswer } from '../report-answer.js';
import { useGridChecks } from '../selection/use-grid-checks.js';
import { useDensity } from '../toolbar/use-density.js';
import { useTable } from './table-context.js';
import styles from './table.module.css';

interface RowsGridProps {
  answer: ReportAnswer;
  /** Stands under the rows, in the same frame. */
  foot?: ReactNode;
}

/** Head, borders, and a scroll bar where there is one. */
const aroundRows = 32 + 2 + 16;

/** The rows of a report: as high as they are, and at most as the window leaves. */
export function RowsGrid({ answer, foot }: RowsGridProps) {
  const { meta, layout, rows, sort, shownSort, selection, change } = useTable();
  const columns = useComparedColumns(layout.shown, answer.comparedDate);
  const { rowHeight } = useDensity();
  const environment = useCellEnvironment();
  const checks = useGridChecks();
  const [menu, setMenu] = useState<MenuCell>();
  const mark = useMemo(() => sortMark(shownSort), [shownSort]);
  return (
    <>
      <div
        className={`${styles.table} ${foot || selection.isWhole || selection.rows.size > 0 ? styles.footed : ''}`}
        style={{ height: aroundRows + answer.data.length * rowHeight }}
      >
        <DataGrid
          label={meta.title}
          columns={columns}
          rows={answer.data}
          environment={environment}
          rowHeight={rowHeight}
          loading={rows.loading}
          sort={mark}
          checks={checks}
          onCellMenu={setMenu}
          onResize={layout.resize}
          onReorder={layout.reorder}
          onSort={(clicked) => change({ sort: askedNext(clicked, sort) })}
        />
      </div>
      {foot}
      {menu && <CellMenu cell={menu} onClose={() => setMenu(undefined)} />}
    </>
  );
}

/** The order that a click on a head asks for: what is asked already, though its rows are not here yet, is turned round. */
function askedNext({ columnId, direction }: SortMark, asked: string): string {
  const order = `${columnId}|${direction}`;
  if (order !== asked) return order;
  return `${columnId}|${direction === 'asc' ? 'desc' : 'asc'}`;
}

function sortMark(sort: string): SortMark | undefined {
  const [columnId, direction] = sort.split(',')[0]?.split('|') ?? [];
  return columnId && (direction === 'asc' || direction === 'desc') ? { columnId, direction } : undefined;
}
