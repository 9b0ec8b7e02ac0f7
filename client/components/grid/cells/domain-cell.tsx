import { isUnknown, plainText } from '../cell-value.js';
import { SiteIcon } from '../../ui/site-icon.js';
import { toUnicodeHost } from '../../../lib/text/unicode-host.js';
import { CellLink } from './cell-link.js';
import type { CellProps } from './cell-props.js';
import styles from './cells.module.css';

/** Domain in Unicode with its site icon. */
export function DomainCell({ value, data, declaration }: CellProps) {
  if (isUnknown(value) || !data) return <span className={styles.unknown}>–</span>;
  const domain = toUnicodeHost(plainText(value));
  return (
    <span className={styles.domain}>
      <SiteIcon domain={domain} />
      <CellLink column={declaration} row={data} className={styles.domainText}>
        {domain}
      </CellLink>
    </span>
  );
}
