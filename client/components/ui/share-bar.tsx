import { useFormat } from '../../i18n/use-format.js';
import styles from './share-bar.module.css';

/** Percentage with a bar. */
export function ShareBar({
  percent,
  decimals = 0,
}: {
  percent: number | null | undefined;
  decimals?: number;
}) {
  const format = useFormat();
  return <ShareValue percent={percent} text={format.percent(percent, decimals)} />;
}

/** Variant of `ShareBar` for table cells, which pass the formatted value. */
export function ShareValue({ percent, text }: { percent: number | null | undefined; text: string }) {
  const width = Math.max(0, Math.min(100, percent ?? 0));
  return (
    <span className={styles.share}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${width}%` }} />
      </span>
      <span className={styles.number}>{text}</span>
    </span>
  );
}
