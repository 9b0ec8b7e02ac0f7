import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loginPath, paths } from '../addresses/paths.js';
import { AdministratorsOnly } from '../widgets/sign-in/administrators-only.js';
import { PageHeader } from '../components/ui/page-header.js';
import { StateMessage } from '../components/ui/state-message.js';
import { DataImport } from '../features/data-import/data-import.js';
import { SavedMappings } from '../features/data-import/saved-mappings.js';
import { DatabaseSummaryLine } from '../features/databases/database-summary-line.js';
import { OwnData } from '../features/databases/own-data.js';
import { useAccountTitle } from '../i18n/use-account-title.js';
import { useReturnPath } from '../lib/page/use-return-path.js';

/** Data page for administrators: imports, snapshots and databases. */
export function Component() {
  const { t } = useTranslation('data');
  const title = useAccountTitle('data');
  return (
    <AdministratorsOnly
      title={title}
      rejection={(isGuest) => <AccessDenied title={title} isGuest={isGuest} />}
    >
      {() => (
        <>
          <PageHeader
            title={title}
            summary={<DatabaseSummaryLine />}
            actions={
              <>
                <SavedMappings />
                <Button component={Link} to={paths.tasks} variant="subtle" color="gray">
                  {t('tasks')}
                </Button>
              </>
            }
          />
          <DataImport />
          <OwnData />
        </>
      )}
    </AdministratorsOnly>
  );
}

function AccessDenied({ title, isGuest }: { title: string; isGuest: boolean }) {
  const { t } = useTranslation(['data', 'admin']);
  const returnTo = useReturnPath();
  return (
    <>
      <PageHeader title={title} />
      <div className="framed">
        <StateMessage
          title={t('noAccess')}
          actions={
            <Button
              component={Link}
              to={isGuest ? loginPath({ returnTo }) : paths.home}
              variant={isGuest ? 'filled' : 'default'}
            >
              {t(isGuest ? 'admin:noAccess.logIn' : 'admin:noAccess.home')}
            </Button>
          }
        >
          {t(isGuest ? 'guestText' : 'noAccessText')}
        </StateMessage>
      </div>
    </>
  );
}
