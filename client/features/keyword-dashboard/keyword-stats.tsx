import { useTranslation } from 'react-i18next';
import { Competition } from '../../components/ui/competition.js';
import { StatList } from '../../components/ui/stat-list.js';
import { useCurrency } from '../../graphql/databases/use-currency.js';
import { useExactText } from '../../graphql/databases/use-exact-text.js';
import { useCellLabels } from '../../i18n/use-cell-labels.js';
import { useFormat } from '../../i18n/use-format.js';
import { formatTitleWithCurrency } from '../../../server/contract/formatting/currency.js';
import type { KeywordSummary } from './keyword-types.js';

/** Key metrics of the keyword: search volume, click price, competition and result counts. */
export function KeywordStats({ dashboard }: { dashboard: KeywordSummary }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const labels = useCellLabels();
  const currency = useCurrency();
  const exactText = useExactText();
  return (
    <StatList
      label={t('keyword.figures')}
      stats={[
        { label: t('keyword.volume'), value: format.volume(dashboard) },
        { label: t('keyword.exact'), value: exactText(dashboard.wsk) },
        {
          label: formatTitleWithCurrency(t('keyword.cpc'), currency),
          value: useCostRange(dashboard),
        },
        {
          label: t('keyword.competition'),
          value: <Competition level={dashboard.competition} names={labels.competition} />,
        },
        { label: t('keyword.results', { depth: visibleDepth(dashboard) }), value: countDomains(dashboard) },
        { label: t('keyword.ads'), value: dashboard.ads.length },
      ]}
    />
  );
}

/** Plans without the full search results receive the top 10 only. */
function visibleDepth({ top }: KeywordSummary): 10 | 50 {
  return top.some(({ pos }) => pos > 10) ? 50 : 10;
}

function countDomains({ top }: KeywordSummary): number {
  return new Set(top.map(({ domain }) => domain)).size;
}

/** Click price range, such as `0.42–1.30`; a single value if both ends are equal, null if unknown. */
function useCostRange({ cpcMin, cpcMax }: Pick<KeywordSummary, 'cpcMin' | 'cpcMax'>): string | null {
  const format = useFormat();
  const costs = [...new Set([cpcMin, cpcMax].filter((cost) => Number(cost) > 0))];
  if (costs.length === 0) return null;
  return costs.map((cost) => format.decimal(Number(cost), 2)).join('–');
}
