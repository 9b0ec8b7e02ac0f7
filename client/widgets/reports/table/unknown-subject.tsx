import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyDatabase, useEmptyDatabase } from '../../databases/empty-database.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { useRemoveFromRecents } from '../../../components/ui/use-remove-from-recents.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { paths } from '../../../addresses/paths.js';
import { reportPath } from '../../../addresses/report-path.js';
import { pluralRowNoun } from '../report-meta.js';
import { useTable } from '../table-context.js';
import styles from './table.module.css';

const hiddenOwnerCode = 'OWNER_HIDDEN';
const unknownSubjectCodes = new Set(['DOMAIN_NOT_FOUND', 'KEYWORD_NOT_FOUND', hiddenOwnerCode]);

/** Whether the database has no visible data of the subject, which is not an error. */
export function isUnknownSubject(error: Error | undefined): boolean {
  return error !== undefined && unknownSubjectCodes.has(toUserError(error).code);
}

/** Empty state for domains and keywords that the database does not contain, with next steps. */
export function UnknownSubject({ error }: { error: Error }) {
  const { t } = useTranslation('reports');
  const { meta, subject } = useTable();
  const { code, message } = toUserError(error);
  const emptyDatabase = useEmptyDatabase();
  useRemoveFromRecents();
  if (emptyDatabase) return <EmptyDatabase name={emptyDatabase} className={styles.message} />;
  return (
    <StateMessage
      className={styles.message}
      title={
        code === hiddenOwnerCode
          ? t('state.hiddenTitle')
          : t('state.emptyTitle', { noun: pluralRowNoun(meta) })
      }
      actions={
        <>
          <Button component={Link} to={paths.home}>
            {t('state.toHome')}
          </Button>
          <Button component={Link} to={reportPath('visible-domains', {}, subject.links['base'])}>
            {t('state.toVisible')}
          </Button>
        </>
      }
    >
      {message}
    </StateMessage>
  );
}
