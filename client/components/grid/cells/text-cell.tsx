import { isUnknown } from '../cell-value.js';
import { cellText } from '../cell-text.js';
import { useCellEnvironment } from '../cell-environment.js';
import { CellLink } from './cell-link.js';
import type { CellProps } from './cell-props.js';
import styles from './cells.module.css';

/** Any value that leads somewhere: only such cells cost a component, plain ones are written by the grid itself. */
export function LinkedTextCell({ value, data, declaration }: CellProps) {
  const { labels } = useCellEnvironment();
  if (isUnknown(value) || !data) return <span className={styles.unknown}>–</span>;
  // Nothing stands behind a count of none.
  if (value === 0) return <span>{cellText(declaration.format, value, labels)}</span>;
  return (
    <CellLink column={declaration} row={data} className={styles.plainLink}>
      {cellText(declaration.format, value, labels)}
    </CellLink>
  );
}
