import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { billNumber, type BillData, isOpen } from './bill-parts.js';
import { BillState } from './bill-state.js';
import { useBillQuery } from './bills.generated.js';
import { ClosedBill } from './closed-bill.js';
import { DeleteBillDialog } from './delete-bill-dialog.js';
import { InvalidBill } from './invalid-bill.js';
import { OpenBill } from './open-bill.js';
import type { OtherPaymentMethod } from './other-payment-method.js';
import { OwnersOnly } from './owners-only.js';
import { useBillLabels } from './use-bill-labels.js';

interface BillPageProps {
  /** Additional payment methods from other features. */
  otherMethods?: readonly OtherPaymentMethod[];
  /** Renders the invoice and the closing documents of a closed bill. */
  renderDocuments?: (bill: number) => ReactNode;
}

/** A bill: purchase, payment and final status. */
export function BillPage({ otherMethods = [], renderDocuments }: BillPageProps) {
  // Loads the forms namespace early, because a nested form would otherwise suspend the page again.
  useTranslation(['bills', 'forms']);
  const { id: text } = useParams();
  const id = billNumber(text);
  return (
    <div className="reading">
      <OwnersOnly>
        {id === undefined ? (
          <BillNotFound />
        ) : (
          <BillContent key={id} id={id} otherMethods={otherMethods} renderDocuments={renderDocuments} />
        )}
      </OwnersOnly>
    </div>
  );
}

interface BillContentProps extends BillPageProps {
  id: number;
  otherMethods: readonly OtherPaymentMethod[];
}

function BillContent({ id, otherMethods, renderDocuments }: BillContentProps) {
  const { t } = useTranslation('bills');
  const { data, error, refetch } = useBillQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const bill = data?.bill;
  const reload = () => refetchAll(refetch());
  if (error && toUserError(error).code === 'NOT_FOUND') return <BillNotFound />;
  return (
    <>
      <BillHeader id={id} bill={bill} />
      {error ? <ErrorBanner title={t('failedOne')} error={error} onRetry={() => void reload()} /> : null}
      {bill ? (
        isOpen(bill, Date.now()) ? (
          <OpenBill bill={bill} invoice={bill.invoice} otherMethods={otherMethods} reload={reload} />
        ) : (
          <ClosedBill bill={bill} refundedCents={bill.refundedCents}>
            {renderDocuments?.(id)}
          </ClosedBill>
        )
      ) : error ? null : (
        <div className="framed">
          <SkeletonRows rows={8} height={34} />
        </div>
      )}
    </>
  );
}

function BillHeader({ id, bill }: { id: number; bill: BillData | undefined }) {
  const { t } = useTranslation('bills');
  const labels = useBillLabels();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <PageHeader
        ancestors={[{ label: useAccountTitle('bills'), to: paths.bills }]}
        title={labels.name(id)}
        summary={bill ? <BillState bill={bill} /> : undefined}
        actions={
          bill?.state === 'unpaid' ? (
            <Button onClick={() => setDeleting(true)}>{t('delete.verb')}</Button>
          ) : null
        }
      />
      <DeleteBillDialog
        id={isDeleting ? id : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={() => navigate(paths.bills)}
      />
    </>
  );
}

function BillNotFound() {
  return (
    <>
      <PageHeader
        ancestors={[{ label: useAccountTitle('bills'), to: paths.bills }]}
        title={useAccountTitle('bill')}
      />
      <InvalidBill />
    </>
  );
}
