import type { AccountOfViewer, ViewerData } from '../../graphql/accounts/use-viewer.js';
import { ImportMeter } from '../../features/data-import/import-meter.js';
import { AccountMenu } from './account-menu.js';
import { NotificationBell } from './notification-bell.js';
import styles from './header-actions.module.css';

/** Notifications and account menu of a logged-in user. */
export function UserMenu({ viewer, account }: { viewer: ViewerData; account: AccountOfViewer }) {
  return (
    <>
      {account.isAdministrator ? <ImportMeter /> : null}
      <NotificationBell />
      <div className={styles.account}>
        <AccountMenu viewer={viewer} account={account} />
      </div>
    </>
  );
}
