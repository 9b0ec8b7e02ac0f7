import { useTranslation } from 'react-i18next';
import { PageHead } from '../components/ui/page-head.js';

export function ResetPasswordRoute() {
  const { t } = useTranslation('accounts');
  return <PageHead title={t('pages.resetPassword')} />;
}
