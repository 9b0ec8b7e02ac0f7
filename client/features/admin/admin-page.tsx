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
import { EmailsSection } from './emails-section.js';
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
import type { AdministratorRole } from '../../../server/contract/accounts/administrator-roles.js';
import { useAdministratorRoleQuery } from './administration.generated.js';
import { AuditSection } from './audit-section.js';
import { AccountingSection } from './money/accounting-section.js';
import { MoneySection } from './money/money-section.js';
import { PartnersSection } from './money/partners-section.js';
import { PlansSection } from './plans/plans-section.js';

/**
 * Administration page. The `section` query parameter selects one of `adminSections`.
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
      <SectionContent section={section} userId={userId} />
    </>
  );
}

function SectionContent({ section, userId }: { section: string; userId: number }) {
  switch (section) {
    case 'payments':
      return <MoneySection />;
    case 'invoices':
      return <InvoicesSection />;
    case 'requests':
      return <RequestsSection />;
    case 'partners':
      return <PartnersSection />;
    case 'withdrawals':
      return <WithdrawalsSection />;
    case 'codes':
      return <CodesSection />;
    case 'plans':
      return <PlansSection />;
    case 'notify':
      return <NotifySection accountId={userId > 0 ? userId : undefined} />;
    case 'emails':
      return <EmailsSection />;
    case 'accounting':
      return <AccountingSection />;
    case 'audit':
      return <AuditSection />;
    case 'maintenance':
      return <MaintenanceSection />;
    default:
      return <UsersSection />;
  }
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

export { AdminPage as Component };
