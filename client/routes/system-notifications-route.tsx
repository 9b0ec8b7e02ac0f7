import { useTranslation } from 'react-i18next';
import { PageHead } from '../components/ui/page-head.js';

export function SystemNotificationsRoute() {
  const { t } = useTranslation('accounts');
  return <PageHead title={t('pages.systemNotifications')} />;
}
