import type { ReactNode } from 'react';
import styles from './small-table.module.css';

/** Column of a small table. */
export interface SmallColumn<Row> {
  key: string;
  /** Empty for a column of buttons, whose names say what they do. */
  title: string;
  isNumber?: boolean;
  /** Whether the values are subdued. */
  isQuiet?: boolean;
  /** Whether the column is hidden in narrow windows. */
  isWideOnly?: boolean;
  /** CSS width; columns without one share the remaining width. */
  width?: string;
  cell: (row: Row) => ReactNode;
}

interface SmallTableProps<Row> {
  label: string;
  columns: readonly SmallColumn<Row>[];
  rows: readonly Row[];
  getRowKey: (row: Row) => string | number;
  /** Row height in px: 28 in dashboards, 34 on the start page. */
  rowHeight?: number;
}

/** Short table inside a card, without sorting and paging. Reports use the grid. */
export function SmallTable<Row>({ label, columns, rows, getRowKey, rowHeight = 28 }: SmallTableProps<Row>) {
  // In narrow windows the name column is flexible unless too many columns remain.
  const isNameColumnFlexible =
    !columns[0]?.isNumber && columns.filter(({ isWideOnly }) => !isWideOnly).length <= 3;
  return (
    <table
      className={styles.table}
      aria-label={label}
      style={{ '--row-height': `${rowHeight}px` } as React.CSSProperties}
    >
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th
              key={column.key}
              scope="col"
              aria-hidden={column.title === '' || undefined}
              title={column.title || undefined}
              className={
                index === 0 && isNameColumnFlexible
                  ? `${cellClassName(column)} ${styles.lead}`
                  : cellClassName(column)
              }
              style={{ width: column.width }}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={getRowKey(row)}>
            {columns.map((column) => (
              <td key={column.key} className={cellClassName(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellClassName<Row>({ isNumber, isQuiet, isWideOnly }: SmallColumn<Row>): string {
  return [isNumber && styles.number, isQuiet && styles.quiet, isWideOnly && styles.wide]
    .filter(Boolean)
    .join(' ');
}
