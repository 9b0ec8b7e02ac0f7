import { useTranslation } from 'react-i18next';
import { CorporateSection } from '../features/corporate/corporate-section.js';
import { PushSection } from '../widgets/notifications/push/push-section.js';
import { useAccountPage } from '../features/account-page/account-page-data.js';
import { AccountPage } from '../features/account-page/account-page.js';

/** Account page with team management and push notifications. */
export function Component() {
  const { t } = useTranslation(['corporate', 'notifications']);
  return (
    <AccountPage
      team={{ title: t('corporate:title'), Section: TeamSection }}
      pushNotifications={{ title: t('notifications:push.title'), Section: PushSettings }}
    />
  );
}

function TeamSection({ id }: { id: string }) {
  const { account, reload } = useAccountPage();
  return <CorporateSection id={id} account={account} onChange={reload} />;
}

function PushSettings({ id }: { id: string }) {
  const { account, reload } = useAccountPage();
  return <PushSection id={id} isEnabled={account.pushEnabled} onChange={() => void reload()} />;
}
