import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../components/chart/chart.js';
import { useChartTokens } from '../../components/chart/chart-tokens.js';
import { Card } from '../../components/ui/card.js';
import { ColourLegend } from '../../components/ui/colour-legend.js';
import { useFormat } from '../../i18n/use-format.js';
import { type DatabaseAge, keywordAgeOption, monthsBetween } from './keyword-age-option.js';

const chartHeightPx = 200;

/** Keywords of the databases by the month of their newest results. Renders nothing without search results. */
export function KeywordAgeCard({ databases }: { databases: readonly DatabaseAge[] }) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const tokens = useChartTokens();
  const dated = useMemo(() => databases.filter(({ keywordMonths }) => keywordMonths.length > 0), [databases]);
  const option = useMemo(() => keywordAgeOption(dated, { tokens, format }), [dated, tokens, format]);
  const months = monthsBetween(dated);
  const newest = months.at(-1);
  if (newest === undefined) return null;
  const countIn = (filter: (month: string) => boolean) =>
    dated
      .flatMap(({ keywordMonths }) => keywordMonths.filter(({ month }) => filter(month)))
      .reduce((sum, { keywords }) => sum + keywords, 0);
  const label = t('age.chart', {
    from: format.month(`${months[0] ?? newest}-01`),
    to: format.month(`${newest}-01`),
    newest: format.integer(countIn((month) => month === newest)),
    total: format.integer(countIn(() => true)),
  });
  const legend = dated.map(({ name }, index) => ({
    name,
    colour: tokens.series[index % tokens.series.length],
  }));
  return (
    <div style={{ marginTop: 16 }}>
      <Card title={t('age.title')} subtitle={t('age.subtitle')}>
        <div style={{ padding: '12px 14px' }}>
          <ColourLegend parts={legend} />
          <Chart option={option} height={chartHeightPx} label={label} />
        </div>
      </Card>
    </div>
  );
}
