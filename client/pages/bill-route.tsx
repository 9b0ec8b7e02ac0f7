import { BillPage } from '../features/bills/bill-page.js';
import { ClosedInvoice } from '../features/bank-transfer/closed-invoice.js';
import { useBankTransferMethod } from '../features/bank-transfer/use-bank-transfer.js';
import { AuthenticatedPage } from './authenticated-page.js';

/** One bill and its payment. */
export function Component() {
  return (
    <AuthenticatedPage page="bill">
      <Bill />
    </AuthenticatedPage>
  );
}

/** With bank transfer among the ways to pay, and what companies keep of it. */
function Bill() {
  const transfer = useBankTransferMethod();
  return (
    <BillPage
      otherMethods={transfer ? [transfer] : []}
      renderDocuments={(bill) => <ClosedInvoice bill={bill} />}
    />
  );
}
