import { useTranslation } from 'react-i18next';
import { unknownValue } from '../../../server/contract/format-number.js';
import { depthOf } from '../../../server/contract/depth.js';
import styles from './position.module.css';

interface PositionProps {
  /** 1 to 50; other values mean outside the top 50. */
  value: number | null | undefined;
  /** Opens the position history; the cell then renders a button. */
  onOpen?: () => void;
  /** Accessible name of the button, for example `History of tent for two`. */
  openName?: string;
  /** Accessible text for the best position of the row. */
  leadsLabel?: string;
  /** -1 in tables, whose keyboard navigation reaches the button. */
  tabIndex?: number;
}

const looks = {
  1: styles.d1,
  3: styles.d3,
  5: styles.d5,
  10: styles.d10,
  50: undefined,
} as const;

/** Position with its depth colour. */
export function Position(props: PositionProps) {
  const { t } = useTranslation();
  return <PositionValue {...props} outside={t('notInTop')} />;
}

/** Variant for cells, which get their labels from the table; `outside` labels a missing position. */
export function PositionValue({
  value,
  onOpen,
  openName,
  tabIndex,
  outside,
  leadsLabel,
}: PositionProps & { outside: string }) {
  const depth = depthOf(value);
  if (!depth) {
    return (
      <span className={`${styles.cell} ${styles.none}`} title={outside}>
        {unknownValue}
      </span>
    );
  }
  const look = `${styles.cell} ${looks[depth.last] ?? ''} ${leadsLabel ? styles.leads : ''}`;
  if (!onOpen) {
    return (
      <span className={look} title={leadsLabel}>
        {value}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={look}
      tabIndex={tabIndex}
      onClick={onOpen}
      title={leadsLabel}
      aria-label={openName ? [value, leadsLabel, openName].filter(Boolean).join(', ') : undefined}
    >
      {value}
    </button>
  );
}
