import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StateMessage } from '../../components/ui/state-message.js';
import { paths } from '../../addresses/paths.js';
import { useDatabases } from '../../graphql/databases/use-databases.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { useFormat } from '../../i18n/use-format.js';
import { databaseTitle } from '../../lib/text/database-title.js';

/** Name of the page's database if it has no imported data. */
export function useEmptyDatabase(): string | undefined {
  const { language } = useFormat();
  const { current } = useDatabases();
  return current?.empty ? databaseTitle(current, language) : undefined;
}

/** Placeholder for content of a database without data. */
export function EmptyDatabase({ name, className }: { name: string; className?: string }) {
  const { t } = useTranslation('states');
  const { account } = useViewer();
  const canImport = account?.isAdministrator === true;
  return (
    <StateMessage
      className={className}
      title={t('emptyDatabase.title', { name })}
      actions={
        <>
          {canImport ? (
            <Button component={Link} to={paths.data} variant="filled">
              {t('emptyDatabase.import')}
            </Button>
          ) : null}
          <Button component={Link} to={paths.home}>
            {t('toHome')}
          </Button>
        </>
      }
    >
      {canImport ? t('emptyDatabase.orImport') : t('emptyDatabase.text')}
    </StateMessage>
  );
}
