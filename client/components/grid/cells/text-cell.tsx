import { isUnknown } from '../cell-value.js';
import { cellText } from '../cell-text.js';
import { useCellEnvironment } from '../cell-environment.js';
import { CellLink } from './cell-link.js';
import type { CellProps } from './cell-props.js';
import styles from './cells.module.css';

/** A linked value. Unlinked values need no component, because the grid renders them. */
export function LinkedTextCell({ value, data, declaration }: CellProps) {
  const { labels } = useCellEnvironment();
  if (isUnknown(value) || !data) return <span className={styles.unknown}>–</span>;
  // A zero count has no details to link to.
  if (value === 0) return <span>{cellText(declaration.format, value, labels)}</span>;
  return (
    <CellLink column={declaration} row={data} className={styles.plainLink}>
      {cellText(declaration.format, value, labels)}
    </CellLink>
  );
}
