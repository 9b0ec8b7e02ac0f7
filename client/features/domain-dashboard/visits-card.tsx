import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lackVolumes } from '../../../server/contract/reports/domain-history.js';
import { Chart } from '../../components/chart/chart.js';
import { useChartTokens } from '../../components/chart/chart-tokens.js';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { Segmented } from '../../components/ui/segmented.js';
import { useFormat } from '../../i18n/use-format.js';
import { useIsNarrow } from '../../lib/page/use-is-narrow.js';
import type { HistoryPoint } from './dashboard-types.js';
import styles from './chart-card.module.css';
import { pointsOfMonths } from './month-labels.js';
import type { CompetitorLine } from './competitor-lines.js';
import { CompetitorPicker } from './competitor-picker.js';
import { useComparedCompetitors } from './use-compared-competitors.js';
import { visitsOption } from './visits-option.js';

type Period = '3' | '6' | '12';

const chartHeightPx = 270;
const noPoints: readonly HistoryPoint[] = [];

interface VisitsCardProps {
  domain: string;
  base?: string;
  history: readonly HistoryPoint[] | undefined;
}

/** Visits over the months: organic, paid if any, and those of competitors. */
export function VisitsCard({ domain, base, history }: VisitsCardProps) {
  const { t } = useTranslation('dashboard');
  const [period, setPeriod] = useState<Period>('12');
  const points = useMemo(
    () => (history ? pointsOfMonths(history, Number(period)) : noPoints),
    [history, period],
  );
  const isUnknown = lackVolumes(points);
  const { choices, selected, setSelected, lines } = useComparedCompetitors(domain, base, points);
  const periods = [
    { value: '3', label: t('domain.months3') },
    { value: '6', label: t('domain.months6') },
    { value: '12', label: t('domain.months12') },
  ] as const;
  const secondary = (
    <span className={styles.switches}>
      {choices.length > 0 && points.length > 1 && !isUnknown ? (
        <CompetitorPicker choices={choices} selected={selected} onChange={setSelected} />
      ) : null}
      {history && history.length > 3 && !isUnknown ? (
        <Segmented small label={t('domain.period')} value={period} options={periods} onChange={setPeriod} />
      ) : null}
    </span>
  );
  return (
    <Card title={t('domain.visitsTitle')} className="span-8" tour="visits" secondary={secondary}>
      {isUnknown ? <CardNote>{t('domain.visitsUnknown')}</CardNote> : null}
      {points.length > 0 && !isUnknown ? <VisitsChart points={points} competitors={lines} /> : null}
      {history?.length === 1 && !isUnknown ? <CardNote>{t('domain.noHistory')}</CardNote> : null}
      {history ? null : <div style={{ height: chartHeightPx + 24 }} />}
    </Card>
  );
}

function VisitsChart({
  points,
  competitors,
}: {
  points: readonly HistoryPoint[];
  competitors: readonly CompetitorLine[];
}) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const tokens = useChartTokens();
  const isNarrow = useIsNarrow();
  const names = useMemo(() => ({ seo: t('domain.seo'), ppc: t('domain.ppc') }), [t]);
  const option = useMemo(
    () => visitsOption({ points, competitors, tokens, format, names, isNarrow }),
    [points, competitors, tokens, format, names, isNarrow],
  );
  const label = t('domain.visitsChart', {
    from: format.month(points[0]?.date ?? ''),
    to: format.month(points.at(-1)?.date ?? ''),
    last: format.integer(points.at(-1)?.vis),
  });
  const competitorLabels = competitors.map(
    ({ shortName, values }) => `${shortName} ${format.integer(values.findLast((visits) => visits !== null))}`,
  );
  return (
    <div className={styles.chart}>
      <Chart option={option} height={chartHeightPx} label={[label, ...competitorLabels].join('; ')} />
    </div>
  );
}
