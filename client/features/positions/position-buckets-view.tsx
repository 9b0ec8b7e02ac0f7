import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { positionBuckets } from '../../../server/contract/positions.js';
import { Chart } from '../../components/chart/chart.js';
import { useChartTokens } from '../../components/chart/chart-tokens.js';
import { Card } from '../../components/ui/card.js';
import { ColourLegend } from '../../components/ui/colour-legend.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { useFormat } from '../../i18n/use-format.js';
import { topsFills, topsOption } from './chart-options.js';
import type { Report } from './keywords-grid.js';
import styles from './positions.module.css';

/** How many keywords stand in which top, by date: the chart, and the figures themselves. */
export function TopsView({ report }: { report: Report }) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const tokens = useChartTokens();
  const names = useMemo(
    () => [
      ...positionBuckets.map((top, at) => {
        const from = (positionBuckets[at - 1] ?? 0) + 1;
        return from === top ? t('tops.within', { top }) : `${from}–${top}`;
      }),
      t('tops.beyond'),
      t('tops.unchecked'),
    ],
    [t],
  );
  const option = useMemo(
    () => topsOption(report.dates, names, { tokens, format }),
    [report.dates, names, tokens, format],
  );
  const fills = topsFills(tokens);
  const [newest] = report.dates;
  const inTen = newest?.tops.slice(0, 3).reduce((sum, one) => sum + one, 0);
  const label = t('tops.chart', {
    from: format.day(report.dates.at(-1)?.date ?? ''),
    to: format.day(newest?.date ?? ''),
    last: format.integer(inTen),
  });
  return (
    <div className={styles.cards}>
      <Card title={t('tops.title')}>
        <div className={styles.chart}>
          <Chart option={option} height={300} label={label} />
          <ColourLegend parts={names.map((name, part) => ({ name, colour: fills[part] }))} />
        </div>
      </Card>
      <Card title={t('views.tops')}>
        <div className={styles.scroll} role="group" tabIndex={0} aria-label={t('tops.title')}>
          <SmallTable
            label={t('tops.title')}
            rows={report.dates}
            keyOf={({ date }) => date}
            columns={[
              { key: 'date', title: t('tops.date'), width: '130px', cell: ({ date }) => format.day(date) },
              ...names.map((title, part) => ({
                key: title,
                title,
                isNumber: true,
                cell: ({ tops: topResults, beyond, unchecked }: Report['dates'][number]) =>
                  format.integer([...topResults, beyond, unchecked][part]),
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
