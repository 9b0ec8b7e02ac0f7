import type { Column } from 'ag-grid-community';
import { useCallback, useSyncExternalStore } from 'react';
import { isUnknown, plainText } from '../cell-value.js';
import { useCellEnvironment } from '../cell-environment.js';
import { truncatePath, ellipsis, shortAddress } from '../short-address.js';
import { textWidth } from '../text-width.js';
import { CellLink } from './cell-link.js';
import type { CellProps } from './cell-props.js';
import styles from './cells.module.css';

/** Horizontal padding and border. */
const cellPaddingPx = 23;
/** Marker and gap. */
const markerWidthPx = 12;

/** Page URL truncated in the middle. A dot marks pages that replaced another ranking page. */
export function UrlCell({ value, data, declaration, column }: CellProps) {
  const { names, subject } = useCellEnvironment();
  const width = useColumnWidth(column);
  if (isUnknown(value) || !data) return <span className={styles.unknown}>–</span>;
  const isReplaced = data['churl'] === 1 || data['churl'] === true;
  const availableWidth = width - cellPaddingPx - (isReplaced ? markerWidthPx : 0);
  const {
    start,
    hidden,
    tail: end,
  } = truncatePath(shortAddress(plainText(value), subject.domain), availableWidth, textWidth);
  return (
    <span className={styles.url}>
      {isReplaced && (
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

/** Current column width, updated on every resize. */
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
