import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { billPath, paths } from '../../addresses/paths.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { useFormat } from '../../i18n/use-format.js';
import type { BillData } from './bill-parts.js';
import { InvalidBill } from './invalid-bill.js';
import { usePolledBill } from './use-polled-bill.js';

/** Polls the bill until the payment system confirms the payment, then shows the new plan. */
export function PaymentSuccess({ id }: { id: number }) {
  const { t } = useTranslation('bills');
  const { bill, error, refetch, isSlow } = usePolledBill(id);
  if (error && toUserError(error).code === 'NOT_FOUND') return <InvalidBill />;
  if (error && !bill) {
    return <ErrorBanner title={t('failedOne')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className="framed" role="status" aria-live="polite">
      {bill === undefined ? (
        <SkeletonRows rows={4} height={34} />
      ) : bill.state === 'unpaid' ? (
        <StateMessage title={t('result.waiting')} actions={<BillLink id={id} />}>
          {t(isSlow ? 'result.waitingLong' : 'result.waitingText')}
        </StateMessage>
      ) : bill.state === 'paid' ? (
        <PaidBill bill={bill} />
      ) : (
        <StateMessage title={t('result.closed')} actions={<BillLink id={id} />}>
          {t('result.closedText')}
        </StateMessage>
      )}
    </div>
  );
}

function PaidBill({ bill }: { bill: BillData }) {
  const { t } = useTranslation('bills');
  const { momentDay } = useFormat();
  const { account } = useViewer();
  const date = account?.isPaid && account.paidUntil ? momentDay(account.paidUntil) : undefined;
  return (
    <StateMessage
      title={t('result.success')}
      actions={
        <>
          <Button component={Link} to={paths.home} variant="filled">
            {t('toReports')}
          </Button>
          <Button component={Link} to={paths.panel}>
            {t('toAccount')}
          </Button>
        </>
      }
    >
      {date === undefined
        ? t('result.successPlan', { plan: bill.planLabel })
        : t('result.successUntil', { plan: bill.planLabel, date })}
    </StateMessage>
  );
}

function BillLink({ id }: { id: number }): ReactNode {
  const { t } = useTranslation('bills');
  return (
    <Button component={Link} to={billPath(id)}>
      {t('toBill')}
    </Button>
  );
}
