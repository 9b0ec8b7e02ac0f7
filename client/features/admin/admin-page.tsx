import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { Link, useSearchParams } from 'react-router-dom';
import { AdministratorsOnly } from '../../widgets/sign-in/administrators-only.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { loginPath, paths } from '../../addresses/paths.js';
import { useReturnPath } from '../../lib/page/use-return-path.js';
import { CodesSection } from './codes-section.js';
import { InvoicesSection } from './invoices-section.js';
import { IdentityConfirmation } from './identity-confirmation.js';
import { MaintenanceSection } from './maintenance-section.js';
import { NotifySection } from './notify-section.js';
import { UsersSection } from './users-section.js';
import { UserSection } from './user-section.js';
import { RequestsSection } from './requests-section.js';
import { WithdrawalsSection } from './withdrawals-section.js';
import { useRef } from 'react';
import { useInView } from '../../lib/page/use-in-view.js';
import styles from './admin.module.css';
import { adminPath, sectionsOfRole } from './admin-path.js';
import { ListFooter } from '../../components/grid/list-footer.js';
import type { AdministratorRole } from '../../../server/contract/accounts/administrator-roles.js';
import { useAdminAuditQuery, useAdministratorRoleQuery } from './administration.generated.js';
import { AuditTable } from './audit-table.js';
import { LoadableList } from './loadable-list.js';

/**
 * Administration page. The `section` query parameter selects users, codes, requests, invoices, withdrawals,
 * notifications, maintenance or the audit log.
 */
export function AdminPage() {
  const title = useAccountTitle('admin');
  return (
    <AdministratorsOnly
      title={title}
      rejection={(isGuest) => <AccessDenied title={title} isGuest={isGuest} />}
    >
      {(account) => <Administration currentUserId={account.id} title={title} />}
    </AdministratorsOnly>
  );
}

interface AdministrationProps {
  currentUserId: number;
  title: string;
}

/** The sections that the role of the administrator includes. */
function Administration(props: AdministrationProps) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useAdministratorRoleQuery();
  if (data) {
    return (
      <>
        <Section {...props} role={data.administratorRole} />
        <IdentityConfirmation />
      </>
    );
  }
  return (
    <>
      <PageHeader title={props.title} />
      {!error ? (
        <SkeletonRows rows={8} height={34} />
      ) : toUserError(error).code === 'SECOND_FACTOR_SETUP' ? (
        <SecondFactorNeeded />
      ) : (
        <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function SecondFactorNeeded() {
  const { t } = useTranslation('admin');
  return (
    <div className="framed">
      <StateMessage
        title={t('secondFactor.needed')}
        actions={
          <Button component={Link} to={`${paths.panel}#security`} variant="filled">
            {t('secondFactor.open')}
          </Button>
        }
      >
        {t('secondFactor.neededText')}
      </StateMessage>
    </div>
  );
}

function Section({ currentUserId, title, role }: AdministrationProps & { role: AdministratorRole }) {
  const [query] = useSearchParams();
  const section = query.get('section') ?? 'people';
  const userId = Number(query.get('person'));
  if (userId > 0 && section === 'people') {
    return <UserSection key={userId} id={userId} isSelf={userId === currentUserId} />;
  }
  return (
    <>
      <PageHeader title={title} />
      <AdminSections current={section} role={role} />
      {section === 'codes' ? (
        <CodesSection />
      ) : section === 'requests' ? (
        <RequestsSection />
      ) : section === 'withdrawals' ? (
        <WithdrawalsSection />
      ) : section === 'invoices' ? (
        <InvoicesSection />
      ) : section === 'notify' ? (
        <NotifySection accountId={userId > 0 ? userId : undefined} />
      ) : section === 'maintenance' ? (
        <MaintenanceSection />
      ) : section === 'audit' ? (
        <AuditSection />
      ) : (
        <UsersSection />
      )}
    </>
  );
}

function AccessDenied({ title, isGuest }: { title: string; isGuest: boolean }) {
  const { t } = useTranslation('admin');
  const returnTo = useReturnPath();
  return (
    <>
      <PageHeader title={title} />
      <div className="framed">
        <StateMessage
          title={t('noAccess.title')}
          actions={
            <>
              <Button component={Link} to={isGuest ? loginPath({ returnTo }) : paths.panel} variant="filled">
                {t(isGuest ? 'noAccess.logIn' : 'noAccess.panel')}
              </Button>
              <Button component={Link} to={paths.home}>
                {t('noAccess.home')}
              </Button>
            </>
          }
        >
          {t(isGuest ? 'noAccess.guestText' : 'noAccess.text')}
        </StateMessage>
      </div>
    </>
  );
}

/** Tabs of the administration page. */
function AdminSections({ current, role }: { current: string; role: AdministratorRole }) {
  const { t } = useTranslation('admin');
  const tabRow = useRef<HTMLElement>(null);
  const visible = useRef<HTMLAnchorElement>(null);
  useInView(tabRow, visible, current);
  return (
    <nav ref={tabRow} className={styles.tabs} aria-label={t('sections')}>
      {sectionsOfRole(role).map((section) => (
        <Link
          key={section}
          to={adminPath(section)}
          ref={section === current ? visible : undefined}
          aria-current={section === current ? 'page' : undefined}
        >
          {t(`section.${section}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The audit log, newest first. */
function AuditSection() {
  const { t } = useTranslation('admin');
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { data, error, refetch } = useAdminAuditQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const log = data?.auditLog;
  return (
    <>
      <LoadableList error={error} onRetry={() => void refetch()} isReady={log !== undefined}>
        {log?.items.length === 0 ? (
          <StateMessage title={t('audit.none')}>{t('audit.noneText')}</StateMessage>
        ) : (
          <AuditTable entries={log?.items ?? []} />
        )}
      </LoadableList>
      {log && log.lastPage > 1 && (
        <ListFooter
          label={t('audit.pages')}
          page={log.page}
          lastPage={log.lastPage}
          onPage={(next) => setQuery({ section: 'audit', page: String(next) })}
        />
      )}
    </>
  );
}

export { AdminPage as Component };
