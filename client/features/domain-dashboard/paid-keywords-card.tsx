import { maxSummaryRows } from '../../../server/contract/reports/summary-lists.js';
import { useTranslation } from 'react-i18next';
import { AllLink } from '../../components/ui/all-link.js';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { KeywordLink } from '../../components/ui/keyword-link.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { type SmallColumn, SmallTable } from '../../components/ui/small-table.js';
import { formatTitleWithCurrency } from '../../../server/contract/formatting/currency.js';
import { useCurrency } from '../../graphql/databases/use-currency.js';
import { useEngine } from '../../graphql/databases/use-engine.js';
import { useExactText, useLacks } from '../../graphql/databases/use-exact-text.js';
import { useFormat } from '../../i18n/use-format.js';
import { reportPath } from '../../addresses/report-path.js';
import type { DomainSummary } from './dashboard-types.js';

type PaidKeyword = DomainSummary['adkeys'][number];

interface PaidKeywordsCardProps {
  domain: string;
  base?: string;
  keywords: readonly PaidKeyword[] | undefined;
  /** Total number of the domain's paid keywords. */
  total: number | undefined;
}

/** Paid keywords with the highest volume, ordered as in their report: by exact volume on Yandex databases. */
export function PaidKeywordsCard({ domain, base, keywords, total }: PaidKeywordsCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const currency = useCurrency();
  const exactText = useExactText();
  const isSortedByExactVolume = useEngine() === 'yandex';
  // Without volumes the list is ordered by position.
  const lacksVolumes = useLacks(isSortedByExactVolume ? 'exactVolume' : 'volume');
  const columns: SmallColumn<PaidKeyword>[] = [
    {
      key: 'word',
      title: t('domain.keyword'),
      width: '36%',
      cell: ({ word }) => <KeywordLink word={word} base={base} />,
    },
    {
      key: 'pos',
      title: t('domain.adPosition'),
      isNumber: true,
      width: '30%',
      cell: ({ pos, sr }) => t(sr === 1 ? 'domain.adOnTop' : 'domain.adAtBottom', { position: pos }),
    },
    {
      key: 'cpcMax',
      title: formatTitleWithCurrency(t('domain.cpc'), currency),
      isNumber: true,
      isQuiet: true,
      isWideOnly: true,
      cell: ({ cpcMax }) => format.decimal(cpcMax, 2),
    },
    isSortedByExactVolume
      ? { key: 'wsk', title: t('domain.exact'), isNumber: true, cell: ({ wsk }) => exactText(wsk) }
      : { key: 'ws', title: t('domain.volume'), isNumber: true, cell: (volume) => format.volume(volume) },
  ];
  return (
    <Card
      title={t('domain.adKeywords')}
      subtitle={t(
        lacksVolumes ? 'domain.byPosition' : isSortedByExactVolume ? 'domain.byExact' : 'domain.byVolume',
      )}
      className="span-7"
      tour="paid-keywords"
      secondary={<AllLink to={reportPath('ad-keywords', { domain }, base)} total={total} />}
    >
      {keywords === undefined ? (
        <SkeletonRows rows={maxSummaryRows} />
      ) : keywords.length === 0 ? (
        <CardNote>{t('domain.adsEmpty')}</CardNote>
      ) : (
        <SmallTable
          label={t('domain.adKeywords')}
          columns={columns}
          rows={keywords.slice(0, maxSummaryRows)}
          getRowKey={({ word }) => word}
        />
      )}
    </Card>
  );
}
