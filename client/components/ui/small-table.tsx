import type { ReactNode } from 'react';
import styles from './small-table.module.css';

/** A column of a small table. */
export interface SmallColumn<Row> {
  key: string;
  title: string;
  /** Figures stand right. */
  isNumber?: boolean;
  /** Secondary figures are quieter. */
  isQuiet?: boolean;
  /** Left out where the window is narrow. */
  isWideOnly?: boolean;
  /** As CSS takes it; the rest is shared by the others. */
  width?: string;
  cell: (row: Row) => ReactNode;
}

interface SmallTableProps<Row> {
  label: string;
  columns: readonly SmallColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** 28 in dashboards, 34 on the start page; a little more where the rows fill a card to its foot. Unit: px. */
  rowHeight?: number;
}

/** A short list inside a card: no sorting, no pages. Reports are the grid's. */
export function SmallTable<Row>({ label, columns, rows, keyOf, rowHeight = 28 }: SmallTableProps<Row>) {
  // Where the window is narrow the naming column takes its share, unless too many others stay beside it.
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
              title={column.title || undefined}
              className={
                index === 0 && isNameColumnFlexible ? `${lookOf(column)} ${styles.lead}` : lookOf(column)
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
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.key} className={lookOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function lookOf<Row>({ isNumber, isQuiet, isWideOnly }: SmallColumn<Row>): string {
  return [isNumber && styles.number, isQuiet && styles.quiet, isWideOnly && styles.wide]
    .filter(Boolean)
    .join(' ');
}
