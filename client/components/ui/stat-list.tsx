import type { ReactNode } from 'react';
import { Sparkline } from '../chart/sparkline.js';
import { useFormat } from '../../i18n/use-format.js';
import { Change } from './change.js';
import styles from './stat-list.module.css';

/** One figure of a strip. */
interface Stat {
  label: string;
  /** A whole number, or what stands in its place. */
  value: number | null | undefined | Exclude<ReactNode, number>;
  /** Its past, oldest first, the last being the value; gives the change and the line. */
  history?: readonly number[];
}

/** The main figures of a subject in one strip divided by lines. Figures without a past show none. */
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
            <dd className={styles.past}>
              {stat.history ? (
                <>
                  <Change value={changeOf(stat.history)} />
                  <Sparkline values={stat.history} withEnd />
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

/** Last value minus the one before; undefined without a past. */
function changeOf(history: readonly number[] | undefined): number | undefined {
  const [previous, latest] = history?.slice(-2) ?? [];
  return previous === undefined || latest === undefined ? undefined : latest - previous;
}
