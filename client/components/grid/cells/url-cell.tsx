import type { Column } from 'ag-grid-community';
import { useCallback, useSyncExternalStore } from 'react';
import { isUnknown, plainText } from '../cell-value.js';
import { useCellEnvironment } from '../cell-environment.js';
import { truncatePath, ellipsis, shortAddress } from '../short-address.js';
import { textWidth } from '../text-width.js';
import { CellLink } from './cell-link.js';
import type { CellProps } from './cell-props.js';
import styles from './cells.module.css';

/** What of a column's width is not its text's: the cell's padding and its edge. */
const padding = 23;
/** The dot and the gap behind it. */
const markerWidth = 12;

/** A page's address, without steps in its middle where the column has no room for them; a dot where another page ranked before. */
export function UrlCell({ value, data, declaration, column }: CellProps) {
  const { names, subject } = useCellEnvironment();
  const width = useColumnWidth(column);
  if (isUnknown(value) || !data) return <span className={styles.unknown}>–</span>;
  const changed = data['churl'] === 1 || data['churl'] === true;
  const availableWidth = width - padding - (changed ? markerWidth : 0);
  const {
    start,
    hidden,
    tail: end,
  } = truncatePath(shortAddress(plainText(value), subject.domain), availableWidth, textWidth);
  return (
    <span className={styles.url}>
      {changed && (
        <span className={styles.dot} role="img" aria-label={names.pageChanged} title={names.pageChanged} />
      )}
      <CellLink column={declaration} row={data} className={styles.urlLink}>
        {start}
        {hidden && (
          <span className={styles.urlLeft} data-sign={ellipsis}>
            {hidden}
          </span>
        )}
        {end}
      </CellLink>
    </span>
  );
}

/** The width that the column has at this moment, whoever changes it. */
function useColumnWidth(column: Column | undefined): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      column?.addEventListener('widthChanged', onChange);
      return () => column?.removeEventListener('widthChanged', onChange);
    },
    [column],
  );
  return useSyncExternalStore(subscribe, () => column?.getActualWidth() ?? Infinity);
}
