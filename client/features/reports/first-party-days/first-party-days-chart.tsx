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

/** In px, of both parts together. */
const firstPartyChartHeight = 258;

interface FirstPartyDaysChartProps {
  days: readonly FirstPartyDay[];
  names: FirstPartyMetricNames;
}

/** Days of an own site as lines, their sums above them. */
export function FirstPartyDaysChart({ days, names }: FirstPartyDaysChartProps) {
  const format = useFormat();
  const tokens = useChartTokens();
  const option = useMemo(
    () => firstPartyDaysOption({ days, tokens, format, names }),
    [days, tokens, format, names],
  );
  const totals = totalsOf(days);
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
        height={firstPartyChartHeight}
        label={columns.map(([name, total]) => `${names[name]} ${total}`).join('; ')}
      />
    </>
  );
}

/** Sums of all days; the mean position weighs as much as the impressions of its day. */
function totalsOf(days: readonly FirstPartyDay[]) {
  const sum = (of: (day: FirstPartyDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const rankedDays = days.filter(({ position }) => position !== null);
  const weight = rankedDays.reduce((total, { impressions }) => total + impressions, 0);
  const weighted = rankedDays.reduce(
    (total, { position, impressions }) => total + (position ?? 0) * impressions,
    0,
  );
  return {
    clicks: sum(({ clicks }) => clicks),
    impressions: sum(({ impressions }) => impressions),
    position: weight === 0 ? null : weighted / weight,
  };
}
