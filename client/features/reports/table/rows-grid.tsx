import { type ReactNode, useMemo } from 'react';
import type { CellEnvironment } from '../../../components/grid/cell-environment.js';
import { DataGrid, type SortMark } from '../../../components/grid/data-grid.js';
import type { GridColumn, GridRow } from '../../../components/grid/grid-column.js';
import styles from './table.module.css';

interface RowsGridProps {
  label: string;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  environment: CellEnvironment;
  rowHeight: number;
  /** `column|direction`, several joined by commas: the head shows the first. */
  sort: string;
  onSort: (sort: string) => void;
  loading: boolean;
  /** Stands under the rows, in the same frame. */
  foot?: ReactNode;
}

/** Head, borders, and a scroll bar where there is one. */
const aroundRows = 32 + 2 + 16;

/** The rows of a report: as high as they are, and at most as the window leaves. */
export function RowsGrid({ sort, onSort, foot, ...grid }: RowsGridProps) {
  const mark = useMemo(() => sortMark(sort), [sort]);
  return (
    <>
      <div
        className={`${styles['table']} ${foot ? styles['footed'] : ''}`}
        style={{ height: aroundRows + grid.rows.length * grid.rowHeight }}
      >
        <DataGrid
          {...grid}
          sort={mark}
          onSort={({ columnId, direction }) => onSort(`${columnId}|${direction}`)}
        />
      </div>
      {foot}
    </>
  );
}

function sortMark(sort: string): SortMark | undefined {
  const [columnId, direction] = sort.split(',')[0]?.split('|') ?? [];
  return columnId && (direction === 'asc' || direction === 'desc') ? { columnId, direction } : undefined;
}
