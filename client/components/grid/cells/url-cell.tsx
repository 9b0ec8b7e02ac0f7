import { isUnknown, plainText } from '../cell-value.js';
import { useCellEnvironment } from '../cell-environment.js';
import { shortAddress, tailOf } from '../short-address.js';
import { CellLink } from './cell-link.js';
import type { CellProps } from './cell-props.js';
import styles from './cells.module.css';

/** A page's address, shortened before its last step; a dot where another page ranked before. */
export function UrlCell({ value, data, declaration }: CellProps) {
  const { t, subject } = useCellEnvironment();
  if (isUnknown(value) || !data) return <span className={styles.unknown}>–</span>;
  const text = shortAddress(plainText(value), subject.domain);
  const cut = text.length - tailOf(text).length;
  const changed = data['churl'] === 1 || data['churl'] === true;
  return (
    <span className={styles.url}>
      {changed && (
        <span
          className={styles.dot}
          role="img"
          aria-label={t('cell.pageChanged', { ns: 'reports' })}
          title={t('cell.pageChanged', { ns: 'reports' })}
        />
      )}
      <CellLink column={declaration} row={data} className={styles.urlLink}>
        <span className={styles.urlHead}>{text.slice(0, cut)}</span>
        {cut < text.length && <span className={styles.urlTail}>{text.slice(cut)}</span>}
      </CellLink>
    </span>
  );
}
