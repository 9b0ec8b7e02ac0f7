import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PlanLine } from '../../features/accounts/plan-line.js';
import { UsageLines, DailyUsage } from '../../features/accounts/usage-lines.js';
import type { AccountOfViewer, ViewerData } from '../../graphql/accounts/use-viewer.js';
import { paths } from '../../addresses/paths.js';
import { isOpenAccess } from '../../lib/page/document-meta.js';
import styles from './account-items.module.css';

interface AccountItemsProps {
  viewer: ViewerData;
  account: AccountOfViewer;
  /** Whether to list all limits, for layouts without the limit meter in the header. */
  hasAllLimits: boolean;
}

/** Menu items of a logged-in user: account, plan and account pages. */
export function AccountItems({ viewer, account, hasAllLimits }: AccountItemsProps) {
  const { t } = useTranslation();
  const isOpen = isOpenAccess();
  return (
    <>
      {isOpen ? null : <AccountSummary viewer={viewer} account={account} hasAllLimits={hasAllLimits} />}
      <Menu.Item component={Link} to={paths.panel}>
        {t(isOpen ? 'account.kept' : 'account.panel')}
      </Menu.Item>
      <div className={styles.pair}>
        <Menu.Item component={Link} to={paths.history}>
          {t('account.history')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.tasks}>
          {t('account.tasks')}
        </Menu.Item>
      </div>
      <Menu.Item component={Link} to={paths.systemNotifications}>
        {t('account.notifications')}
      </Menu.Item>
      {isOpen ? null : (
        <div className={styles.pair}>
          <Menu.Item component={Link} to={paths.pricing}>
            {t('account.pricing')}
          </Menu.Item>
          {account.ownerEmail === null ? (
            <Menu.Item component={Link} to={paths.bills}>
              {t('account.bills')}
            </Menu.Item>
          ) : null}
        </div>
      )}
      {isOpen || account.ownerEmail !== null ? null : (
        <Menu.Item component={Link} to={paths.partner}>
          {t('account.partner')}
        </Menu.Item>
      )}
      {account.isAdministrator ? (
        <Menu.Item component={Link} to={paths.data}>
          {t('account.data')}
        </Menu.Item>
      ) : null}
      {account.isAdministrator && !isOpen ? (
        <Menu.Item component={Link} to={paths.admin}>
          {t('account.administration')}
        </Menu.Item>
      ) : null}
    </>
  );
}

/** Account, plan and usage. */
function AccountSummary({ viewer, account, hasAllLimits }: AccountItemsProps) {
  return (
    <>
      <Menu.Item component={Link} to={paths.panel} className={styles.who}>
        <b>{account.email}</b>
        <span className={styles.plan}>
          <PlanLine viewer={viewer} account={account} />
        </span>
        {hasAllLimits ? <UsageLines usage={viewer.usage} /> : <DailyUsage usage={viewer.usage} />}
      </Menu.Item>
      <Menu.Divider />
    </>
  );
}
