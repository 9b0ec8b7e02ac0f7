import { RequireAccount } from '../features/accounts/require-account.js';
import { InvoicePageFrame, InvoiceSection } from '../features/bank-transfer/company-page.js';

/** The company that pays a bill by bank transfer, for who is logged in. */
export function Component() {
  return (
    <InvoicePageFrame>
      <RequireAccount>{(account) => <InvoiceSection account={account} />}</RequireAccount>
    </InvoicePageFrame>
  );
}
