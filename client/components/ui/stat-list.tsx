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
export function StatList({ label, figures }: { label: string; figures: readonly Figure[] }) {
  const format = useFormat();
  const hasPast = figures.some(({ past }) => past !== undefined);
  return (
    <dl
      className={styles.strip}
      aria-label={label}
      data-tour="figures"
      style={{ '--figures': figures.length } as React.CSSProperties}
    >
      {figures.map((figure) => (
        <div key={figure.label} className={styles.figure}>
          <dt className={styles.label} title={figure.label}>
            {figure.label}
          </dt>
          <dd className={styles.value}>
            {isWhole(figure.value) ? format.integer(figure.value) : figure.value}
          </dd>
          {hasPast ? (
            <dd className={styles.past}>
              {figure.past ? (
                <>
                  <Change value={changeOf(figure.past)} />
                  <Sparkline values={figure.past} withEnd />
                </>
              ) : null}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

function isWhole(value: Figure['value']): value is number | null | undefined {
  return typeof value === 'number' || value === null || value === undefined;
}

/** Last value minus the one before; undefined without a past. */
function changeOf(past: readonly number[] | undefined): number | undefined {
  const [before, last] = past?.slice(-2) ?? [];
  return before === undefined || last === undefined ? undefined : last - before;
}
