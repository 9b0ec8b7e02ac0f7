import { useTranslation } from 'react-i18next';
import { unknownValue } from '../../../server/contract/formatting/format-number.js';
import { findDepth } from '../../../server/contract/reports/depth.js';
import styles from './position.module.css';

interface PositionProps {
  /** 1 to 50; other values mean outside the top 50. */
  value: number | null | undefined;
  /** Opens the position history; the cell then renders a button. */
  onOpen?: () => void;
  /** Accessible name of the button, for example `History of tent for two`. */
  openLabel?: string;
  /** Accessible text for the best position of the row. */
  bestLabel?: string;
  /** -1 in tables, where the keyboard navigation reaches the button. */
  tabIndex?: number;
}

const depthClassNames = {
  1: styles.d1,
  3: styles.d3,
  5: styles.d5,
  10: styles.d10,
  50: undefined,
} as const;

/** Position in its depth colour. */
export function Position(props: PositionProps) {
  const { t } = useTranslation();
  return <PositionValue {...props} notInTopLabel={t('notInTop')} />;
}

/** Variant of `Position` for table cells, which pass the translated labels. */
export function PositionValue({
  value,
  onOpen,
  openLabel,
  tabIndex,
  notInTopLabel,
  bestLabel,
}: PositionProps & { notInTopLabel: string }) {
  const depth = findDepth(value);
  if (!depth) {
    return (
      <span className={`${styles.cell} ${styles.none}`} title={notInTopLabel}>
        {unknownValue}
      </span>
    );
  }
  const classNames = `${styles.cell} ${depthClassNames[depth.last] ?? ''} ${bestLabel ? styles.leads : ''}`;
  if (!onOpen) {
    return (
      <span className={classNames} title={bestLabel}>
        {value}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classNames}
      tabIndex={tabIndex}
      onClick={onOpen}
      title={bestLabel}
      aria-label={openLabel ? [value, bestLabel, openLabel].filter(Boolean).join(', ') : undefined}
    >
      {value}
    </button>
  );
}
