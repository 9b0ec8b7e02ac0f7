import { useTranslation } from 'react-i18next';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { toUserError } from '../../graphql/to-user-error.js';
import { refetchAll } from '../../graphql/refetch-all.js';
import { useAdminPersonQuery } from './administration.generated.js';
import { AccountState } from './account-state.js';
import { adminPath } from './admin-path.js';
import type { AdminPerson } from './admin-person.js';
import styles from './admin.module.css';
import { AuditTable } from './audit-table.js';
import { GrantPlan } from './grant-plan.js';
import { PersonActs } from './user-actions.js';
import { PersonFacts } from './person-facts.js';
import { PersonPartner } from './person-partner.js';
import { SessionTable } from './session-table.js';
import { SubUsers } from './sub-users.js';

/** Everything about one person, and what can be done to them. */
export function PersonSection({ id, isOneself }: { id: number; isOneself: boolean }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useAdminPersonQuery({
    variables: { id },
    // Looking at an account is written to the log, which stands on this page.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const person = data?.accountData;
  const ancestors = [{ label: useAccountTitle('admin'), to: adminPath('people') }];
  if (error && !person && toUserError(error).code === 'USER_NOT_FOUND') {
    return (
      <>
        <PageHeader ancestors={ancestors} title={t('people.table')} />
        <NobodyThere />
      </>
    );
  }
  return (
    <>
      <PageHeader ancestors={ancestors} title={person?.email ?? (error ? t('people.table') : '…')} />
      {error ? <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} /> : null}
      {person ? (
        <Person person={person} isOneself={isOneself} changed={() => refetchAll(refetch())} />
      ) : error ? null : (
        <SkeletonRows rows={8} height={34} />
      )}
    </>
  );
}

interface PersonProps {
  person: AdminPerson;
  isOneself: boolean;
  changed: () => Promise<void>;
}

function Person({ person, isOneself, changed }: PersonProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.person}>
      <Card title={t('person.facts')} padded secondary={<AccountState {...person} />}>
        <PersonFacts person={person} />
      </Card>
      <div className={styles.stack}>
        <Card title={t('person.actions')} padded>
          <PersonActs person={person} isOneself={isOneself} changed={changed} />
        </Card>
        <Card title={t('person.grant')} padded>
          <GrantPlan person={person} changed={changed} />
        </Card>
      </div>
      <Card title={t('person.users')} className={styles.wide}>
        <SubUsers users={person.users} />
      </Card>
      {person.ownerEmail === null ? (
        <Card title={t('partner.title')} padded className={styles.wide}>
          <PersonPartner person={person} changed={changed} />
        </Card>
      ) : null}
      <Card title={t('person.sessions')} className={styles.wide}>
        {person.sessions.length > 0 ? (
          <SessionTable sessions={person.sessions} />
        ) : (
          <CardNote>{t('person.noSessions')}</CardNote>
        )}
      </Card>
      <Card title={t('person.audit')} className={styles.wide}>
        {person.audit.length > 0 ? (
          <AuditTable entries={person.audit} />
        ) : (
          <CardNote>{t('audit.none')}</CardNote>
        )}
      </Card>
    </div>
  );
}

function NobodyThere() {
  const { t } = useTranslation('admin');
  return (
    <div className="framed">
      <StateMessage
        title={t('person.missing')}
        actions={
          <Button component={Link} to={adminPath('people')} variant="filled">
            {t('person.toPeople')}
          </Button>
        }
      >
        {t('person.missingText')}
      </StateMessage>
    </div>
  );
}
