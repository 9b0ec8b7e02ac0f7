import { maxChartPoints } from '../../../server/contract/domain-history.js';
import { useTranslation } from 'react-i18next';
import { StatList } from '../../components/ui/stat-list.js';
import { useLacksVolumes, useVisitsText } from '../../graphql/use-visits-text.js';
import type { DomainSummary, HistoryPoint } from './dashboard-types.js';

/** The six main stats of a domain with their history. */
export function DomainStats({ dashboard }: { dashboard: DomainSummary }) {
  const { t } = useTranslation('dashboard');
  const visitsText = useVisitsText();
  const isUnknown = useLacksVolumes() && dashboard.vis === 0;
  const historyOf = (pick: (point: HistoryPoint) => number) =>
    dashboard.history.slice(-maxChartPoints).map(pick);
  return (
    <StatList
      label={t('domain.figures', { domain: dashboard.name })}
      stats={[
        { label: t('domain.keywords'), value: dashboard.it50, history: historyOf((point) => point.it50) },
        { label: t('domain.top10'), value: dashboard.it10, history: historyOf((point) => point.it10) },
        {
          label: t('domain.visits'),
          value: visitsText(dashboard.vis),
          history: isUnknown ? undefined : historyOf((point) => point.vis),
        },
        {
          label: t('domain.pages'),
          value: dashboard.pagesinindex,
          history: historyOf((point) => point.pagesinindex),
        },
        {
          label: t('domain.adKeywords'),
          value: dashboard.adkeyscnt,
          history: historyOf((point) => point.adkeyscnt),
        },
        { label: t('domain.ads'), value: dashboard.adscnt, history: historyOf((point) => point.adscnt) },
      ]}
    />
  );
}
