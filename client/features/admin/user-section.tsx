import { useTranslation } from 'react-i18next';
import { isDeletedEmail } from '../../../server/contract/accounts/deleted-email.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';
import { useAdministratorRoleQuery, useAdminUserQuery } from './administration.generated.js';
import { AccountState } from './account-state.js';
import { adminPath } from './admin-path.js';
import type { AdminUser } from './admin-user.js';
import styles from './admin.module.css';
import { AuditTable } from './audit-table.js';
import { GrantPlan } from './grant-plan.js';
import { UserActions } from './user-actions.js';
import { UserDetails } from './user-details.js';
import { UserPersonalData } from './user-personal-data.js';
import { UserMoney } from './money/user-money.js';
import { IndividualPlan } from './plans/individual-plan.js';
import { UserPartner } from './user-partner.js';
import { SessionTable } from './session-table.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { useFormat } from '../../i18n/use-format.js';
import { toUnicodeEmail } from './unicode-email.js';

/** Details of one user and the administrative actions. */
export function UserSection({ id, isSelf }: { id: number; isSelf: boolean }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useAdminUserQuery({
    variables: { id },
    // Each view of an account is logged, and this page shows the log, so the query must reach the server.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const user = data?.accountData;
  const ancestors = [{ label: useAccountTitle('admin'), to: adminPath('people') }];
  if (error && !user && toUserError(error).code === 'USER_NOT_FOUND') {
    return (
      <>
        <PageHeader ancestors={ancestors} title={t('people.table')} />
        <UserNotFound />
      </>
    );
  }
  return (
    <>
      <PageHeader
        ancestors={ancestors}
        title={user ? toUnicodeEmail(user.email) : error ? t('people.table') : '…'}
      />
      {error ? <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} /> : null}
      {user ? (
        <UserContent user={user} isSelf={isSelf} reload={() => refetchAll(refetch())} />
      ) : error ? null : (
        <SkeletonRows rows={8} height={34} />
      )}
    </>
  );
}

interface UserContentProps {
  user: AdminUser;
  isSelf: boolean;
  reload: () => Promise<void>;
}

function UserContent({ user, isSelf, reload }: UserContentProps) {
  const { t } = useTranslation('admin');
  const role = useAdministratorRoleQuery().data?.administratorRole;
  const isDeleted = isDeletedEmail(user.email);
  const canCorrect = role !== 'accountant' && !isDeleted;
  return (
    <div className={styles.person}>
      <Card title={t('person.facts')} padded secondary={<AccountState {...user} />}>
        <UserDetails user={user} />
      </Card>
      {isDeleted ? null : (
        <div className={styles.stack}>
          <Card title={t('person.actions')} padded>
            <UserActions user={user} isSelf={isSelf} reload={reload} />
          </Card>
          <Card title={t('person.grant')} padded>
            <GrantPlan user={user} reload={reload} />
          </Card>
        </div>
      )}
      {canCorrect ? (
        <Card title={t('personal.title')} padded className={styles.wide}>
          <UserPersonalData user={user} reload={reload} />
        </Card>
      ) : null}
      {role === 'owner' && user.ownerEmail === null && !isDeleted ? (
        <Card title={t('plans.individual')} padded className={styles.wide}>
          <IndividualPlan accountId={user.id} />
        </Card>
      ) : null}
      {user.ownerEmail === null ? <UserMoney accountId={user.id} reload={reload} /> : null}
      <Card title={t('person.users')} className={styles.wide}>
        <TeamMembers users={user.users} />
      </Card>
      {user.ownerEmail === null ? (
        <Card title={t('partner.title')} padded className={styles.wide}>
          <UserPartner user={user} reload={reload} />
        </Card>
      ) : null}
      <Card title={t('person.sessions')} className={styles.wide}>
        {user.sessions.length > 0 ? (
          <SessionTable sessions={user.sessions} />
        ) : (
          <CardNote>{t('person.noSessions')}</CardNote>
        )}
      </Card>
      <Card title={t('person.audit')} className={styles.wide}>
        {user.audit.length > 0 ? <AuditTable entries={user.audit} /> : <CardNote>{t('audit.none')}</CardNote>}
      </Card>
    </div>
  );
}

function UserNotFound() {
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

/** Team members on the plan of an owner. */
function TeamMembers({ users }: { users: AdminUser['users'] }) {
  const { t } = useTranslation('admin');
  const { momentDay } = useFormat();
  if (users.length === 0) return <CardNote>{t('person.noUsers')}</CardNote>;
  return (
    <SmallTable
      label={t('person.users')}
      rowHeight={34}
      rows={users}
      getRowKey={({ email }) => email}
      columns={[
        { key: 'email', title: t('people.email'), width: '60%', cell: ({ email }) => toUnicodeEmail(email) },
        {
          key: 'seen',
          title: t('people.seen'),
          isQuiet: true,
          cell: ({ isActive, lastSeenAt }) =>
            isActive ? (lastSeenAt ? momentDay(lastSeenAt) : '–') : t('person.waiting'),
        },
      ]}
    />
  );
}
