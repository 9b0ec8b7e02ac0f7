import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { Link } from 'react-router-dom';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { FindField } from '../../components/ui/find-field.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useHistoryQuery } from './history.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { paths } from '../../addresses/paths.js';
import { reportPath } from '../../addresses/report-path.js';
import { filterEntries } from './history-days.js';
import styles from './history-page.module.css';
import { HistoryTable } from './history-table.js';
import { AuthenticatedPage } from '../../widgets/sign-in/authenticated-page.js';

/** Number of requests that the server stores. */
const maxRequests = 100;

/** Recent requests; requires log-in. */
export function Component() {
  return (
    <AuthenticatedPage page="history">
      <HistoryPage />
    </AuthenticatedPage>
  );
}

/** Latest requests of the user by day, with a search. */
function HistoryPage() {
  const { t } = useTranslation('panel');
  const title = useAccountTitle('history');
  const [searchText, setSearchText] = useState('');
  // Other pages add entries, so the cache would be outdated.
  const { data, error, refetch } = useHistoryQuery({ fetchPolicy: 'no-cache' });
  const entries = data?.history;
  const matches = entries && filterEntries(entries, searchText);
  return (
    <div className="reading">
      <PageHeader
        title={title}
        actions={
          entries && entries.length > 0 ? (
            <FindField value={searchText} onChange={setSearchText} label={t('history.find')} />
          ) : null
        }
      />
      <p className={styles.subtitle}>{t('history.subtitle', { limit: maxRequests })}</p>
      {error ? (
        <ErrorBanner title={t('history.failed')} error={error} onRetry={() => void refetch()} />
      ) : null}
      <div className="framed">
        {matches === undefined || entries === undefined ? (
          <SkeletonRows rows={8} height={34} />
        ) : entries.length === 0 ? (
          <NoHistory />
        ) : matches.length === 0 ? (
          <NothingFound searchText={searchText} total={entries.length} onClear={() => setSearchText('')} />
        ) : (
          <HistoryTable entries={matches} />
        )}
      </div>
    </div>
  );
}

function NoHistory() {
  const { t } = useTranslation('panel');
  const base = useBaseCode();
  return (
    <StateMessage
      title={t('history.empty')}
      actions={
        <>
          <Button component={Link} to={paths.home} variant="filled">
            {t('history.open')}
          </Button>
          <Button component={Link} to={reportPath('visible-domains', {}, base)}>
            {t('history.visible')}
          </Button>
        </>
      }
    >
      {t('history.emptyText')}
    </StateMessage>
  );
}

function NothingFound({
  searchText,
  total,
  onClear,
}: {
  searchText: string;
  total: number;
  onClear: () => void;
}) {
  const { t } = useTranslation('panel');
  const format = useFormat();
  return (
    <StateMessage
      title={t('history.nothing', { text: searchText.trim() })}
      actions={<Button onClick={onClear}>{t('history.clear')}</Button>}
    >
      {t('history.nothingText', { count: total, formatted: format.integer(total) })}
    </StateMessage>
  );
}
