import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyDatabase, useEmptyDatabase } from '../../../components/databases/empty-database.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { useRemoveFromRecents } from '../../../components/ui/use-remove-from-recents.js';
import { toUserError } from '../../../graphql/to-user-error.js';
import { paths } from '../../../addresses/paths.js';
import { reportPath } from '../../../addresses/report-path.js';
import { rowNounMany } from '../report-meta.js';
import { useTable } from './table-context.js';
import styles from './table.module.css';

const hidden = 'OWNER_HIDDEN';
const unknown = new Set(['DOMAIN_NOT_FOUND', 'KEYWORD_NOT_FOUND', hidden]);

/**
 * Whether a report was refused because the database knows nothing of its subject, or shows it to nobody: nothing failed, there
 * is nothing to see.
 */
export function isUnknownSubject(error: Error | undefined): boolean {
  return error !== undefined && unknown.has(toUserError(error).code);
}

/** In place of the rows of a domain or keyword that the database has not met, with the ways on. */
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
      title={code === hidden ? t('state.hiddenTitle') : t('state.emptyTitle', { noun: rowNounMany(meta) })}
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
