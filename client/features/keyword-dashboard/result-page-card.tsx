import { readablePath } from '../../../server/contract/readable-path.js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { Change } from '../../components/ui/change.js';
import { DomainLink } from '../../components/ui/domain-link.js';
import { Position } from '../../components/ui/position.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { type SmallColumn, SmallTable } from '../../components/ui/small-table.js';
import { Tag } from '../../components/ui/tag.js';
import { useVisitsText } from '../../graphql/use-visits-text.js';
import { useFormat } from '../../i18n/use-format.js';
import { reportPath } from '../../addresses/report-path.js';
import type { KeywordSummary } from './keyword-types.js';
import { ResultPageWizards, type Wizard } from './result-page-wizards.js';
import styles from './result-page-card.module.css';

type Place = KeywordSummary['top'][number];

interface ResultPageCardProps {
  results: readonly Place[] | undefined;
  /** Whether there is no whole result page, so that the results are of single domains alone. */
  pageless: boolean;
  /** What the result page shows beside links. */
  wizards: readonly Wizard[];
  base?: string;
}

/** The result page of the keyword: who stands where, by which page. */
export function ResultPageCard({ results, pageless, wizards, base }: ResultPageCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const last = results?.at(-1);
  // Positions may be missing between the first and the last: both the rows and the depth are said.
  const found = last && {
    count: results?.length,
    formatted: format.integer(results?.length),
    maxPosition: last.pos,
  };
  return (
    <Card title={t('keyword.resultPage')} subtitle={found && t('keyword.found', found)}>
      {wizards.length > 0 ? <ResultPageWizards wizards={wizards} /> : null}
      {results === undefined ? (
        <SkeletonRows rows={20} />
      ) : results.length === 0 ? (
        <CardNote>{t('keyword.resultsEmpty')}</CardNote>
      ) : (
        <>
          {pageless ? <CardNote>{t('keyword.pageless')}</CardNote> : null}
          <PlaceRows places={results} base={base} />
        </>
      )}
    </Card>
  );
}

interface PlaceRowsProps {
  places: readonly Place[];
  base?: string;
}

function PlaceRows({ places, base }: PlaceRowsProps) {
  const { t } = useTranslation(['dashboard', 'frame']);
  const format = useFormat();
  const visitsText = useVisitsText();
  const columns: SmallColumn<Place>[] = [
    {
      key: 'pos',
      title: t('keyword.position'),
      isNumber: true,
      width: '76px',
      cell: ({ pos }) => <Position value={pos} />,
    },
    {
      key: 'delta',
      title: t('keyword.change'),
      isNumber: true,
      isWideOnly: true,
      width: '84px',
      cell: ({ delta }) =>
        delta === null ? <Tag>{t('change.new', { ns: 'frame' })}</Tag> : <Change value={delta} />,
    },
    {
      key: 'domain',
      title: t('keyword.domain'),
      cell: ({ domain }) => <DomainLink domain={domain} base={base} />,
    },
    {
      key: 'url',
      title: t('keyword.page'),
      cell: ({ domain, url, churl, title, ownDate }) => (
        <span className={styles.page}>
          <Link
            to={reportPath('page-keywords', { domain, pageUrl: url }, base)}
            title={[title, readablePath(url)].filter(Boolean).join('\n')}
          >
            {readablePath(url)}
          </Link>
          {churl ? (
            <i
              className={styles.changed}
              role="img"
              aria-label={t('keyword.newPage')}
              title={t('keyword.newPage')}
            />
          ) : null}
          {ownDate ? (
            <span className={styles.own} title={t('keyword.ownLine', { day: format.day(ownDate) })}>
              {format.day(ownDate)}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      key: 'it50',
      title: t('keyword.inTop50'),
      isNumber: true,
      isQuiet: true,
      isWideOnly: true,
      width: '88px',
      cell: ({ it50 }) => format.integer(it50),
    },
    {
      key: 'vis',
      title: t('keyword.visits'),
      isNumber: true,
      isQuiet: true,
      isWideOnly: true,
      width: '118px',
      cell: ({ vis }) => visitsText(vis),
    },
  ];
  return (
    <SmallTable
      label={t('keyword.resultPage')}
      columns={columns}
      rows={places}
      keyOf={({ pos, domain, url }) => `${pos} ${domain}${url}`}
    />
  );
}
