import { RequireAccount } from '../widgets/sign-in/require-account.js';
import { InvoicePageFrame, InvoiceSection } from '../features/bank-transfer/invoice-page.js';

/** Company details for a bank transfer; requires log-in. */
export function Component() {
  return (
    <InvoicePageFrame>
      <RequireAccount>{(account) => <InvoiceSection account={account} />}</RequireAccount>
    </InvoicePageFrame>
  );
}
