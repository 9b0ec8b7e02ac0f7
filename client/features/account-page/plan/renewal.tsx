import { useTranslation } from 'react-i18next';
import { useAutopayQuery } from '../../../components/purchase/autopay.generated.js';
import { AutopayState, AutopayStateSkeleton } from '../../../components/purchase/autopay-state.js';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { useAccountPage } from '../account-page-data.js';
import { refetchAll } from '../../../graphql/refetch-all.js';

/** Status of automatic payments and the control that cancels them, as on the subscription page. */
export function Renewal({ paidUntil }: { paidUntil: string }) {
  const { t } = useTranslation('purchase');
  const { reload } = useAccountPage();
  const { data, error, refetch } = useAutopayQuery({ fetchPolicy: 'no-cache' });
  const reloadAll = () => void refetchAll(refetch(), reload());
  if (data) return <AutopayState autopay={data.autopay} paidUntil={paidUntil} onCancelled={reloadAll} />;
  return error ? (
    <ErrorBanner title={t('autopay.failed')} error={error} onRetry={reloadAll} />
  ) : (
    <AutopayStateSkeleton />
  );
}
