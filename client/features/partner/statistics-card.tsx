import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../server/contract/formatting/format-date.js';
import { Chart } from '../../components/chart/chart.js';
import { useChartTokens } from '../../components/chart/chart-tokens.js';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { StatList } from '../../components/ui/stat-list.js';
import { Segmented } from '../../components/ui/segmented.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { useFormat } from '../../i18n/use-format.js';
import { usePartnerDaysQuery } from './partner.generated.js';
import {
  countPeriodDays,
  isEmpty,
  type Measure,
  measures,
  type PartnerPoint,
  type Period,
  periods,
  buildPoints,
  sumPoints,
} from './partner-points.js';
import styles from './partner.module.css';
import { isMoney, statisticsOption, formatMeasure } from './statistics-option.js';

const chartHeightPx = 268;

/** Measures in the chart. Paid amounts appear in the table only. */
const chartedMeasures = ['visits', 'registrations', 'payments', 'rewardCents'] as const;

type ChartedMeasure = (typeof chartedMeasures)[number];

/** Visits, registrations, payments and rewards: totals, chart, and table by day or month. */
export function StatisticsCard() {
  const { t } = useTranslation('partner');
  const [period, setPeriod] = useState<Period>('month');
  const [selectedMeasure, setSelectedMeasure] = useState<ChartedMeasure>();
  // Days start at 00:00 UTC, as on the server.
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { data, previousData, error, refetch } = usePartnerDaysQuery({
    variables: { days: countPeriodDays(period, today) },
    fetchPolicy: 'cache-and-network',
  });
  // Keeps the previous period visible while the next one loads, but not after an error.
  const days = (data ?? (error ? undefined : previousData))?.partnerDays;
  const points = useMemo(() => (days ? buildPoints(days, period, today) : undefined), [days, period, today]);
  const measure = selectedMeasure ?? firstNonEmptyMeasure(points);
  return (
    <Card
      title={t('statistics.title')}
      secondary={
        <Segmented
          small
          label={t('statistics.period')}
          value={period}
          options={periods.map((value) => ({ value, label: t(`statistics.periods.${value}`) }))}
          onChange={setPeriod}
        />
      }
    >
      {error ? (
        <ErrorBanner title={t('statistics.failed')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {points ? (
        <Statistics
          points={points}
          isYear={period === 'year'}
          measure={measure}
          onMeasure={setSelectedMeasure}
        />
      ) : error ? null : (
        <SkeletonRows rows={10} height={34} />
      )}
    </Card>
  );
}

/**
 * Default measure: the first one with data. It may not be visits, because users of promo codes register without a
 * visit through the link.
 */
function firstNonEmptyMeasure(points: readonly PartnerPoint[] | undefined): ChartedMeasure {
  const total = points && sumPoints(points);
  return chartedMeasures.find((candidate) => (total?.[candidate] ?? 0) > 0) ?? chartedMeasures[0];
}

interface StatisticsProps {
  points: readonly PartnerPoint[];
  isYear: boolean;
  measure: ChartedMeasure;
  onMeasure: (measure: ChartedMeasure) => void;
}

function Statistics({ points, isYear, measure, onMeasure }: StatisticsProps) {
  const { t } = useTranslation('partner');
  const format = useFormat();
  const total = sumPoints(points);
  const nonEmptyPoints = points.filter((point) => !isEmpty(point)).reverse();
  return (
    <>
      <div className={styles.sums} style={{ borderTop: 0 }}>
        <StatList
          label={t('statistics.total')}
          stats={measures.map((statMeasure) => ({
            label: t(`statistics.${statMeasure}`),
            value: isMoney(statMeasure) ? format.money(total[statMeasure]) : total[statMeasure],
          }))}
        />
      </div>
      <div className={styles.statistics}>
        <div>
          <div className={styles.switches} style={{ padding: '4px 0' }}>
            <Segmented
              small
              label={t('statistics.measure')}
              value={measure}
              options={chartedMeasures.map((value) => ({ value, label: t(`statistics.${value}`) }))}
              onChange={onMeasure}
            />
          </div>
          <StatisticsChart points={points} isYear={isYear} measure={measure} total={total} />
        </div>
        {nonEmptyPoints.length > 0 ? (
          <div className={styles.days} tabIndex={0} role="region" aria-label={t('statistics.table')}>
            <DaysTable points={nonEmptyPoints} isYear={isYear} />
          </div>
        ) : (
          <div className={styles.days}>
            <CardNote>{t('statistics.none')}</CardNote>
          </div>
        )}
      </div>
    </>
  );
}

interface StatisticsChartProps {
  points: readonly PartnerPoint[];
  isYear: boolean;
  measure: Measure;
  total: Readonly<Record<Measure, number>>;
}

function StatisticsChart({ points, isYear, measure, total }: StatisticsChartProps) {
  const { t } = useTranslation('partner');
  const format = useFormat();
  const tokens = useChartTokens();
  const option = useMemo(() => {
    const names = Object.fromEntries(measures.map((name) => [name, t(`statistics.${name}`)])) as Record<
      Measure,
      string
    >;
    const monthShort = (day: string) => format.monthShort(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
    const dayShort = (day: string) =>
      formatDate(new Date(day), format.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    return statisticsOption({
      points,
      measure,
      names,
      shortDate: isYear ? monthShort : dayShort,
      longDate: isYear ? format.month : format.day,
      tokens,
      format,
    });
  }, [points, isYear, measure, tokens, format, t]);
  const label = t('statistics.chart', {
    name: t(`statistics.${measure}`),
    from: format.day(points[0]?.day ?? ''),
    total: formatMeasure(total[measure], measure, format),
  });
  return <Chart option={option} height={chartHeightPx - 36} label={label} />;
}

function DaysTable({ points, isYear }: { points: readonly PartnerPoint[]; isYear: boolean }) {
  const { t } = useTranslation('partner');
  const format = useFormat();
  return (
    <SmallTable
      label={t('statistics.table')}
      rows={points}
      getRowKey={({ day }) => day}
      columns={[
        {
          key: 'day',
          title: t(isYear ? 'statistics.month' : 'statistics.day'),
          width: '112px',
          cell: ({ day }) => (isYear ? format.month(day) : format.day(day)),
        },
        ...measures.map((measure) => ({
          key: measure,
          title: t(`statistics.short.${measure}`),
          isNumber: true,
          isQuiet: measure !== 'rewardCents',
          isWideOnly: measure === 'payments' || measure === 'paidCents',
          cell: (point: PartnerPoint) => formatMeasure(point[measure], measure, format),
        })),
      ]}
    />
  );
}
