import { BillPage } from '../features/bills/bill-page.js';
import { ClosedInvoice } from '../features/bank-transfer/closed-invoice.js';
import { useBankTransferMethod } from '../features/bank-transfer/use-bank-transfer.js';
import { AuthenticatedPage } from '../widgets/sign-in/authenticated-page.js';

/** A bill with its payment. */
export function Component() {
  return (
    <AuthenticatedPage page="bill">
      <Bill />
    </AuthenticatedPage>
  );
}

/** Adds bank transfer to the payment methods. */
function Bill() {
  const transfer = useBankTransferMethod();
  return (
    <BillPage
      otherMethods={transfer ? [transfer] : []}
      renderDocuments={(bill) => <ClosedInvoice bill={bill} />}
    />
  );
}
