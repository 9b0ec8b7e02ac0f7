import { maxSummaryRows } from '../../../server/contract/reports/summary-lists.js';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { Change } from '../../components/ui/change.js';
import { KeywordLink } from '../../components/ui/keyword-link.js';
import { Position } from '../../components/ui/position.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { type SmallColumn, SmallTable } from '../../components/ui/small-table.js';
import { Tag } from '../../components/ui/tag.js';
import { useEngine } from '../../graphql/databases/use-engine.js';
import { useExactText, useLacks } from '../../graphql/databases/use-exact-text.js';
import { useFormat } from '../../i18n/use-format.js';
import { KeywordsLink } from './keywords-link.js';
import type { DomainSummary } from './dashboard-types.js';

type Keyword = DomainSummary['keys'][number];

interface TopKeywordsCardProps {
  domain: string;
  base?: string;
  keywords: readonly Keyword[] | undefined;
  /** Keywords that the viewer's plan lists. */
  listed: number | undefined;
  /** Keywords of the domain in the top 50. */
  total: number | undefined;
}

/** Organic keywords with the highest volume, ordered as in their report: by exact volume on Yandex databases. */
export function TopKeywordsCard({ domain, base, keywords, listed, total }: TopKeywordsCardProps) {
  const { t } = useTranslation('dashboard');
  const engine = useEngine();
  const isSortedByExactVolume = engine === 'yandex';
  const hasNoVolumes = keywords?.every(({ ws, wsk }) => ws === 0 && wsk === 0) ?? false;
  // Without volumes the list is ordered by position.
  const lacksVolumes = useLacks(isSortedByExactVolume ? 'exactVolume' : 'volume') || hasNoVolumes;
  return (
    <Card
      title={t('domain.topKeywords')}
      subtitle={t(
        lacksVolumes ? 'domain.byPosition' : isSortedByExactVolume ? 'domain.byExact' : 'domain.byVolume',
      )}
      className="span-7"
      tour="top-keywords"
      secondary={<KeywordsLink domain={domain} base={base} listed={listed} total={total} />}
    >
      {keywords === undefined ? (
        <SkeletonRows rows={maxSummaryRows} />
      ) : keywords.length === 0 ? (
        <CardNote>{t('domain.keywordsEmpty')}</CardNote>
      ) : (
        <KeywordRows
          keywords={keywords.slice(0, maxSummaryRows)}
          base={base}
          isSortedByExactVolume={isSortedByExactVolume}
        />
      )}
    </Card>
  );
}

interface KeywordRowsProps {
  keywords: readonly Keyword[];
  base?: string;
  /** Whether the list is ordered by exact volume, which then has a column. */
  isSortedByExactVolume: boolean;
}

function KeywordRows({ keywords, base, isSortedByExactVolume }: KeywordRowsProps) {
  const { t } = useTranslation(['dashboard', 'frame']);
  const format = useFormat();
  const exactText = useExactText();
  const columns: SmallColumn<Keyword>[] = [
    {
      key: 'word',
      title: t('domain.keyword'),
      width: '42%',
      cell: ({ word, isgeo, isquest }) => (
        <KeywordLink word={word} base={base} isGeo={Boolean(isgeo)} isQuestion={Boolean(isquest)} />
      ),
    },
    {
      key: 'pos',
      title: t('domain.position'),
      isNumber: true,
      width: '18%',
      cell: ({ pos }) => <Position value={pos} />,
    },
    {
      key: 'delta',
      title: t('domain.change'),
      isNumber: true,
      width: '18%',
      cell: ({ delta, nw }) =>
        nw ? <Tag>{t('change.new', { ns: 'frame' })}</Tag> : <Change value={delta} />,
    },
    isSortedByExactVolume
      ? { key: 'wsk', title: t('domain.exact'), isNumber: true, cell: ({ wsk }) => exactText(wsk) }
      : { key: 'ws', title: t('domain.volume'), isNumber: true, cell: (volume) => format.volume(volume) },
  ];
  return (
    <SmallTable
      label={t('domain.topKeywords')}
      columns={columns}
      rows={keywords}
      getRowKey={({ word }) => word}
    />
  );
}
