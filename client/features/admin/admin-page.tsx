import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { Link, useSearchParams } from 'react-router-dom';
import { AdministratorsOnly } from '../../components/sign-in/administrators-only.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { loginPath, paths } from '../../addresses/paths.js';
import { useReturnPath } from '../../lib/use-return-path.js';
import { AdminSections } from './admin-sections.js';
import { AuditSection } from './audit-section.js';
import { CodesSection } from './codes-section.js';
import { InvoicesSection } from './invoices-section.js';
import { MaintenanceSection } from './maintenance-section.js';
import { NotifySection } from './notify-section.js';
import { UsersSection } from './users-section.js';
import { UserSection } from './user-section.js';
import { RequestsSection } from './requests-section.js';
import { WithdrawalsSection } from './withdrawals-section.js';

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
      {(account) => <Section currentUserId={account.id} title={title} />}
    </AdministratorsOnly>
  );
}

function Section({ currentUserId, title }: { currentUserId: number; title: string }) {
  const [query] = useSearchParams();
  const section = query.get('section') ?? 'people';
  const userId = Number(query.get('person'));
  if (userId > 0 && section === 'people') {
    return <UserSection key={userId} id={userId} isSelf={userId === currentUserId} />;
  }
  return (
    <>
      <PageHeader title={title} />
      <AdminSections current={section} />
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
