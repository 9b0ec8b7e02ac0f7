import { unknownValue } from '../../../server/contract/formatting/format-number.js';
import { useFormat } from '../../i18n/use-format.js';
import { type CountColumn, filledShare, customColor } from './count-columns.js';
import styles from './count-box.module.css';

/** Number with a bar in its background; a dash if the value is unknown. */
export function CountBox({ column, node }: { column: CountColumn; node: number }) {
  const format = useFormat();
  const value = Math.round(column.values[node] ?? 0);
  const fullText = format.integer(value);
  const text = column.isUnknown ? unknownValue : value >= 1_000_000 ? format.short(value) : fullText;
  const color = customColor(column.view);
  return (
    <span
      className={styles.box}
      style={{ width: column.width }}
      data-count={column.count}
      title={value >= 1_000_000 ? fullText : undefined}
    >
      {column.view.background ? (
        <i
          className={color ? styles.own : styles.bar}
          style={{ width: `${filledShare(column, node)}%`, background: color }}
        />
      ) : null}
      <span className={styles.figure}>{text}</span>
    </span>
  );
}
