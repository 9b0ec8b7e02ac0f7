import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { toUserError } from '../../graphql/to-user-error.js';
import { refetchAll } from '../../graphql/refetch-all.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import { billNumber, type BillData, isOpen } from './bill-parts.js';
import { BillState } from './bill-state.js';
import { useBillQuery } from './bills.generated.js';
import { ClosedBill } from './closed-bill.js';
import { DeleteBillDialog } from './delete-bill-dialog.js';
import { InvalidBill } from './invalid-bill.js';
import { OpenBill } from './open-bill.js';
import type { OtherWay } from './other-payment-method.js';
import { OwnersOnly } from './owners-only.js';
import { useBillWords } from './use-bill-words.js';

interface BillPageProps {
  /** Ways to pay beside those of this page. */
  otherWays?: readonly OtherWay[];
  /** What stands with a bill that is not to be paid any more, by its number. */
  papers?: (bill: number) => ReactNode;
}

/** One bill: what is bought and how it is paid, or what became of it. */
export function BillPage({ otherWays = [], papers }: BillPageProps) {
  // The forms' texts too: where one that comes later asked for them, the whole page would wait again.
  useTranslation(['bills', 'forms']);
  const { id: text } = useParams();
  const id = billNumber(text);
  return (
    <div className="reading">
      <OwnersOnly>
        {id === undefined ? <Missing /> : <OneBill key={id} id={id} otherWays={otherWays} papers={papers} />}
      </OwnersOnly>
    </div>
  );
}

interface OneBillProps extends BillPageProps {
  id: number;
  otherWays: readonly OtherWay[];
}

function OneBill({ id, otherWays, papers }: OneBillProps) {
  const { t } = useTranslation('bills');
  const { data, error, refetch } = useBillQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const bill = data?.bill;
  const changed = () => refetchAll(refetch());
  if (error && toUserError(error).code === 'NOT_FOUND') return <Missing />;
  return (
    <>
      <Head id={id} bill={bill} />
      {error ? <ErrorBanner title={t('failedOne')} error={error} onRetry={() => void changed()} /> : null}
      {bill ? (
        isOpen(bill, Date.now()) ? (
          <OpenBill bill={bill} otherWays={otherWays} changed={changed} />
        ) : (
          <ClosedBill bill={bill} refundedCents={bill.refundedCents}>
            {papers?.(id)}
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

function Head({ id, bill }: { id: number; bill: BillData | undefined }) {
  const { t } = useTranslation('bills');
  const words = useBillWords();
  const navigate = useNavigate();
  const [isDoomed, setDoomed] = useState(false);
  return (
    <>
      <PageHeader
        ancestors={[{ label: useAccountTitle('bills'), to: paths.bills }]}
        title={words.name(id)}
        facts={bill ? <BillState bill={bill} /> : undefined}
        actions={
          bill?.state === 'unpaid' ? (
            <Button onClick={() => setDoomed(true)}>{t('delete.verb')}</Button>
          ) : null
        }
      />
      <DeleteBillDialog
        id={isDoomed ? id : undefined}
        onClose={() => setDoomed(false)}
        onDeleted={() => navigate(paths.bills)}
      />
    </>
  );
}

function Missing() {
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
