import type { ReactNode } from 'react';
import { Sparkline } from '../chart/sparkline.js';
import { useFormat } from '../../i18n/use-format.js';
import { Change } from './change.js';
import styles from './stat-list.module.css';

/** One figure of a strip. */
interface Figure {
  label: string;
  /** A whole number, or what stands in its place. */
  value: number | null | undefined | Exclude<ReactNode, number>;
  /** Its past, oldest first, the last being the value; gives the change and the line. */
  past?: readonly number[];
}

/** The main figures of a subject in one strip divided by lines. Figures without a past show none. */
export function StatList({ label, stats }: { label: string; stats: readonly Figure[] }) {
  const format = useFormat();
  const hasPast = stats.some(({ past }) => past !== undefined);
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
          <dd className={styles.value}>{isComplete(stat.value) ? format.integer(stat.value) : stat.value}</dd>
          {hasPast ? (
            <dd className={styles.past}>
              {stat.past ? (
                <>
                  <Change value={changeOf(stat.past)} />
                  <Sparkline values={stat.past} withEnd />
                </>
              ) : null}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

function isComplete(value: Figure['value']): value is number | null | undefined {
  return typeof value === 'number' || value === null || value === undefined;
}

/** Last value minus the one before; undefined without a past. */
function changeOf(past: readonly number[] | undefined): number | undefined {
  const [before, last] = past?.slice(-2) ?? [];
  return before === undefined || last === undefined ? undefined : last - before;
}
