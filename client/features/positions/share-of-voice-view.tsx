import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../components/chart/chart.js';
import { useChartTokens } from '../../components/chart/chart-tokens.js';
import { Card } from '../../components/ui/card.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useFormat } from '../../i18n/use-format.js';
import { lineChartOption } from './chart-options.js';
import type { Report } from './report-rows.js';
import styles from './positions.module.css';

/** Share of voice of the site and its competitors by date. */
export function ShareOfVoiceView({ report }: { report: Report }) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const tokens = useChartTokens();
  const { dates, sites } = report;
  const percent = (value: number | null | undefined) => format.percent(value, 1);
  const option = useMemo(() => {
    const oldestFirst = dates.toReversed();
    const lines = sites.map((name, siteIndex) => ({
      name,
      values: oldestFirst.map(({ shares }) => shares[siteIndex] ?? null),
    }));
    const formatValue = (value: number | null | undefined) => format.percent(value, 0);
    return lineChartOption(
      oldestFirst.map(({ date }) => date),
      lines,
      { isReversed: false, limit: 100, formatValue },
      { tokens, format },
    );
  }, [dates, sites, tokens, format]);
  const hasShares = dates.some(({ shares }) => shares.some((share) => typeof share === 'number'));
  const label = t('voice.chart', {
    from: format.day(dates.at(-1)?.date ?? ''),
    to: format.day(dates[0]?.date ?? ''),
    site: sites[0] ?? '',
    last: percent(dates[0]?.shares[0]),
  });
  if (!hasShares) {
    return (
      <div className="framed">
        <StateMessage title={t('voice.title')}>{t('voice.noVisits')}</StateMessage>
      </div>
    );
  }
  return (
    <div className={styles.cards}>
      <Card title={t('voice.title')}>
        <p className={styles.note}>
          {t('voice.text')} {sites.length === 1 ? t('voice.none') : ''}
        </p>
        <div className={styles.chart}>
          <Chart option={option} height={300} label={label} />
        </div>
      </Card>
      <Card title={t('views.voice')}>
        <div className={styles.scroll} role="group" tabIndex={0} aria-label={t('voice.title')}>
          <SmallTable
            label={t('voice.title')}
            rows={dates}
            getRowKey={({ date }) => date}
            columns={[
              { key: 'date', title: t('voice.date'), width: '130px', cell: ({ date }) => format.day(date) },
              ...sites.map((site, siteIndex) => ({
                key: site,
                title: site,
                isNumber: true,
                cell: ({ shares }: Report['dates'][number]) => percent(shares[siteIndex]),
              })),
            ]}
          />
        </div>
      </Card>
    </div>
  );
}
