import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyDatabase, useEmptyDatabase } from '../../widgets/databases/empty-database.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useRemoveFromRecents } from '../../components/ui/use-remove-from-recents.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { reportPath } from '../../addresses/report-path.js';

interface KeywordNotFoundProps {
  keyword: string;
  databaseName?: string;
}

/** Empty state for a keyword that the database does not contain. */
export function KeywordNotFound({ keyword, databaseName }: KeywordNotFoundProps) {
  const { t } = useTranslation('dashboard');
  const base = useBaseCode();
  const emptyDatabase = useEmptyDatabase();
  useRemoveFromRecents();
  return (
    <>
      <PageHeader title={keyword} />
      <div className="framed">
        {emptyDatabase ? (
          <EmptyDatabase name={emptyDatabase} />
        ) : (
          <StateMessage
            title={t('notFound.keywordTitle', { keyword })}
            actions={
              <Button
                component={Link}
                to={reportPath('keyword-search', { phrases: keyword }, base)}
                variant="filled"
              >
                {t('notFound.search')}
              </Button>
            }
          >
            {t('notFound.keywordText', { database: databaseName ?? t('notFound.thisDatabase') })}
          </StateMessage>
        )}
      </div>
    </>
  );
}
