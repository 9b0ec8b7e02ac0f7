import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { positionBuckets } from '../../../server/contract/projects/positions.js';
import { Chart } from '../../components/chart/chart.js';
import { useChartTokens } from '../../components/chart/chart-tokens.js';
import { Card } from '../../components/ui/card.js';
import { ColourLegend } from '../../components/ui/colour-legend.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { useFormat } from '../../i18n/use-format.js';
import { bucketColors, bucketsOption } from './chart-options.js';
import type { Report } from './report-rows.js';
import styles from './positions.module.css';

/** Number of keywords in each position bucket by date, as a chart and a table. */
export function PositionBucketsView({ report }: { report: Report }) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const tokens = useChartTokens();
  const names = useMemo(
    () => [
      ...positionBuckets.map((top, index) => {
        const from = (positionBuckets[index - 1] ?? 0) + 1;
        return from === top ? t('tops.within', { top }) : `${from}–${top}`;
      }),
      t('tops.beyond'),
      t('tops.unchecked'),
    ],
    [t],
  );
  const option = useMemo(
    () => bucketsOption(report.dates, names, { tokens, format }),
    [report.dates, names, tokens, format],
  );
  const colors = bucketColors(tokens);
  const [newest] = report.dates;
  const keywordsInTop10 = newest?.tops.slice(0, 3).reduce((sum, count) => sum + count, 0);
  const label = t('tops.chart', {
    from: format.day(report.dates.at(-1)?.date ?? ''),
    to: format.day(newest?.date ?? ''),
    last: format.integer(keywordsInTop10),
  });
  return (
    <div className={styles.cards}>
      <Card title={t('tops.title')}>
        <div className={styles.chart}>
          <Chart option={option} height={300} label={label} />
          <ColourLegend parts={names.map((name, bucket) => ({ name, colour: colors[bucket] }))} />
        </div>
      </Card>
      <Card title={t('views.tops')}>
        <div className={styles.scroll} role="group" tabIndex={0} aria-label={t('tops.title')}>
          <SmallTable
            label={t('tops.title')}
            rows={report.dates}
            getRowKey={({ date }) => date}
            columns={[
              { key: 'date', title: t('tops.date'), width: '130px', cell: ({ date }) => format.day(date) },
              ...names.map((title, bucket) => ({
                key: title,
                title,
                isNumber: true,
                cell: ({ tops: bucketCounts, beyond, unchecked }: Report['dates'][number]) =>
                  format.integer([...bucketCounts, beyond, unchecked][bucket]),
              })),
              {
                key: 'mean',
                title: t('tops.mean'),
                isNumber: true,
                width: '140px',
                cell: ({ mean }) => format.decimal(mean, 1),
              },
            ]}
          />
        </div>
      </Card>
    </div>
  );
}
