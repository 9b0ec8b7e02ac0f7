import { useTranslation } from 'react-i18next';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { Change } from '../../components/ui/change.js';
import { DomainLink } from '../../components/ui/domain-link.js';
import { Position } from '../../components/ui/position.js';
import { type SmallColumn, SmallTable } from '../../components/ui/small-table.js';
import { Tag } from '../../components/ui/tag.js';
import type { KeywordSummary } from './keyword-types.js';

type SerpResult = KeywordSummary['top'][number];

/** Position changes since the previous search results. Renders nothing without results. */
export function MoversCard({ results, base }: { results: readonly SerpResult[]; base?: string }) {
  const { t } = useTranslation(['dashboard', 'frame']);
  const columns: SmallColumn<SerpResult>[] = [
    {
      key: 'domain',
      title: t('keyword.domain'),
      cell: ({ domain }) => <DomainLink domain={domain} base={base} />,
    },
    {
      key: 'delta',
      title: t('keyword.change'),
      isNumber: true,
      width: '84px',
      cell: ({ delta }) =>
        delta === null ? <Tag>{t('change.new', { ns: 'frame' })}</Tag> : <Change value={delta} />,
    },
    {
      key: 'pos',
      title: t('keyword.position'),
      isNumber: true,
      width: '84px',
      cell: ({ pos }) => <Position value={pos} />,
    },
  ];
  if (results.length === 0) return null;
  const moved = movedResults(results);
  return (
    <Card title={t('keyword.moved')} subtitle={t('keyword.sincePrevious')}>
      {moved.length === 0 ? (
        <CardNote>{t('keyword.movedEmpty')}</CardNote>
      ) : (
        <SmallTable
          label={t('keyword.moved')}
          columns={columns}
          rows={moved}
          getRowKey={({ pos, domain, url }) => `${pos} ${domain}${url}`}
        />
      )}
    </Card>
  );
}

/** Results whose position changed since the previous snapshot: climbers, then new results, then fallers. */
function movedResults(results: readonly SerpResult[]): SerpResult[] {
  return results
    .filter(({ delta }) => delta !== 0)
    .sort((a, b) => positionsGained(b) - positionsGained(a) || a.pos - b.pos);
}

/** Sort key: a new result counts as 0, between climbers and fallers. */
function positionsGained({ delta }: SerpResult): number {
  return delta ?? 0;
}
