import { useMemo } from 'react';
import { Chart } from '../../../components/chart/chart.js';
import { useChartTokens } from '../../../components/chart/chart-tokens.js';
import { useFormat } from '../../../i18n/use-format.js';
import { ownDayColours, ownDaysOption, type OwnDay, type OwnDayNames } from './own-days-option.js';
import styles from './own-days.module.css';

/** In px, of both parts together. */
const ownDaysHeight = 258;

interface OwnDaysChartProps {
  days: readonly OwnDay[];
  names: OwnDayNames;
}

/** Days of an own site as lines, their sums above them. */
export function OwnDaysChart({ days, names }: OwnDaysChartProps) {
  const format = useFormat();
  const tokens = useChartTokens();
  const option = useMemo(() => ownDaysOption({ days, tokens, format, names }), [days, tokens, format, names]);
  const totals = sumsOf(days);
  const stats = [
    ['clicks', format.integer(totals.clicks)],
    ['impressions', format.integer(totals.impressions)],
    ['position', format.decimal(totals.position, 1)],
  ] as const;
  return (
    <>
      <ul className={styles.legend}>
        {stats.map(([name, stat]) => (
          <li key={name}>
            <span
              className={styles.dot}
              style={{ background: tokens.series[ownDayColours[name]] }}
              aria-hidden="true"
            />
            {names[name]} <b>{stat}</b>
          </li>
        ))}
      </ul>
      <Chart
        option={option}
        height={ownDaysHeight}
        label={stats.map(([name, stat]) => `${names[name]} ${stat}`).join('; ')}
      />
    </>
  );
}

/** Sums of all days; the mean position weighs as much as the impressions of its day. */
function sumsOf(days: readonly OwnDay[]) {
  const sum = (of: (day: OwnDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const existing = days.filter(({ position }) => position !== null);
  const weight = existing.reduce((total, { impressions }) => total + impressions, 0);
  const weighted = existing.reduce(
    (total, { position, impressions }) => total + (position ?? 0) * impressions,
    0,
  );
  return {
    clicks: sum(({ clicks }) => clicks),
    impressions: sum(({ impressions }) => impressions),
    position: weight === 0 ? null : weighted / weight,
  };
}
