import type { ReactNode } from 'react';
import { PageHeader } from '../../components/ui/page-header.js';
import { RequireAccount } from './require-account.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { type AccountPage, useAccountTitle } from '../../i18n/use-account-title.js';
import { AccountSkeleton } from './account-skeleton.js';

/** Requires log-in. Guests see a log-in form, so that the queries of the page are not sent. */
export function AuthenticatedPage({ page, children }: { page: AccountPage; children: ReactNode }) {
  const title = useAccountTitle(page);
  const { viewer, account } = useViewer();
  if (account) return children;
  if (!viewer) return <AccountSkeleton page={page} />;
  return (
    <div className="reading">
      <PageHeader title={title} />
      <RequireAccount>{() => null}</RequireAccount>
    </div>
  );
}
