import { useMemo } from 'react';
import { Chart } from '../../../components/chart/chart.js';
import { useChartTokens } from '../../../components/chart/chart-tokens.js';
import { useFormat } from '../../../i18n/use-format.js';
import {
  firstPartyMetricColours,
  firstPartyDaysOption,
  type FirstPartyDay,
  type FirstPartyMetricNames,
} from './first-party-days-option.js';
import styles from './first-party-days.module.css';

const firstPartyChartHeightPx = 258;

interface FirstPartyDaysChartProps {
  days: readonly FirstPartyDay[];
  names: FirstPartyMetricNames;
}

/** Chart of daily first-party metrics with totals above. */
export function FirstPartyDaysChart({ days, names }: FirstPartyDaysChartProps) {
  const format = useFormat();
  const tokens = useChartTokens();
  const option = useMemo(
    () => firstPartyDaysOption({ days, tokens, format, names }),
    [days, tokens, format, names],
  );
  const totals = computeTotals(days);
  const columns = [
    ['clicks', format.integer(totals.clicks)],
    ['impressions', format.integer(totals.impressions)],
    ['position', format.decimal(totals.position, 1)],
  ] as const;
  return (
    <>
      <ul className={styles.legend}>
        {columns.map(([name, total]) => (
          <li key={name}>
            <span
              className={styles.dot}
              style={{ background: tokens.series[firstPartyMetricColours[name]] }}
              aria-hidden="true"
            />
            {names[name]} <b>{total}</b>
          </li>
        ))}
      </ul>
      <Chart
        option={option}
        height={firstPartyChartHeightPx}
        label={columns.map(([name, total]) => `${names[name]} ${total}`).join('; ')}
      />
    </>
  );
}

/** Totals; the mean position is weighted by impressions. */
function computeTotals(days: readonly FirstPartyDay[]) {
  const sum = (getMetric: (day: FirstPartyDay) => number) =>
    days.reduce((total, day) => total + getMetric(day), 0);
  const rankedDays = days.filter(({ position }) => position !== null);
  const weight = rankedDays.reduce((total, { impressions }) => total + impressions, 0);
  const weightedSum = rankedDays.reduce(
    (total, { position, impressions }) => total + (position ?? 0) * impressions,
    0,
  );
  return {
    clicks: sum(({ clicks }) => clicks),
    impressions: sum(({ impressions }) => impressions),
    position: weight === 0 ? null : weightedSum / weight,
  };
}
