import { useTranslation } from 'react-i18next';
import { AllLink } from '../../components/ui/all-link.js';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { KeywordLink } from '../../components/ui/keyword-link.js';
import { ShareBar } from '../../components/ui/share-bar.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { type SmallColumn, SmallTable } from '../../components/ui/small-table.js';
import { useFormat } from '../../i18n/use-format.js';
import { reportPath } from '../../addresses/report-path.js';
import type { KeywordSummary } from './keyword-types.js';

type Similar = KeywordSummary['similar'][number];

interface SimilarCardProps {
  keyword: string;
  similar: readonly Similar[] | undefined;
  base?: string;
}

const maxRows = 12;

/** Keywords whose search results contain the same pages. */
export function SimilarCard({ keyword, similar, base }: SimilarCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const columns: SmallColumn<Similar>[] = [
    {
      key: 'word',
      title: t('keyword.keyword'),
      width: '46%',
      cell: ({ word }) => <KeywordLink word={word} base={base} />,
    },
    {
      key: 'cnt',
      title: t('keyword.similarity'),
      isNumber: true,
      cell: ({ cnt }) => <ShareBar percent={cnt} />,
    },
    {
      key: 'ws',
      title: t('domain.volume'),
      isNumber: true,
      width: '112px',
      cell: (volume) => format.volume(volume),
    },
  ];
  return (
    <Card
      title={t('keyword.similar')}
      subtitle={t('keyword.bySharedPages')}
      secondary={<AllLink to={reportPath('similar-keywords', { keyword }, base)} total={undefined} />}
    >
      {similar === undefined ? (
        <SkeletonRows rows={maxRows} />
      ) : similar.length === 0 ? (
        <CardNote>{t('keyword.similarEmpty')}</CardNote>
      ) : (
        <SmallTable
          label={t('keyword.similar')}
          columns={columns}
          rows={similar.slice(0, maxRows)}
          getRowKey={({ word }) => word}
        />
      )}
    </Card>
  );
}
