import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCellEnvironment } from '../cell-environment.js';
import type { GridColumn, GridRow } from '../grid-column.js';
import { fillLink } from '../link-template.js';

/**
 * A link in a cell, or plain content without a target. Not a tab stop, because the keyboard navigation of the grid
 * reaches it.
 */
export function CellLink({
  column,
  row,
  className,
  children,
}: {
  column: GridColumn;
  row: GridRow;
  className?: string;
  children: ReactNode;
}) {
  const { subject } = useCellEnvironment();
  const to = column.linkTo ? fillLink(column.linkTo, row, subject) : undefined;
  if (!to) return <span className={className}>{children}</span>;
  return (
    <Link to={to} className={className} tabIndex={-1}>
      {children}
    </Link>
  );
}
