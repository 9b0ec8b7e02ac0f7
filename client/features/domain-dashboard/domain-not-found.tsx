import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyDatabase, useEmptyDatabase } from '../../widgets/databases/empty-database.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useRemoveFromRecents } from '../../components/ui/use-remove-from-recents.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { reportPath } from '../../addresses/report-path.js';
import { OtherDatabases } from './other-databases.js';

interface DomainNotFoundProps {
  domain: string;
  databaseName?: string;
}

/** Empty state for a domain that the database does not contain: other databases and next steps. */
export function DomainNotFound({ domain, databaseName }: DomainNotFoundProps) {
  const { t } = useTranslation('dashboard');
  const base = useBaseCode();
  const emptyDatabase = useEmptyDatabase();
  useRemoveFromRecents();
  return (
    <>
      <PageHeader title={domain} siteDomain={domain} linksToSite />
      <div className="framed">
        {emptyDatabase ? (
          <EmptyDatabase name={emptyDatabase} />
        ) : (
          <StateMessage
            title={t('notFound.domainTitle', { domain })}
            actions={
              <>
                <Button component={Link} to={reportPath('visible-domains', {}, base)} variant="filled">
                  {t('notFound.visible')}
                </Button>
                <Button component={Link} to={reportPath('keyword-summary', { keyword: domain }, base)}>
                  {t('notFound.asKeyword')}
                </Button>
              </>
            }
          >
            {t('notFound.domainText', { database: databaseName ?? t('notFound.thisDatabase') })}
          </StateMessage>
        )}
        <OtherDatabases domain={domain} />
      </div>
    </>
  );
}
