import { Sparkline } from '../../chart/sparkline.js';
import { useCellEnvironment } from '../cell-environment.js';
import { trendFromField, trendText } from '../trend-text.js';
import type { CellProps } from './cell-props.js';
import styles from './cells.module.css';

/** Search trend as a sparkline; a single month is shown as a number. */
export function TrendCell({ value, data }: CellProps) {
  const { labels } = useCellEnvironment();
  const values = Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : [];
  if (values.length === 0) return <span className={styles.unknown}>–</span>;
  const text = trendText(values, data?.[trendFromField], labels);
  if (values.length === 1) return <span>{text}</span>;
  return (
    <span className={styles.trend} role="img" aria-label={text}>
      <Sparkline values={values} />
    </span>
  );
}
