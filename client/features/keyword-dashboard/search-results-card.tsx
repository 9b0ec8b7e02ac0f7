import { readablePath } from '../../../server/contract/formatting/readable-path.js';
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
import { useVisitsText } from '../../graphql/databases/use-visits-text.js';
import { useFormat } from '../../i18n/use-format.js';
import { reportPath } from '../../addresses/report-path.js';
import type { KeywordSummary } from './keyword-types.js';
import styles from './search-results-card.module.css';
import { serpFeatureIcon } from '../../components/grid/cells/serp-feature-icons.js';
import type { KeywordDashboardQuery } from './keyword-dashboard.generated.js';

type SerpResult = KeywordSummary['top'][number];

interface SearchResultsCardProps {
  results: readonly SerpResult[] | undefined;
  /** True if no full search results cover the keyword, only exports of single domains. */
  isPartial: boolean;
  /** SERP features of the search results. */
  features: readonly SerpFeature[];
  base?: string;
}

/** Search results of the keyword: domain, page and position change. */
export function SearchResultsCard({ results, isPartial, features, base }: SearchResultsCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const lastResult = results?.at(-1);
  // Positions can have gaps, so the subtitle shows both the number of results and the maximum position.
  const counts = lastResult && {
    count: results?.length,
    formatted: format.integer(results?.length),
    maxPosition: lastResult.pos,
  };
  return (
    <Card title={t('keyword.resultPage')} subtitle={counts && t('keyword.found', counts)}>
      {features.length > 0 ? <SerpFeatures features={features} /> : null}
      {results === undefined ? (
        <SkeletonRows rows={20} />
      ) : results.length === 0 ? (
        <CardNote>{t('keyword.resultsEmpty')}</CardNote>
      ) : (
        <>
          {isPartial ? <CardNote>{t('keyword.pageless')}</CardNote> : null}
          <ResultTable results={results} base={base} />
        </>
      )}
    </Card>
  );
}

interface ResultTableProps {
  results: readonly SerpResult[];
  base?: string;
}

function ResultTable({ results, base }: ResultTableProps) {
  const { t } = useTranslation(['dashboard', 'frame']);
  const format = useFormat();
  const visitsText = useVisitsText();
  const columns: SmallColumn<SerpResult>[] = [
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
      cell: visitsText,
    },
  ];
  return (
    <SmallTable
      label={t('keyword.resultPage')}
      columns={columns}
      rows={results}
      getRowKey={({ pos, domain, url }) => `${pos} ${domain}${url}`}
    />
  );
}

type SerpFeature = KeywordDashboardQuery['wizardClasses'][number];

/** Names and icons of the SERP features in the search results. */
function SerpFeatures({ features }: { features: readonly SerpFeature[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <ul className={styles.wizards} aria-label={t('keyword.wizards')}>
      {features.map(({ id, name, icon }) => {
        const Icon = serpFeatureIcon(icon);
        return (
          <li key={id}>
            <Icon aria-hidden="true" />
            {name}
          </li>
        );
      })}
    </ul>
  );
}
