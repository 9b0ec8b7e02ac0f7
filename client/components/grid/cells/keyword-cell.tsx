import { isUnknown, plainText } from '../cell-value.js';
import { IconHelpCircle, IconMapPin } from '@tabler/icons-react';
import { useCellEnvironment } from '../cell-environment.js';
import { CellLink } from './cell-link.js';
import type { CellProps } from './cell-props.js';
import styles from './cells.module.css';

/** Keyword link with marks for local keywords and questions. */
export function KeywordCell({ value, data, declaration }: CellProps) {
  const { names } = useCellEnvironment();
  if (isUnknown(value) || !data) return <span className={styles.unknown}>–</span>;
  return (
    <span className={styles.keyword}>
      <CellLink column={declaration} row={data} className={styles.keywordText}>
        {plainText(value)}
      </CellLink>
      {isSet(data['isgeo']) && <Mark icon={<IconMapPin />} name={names.geo} />}
      {isSet(data['isquest']) && <Mark icon={<IconHelpCircle />} name={names.question} />}
    </span>
  );
}

function Mark({ icon, name }: { icon: React.ReactNode; name: string }) {
  return (
    <span className={styles.mark} role="img" aria-label={name} title={name}>
      {icon}
    </span>
  );
}

function isSet(flag: unknown): boolean {
  return flag === 1 || flag === true;
}
