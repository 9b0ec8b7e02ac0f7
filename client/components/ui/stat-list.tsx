import type { ReactNode } from 'react';
import { Sparkline } from '../chart/sparkline.js';
import { useFormat } from '../../i18n/use-format.js';
import { Change } from './change.js';
import styles from './stat-list.module.css';

/** A statistic. */
interface Stat {
  label: string;
  /** An integer, or content to render instead. */
  value: number | null | undefined | Exclude<ReactNode, number>;
  /** Values, oldest first, ending with the current one; shown as change and sparkline. */
  history?: readonly number[];
  /** Tooltip of the change: its period and how it is counted. */
  changeNote?: string;
}

/** Key statistics of a subject. */
export function StatList({ label, stats }: { label: string; stats: readonly Stat[] }) {
  const format = useFormat();
  const hasHistory = stats.some(({ history }) => history !== undefined);
  return (
    <dl
      className={styles.strip}
      aria-label={label}
      data-tour="figures"
      style={{ '--figures': stats.length } as React.CSSProperties}
    >
      {stats.map((stat) => (
        <div key={stat.label} className={styles.figure}>
          <dt className={styles.label} title={stat.label}>
            {stat.label}
          </dt>
          <dd className={styles.value}>
            {isNumberLike(stat.value) ? format.integer(stat.value) : stat.value}
          </dd>
          {hasHistory ? (
            <dd className={styles.past} title={stat.changeNote}>
              {stat.history ? (
                <>
                  <Change value={computeChange(stat.history)} />
                  <Sparkline values={stat.history} marksLastValue />
                </>
              ) : null}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

function isNumberLike(value: Stat['value']): value is number | null | undefined {
  return typeof value === 'number' || value === null || value === undefined;
}

/** Difference between the last two values; undefined without history. */
function computeChange(history: readonly number[] | undefined): number | undefined {
  const [previous, latest] = history?.slice(-2) ?? [];
  return previous === undefined || latest === undefined ? undefined : latest - previous;
}
