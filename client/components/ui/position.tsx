import { useTranslation } from 'react-i18next';
import { unknownValue } from '../../../server/contract/format-number.js';
import { depthOf } from '../../../server/contract/depth.js';
import styles from './position.module.css';

interface PositionProps {
  /** 1 to 50; anything else is shown as not in the top 50. */
  value: number | null | undefined;
  /** Opens the history; the cell is a button then. */
  onOpen?: () => void;
  /** Name of the button, as `History of tent for two`. */
  openName?: string;
  /** Says that no domain beside it stands higher; missing where one does. */
  leadsLabel?: string;
  /** -1 inside a table, whose own keys reach the button. */
  tabIndex?: number;
}

const looks = {
  1: styles.d1,
  3: styles.d3,
  5: styles.d5,
  10: styles.d10,
  50: undefined,
} as const;

/** A position in its cell of the depth scale. */
export function Position(props: PositionProps) {
  const { t } = useTranslation();
  return <PositionValue {...props} outside={t('notInTop')} />;
}

/** The same for cells, which get their words from the table; `outside` says that there is none. */
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
