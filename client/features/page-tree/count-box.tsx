import { unknownValue } from '../../../server/contract/format-number.js';
import { useFormat } from '../../i18n/use-format.js';
import { type CountColumn, filledShare, ownColor } from './count-columns.js';
import styles from './count-box.module.css';

/** A figure with a bar behind it; a dash where nothing is known. */
export function CountBox({ column, node }: { column: CountColumn; node: number }) {
  const format = useFormat();
  const value = Math.round(column.values[node] ?? 0);
  const full = format.integer(value);
  const message = column.isUnknown ? unknownValue : value >= 1_000_000 ? format.short(value) : full;
  const color = ownColor(column.view);
  return (
    <span
      className={styles.box}
      style={{ width: column.width }}
      data-count={column.count}
      title={value >= 1_000_000 ? full : undefined}
    >
      {column.view.background ? (
        <i
          className={color ? styles.own : styles.bar}
          style={{ width: `${filledShare(column, node)}%`, background: color }}
        />
      ) : null}
      <span className={styles.figure}>{message}</span>
    </span>
  );
}
