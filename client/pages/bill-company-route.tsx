import { RequireAccount } from '../features/accounts/require-account.js';
import { CompanyFrame, CompanySection } from '../features/bank-transfer/company-page.js';

/** The company that pays a bill by bank transfer, for who is logged in. */
export function Component() {
  return (
    <CompanyFrame>
      <RequireAccount>{(account) => <CompanySection account={account} />}</RequireAccount>
    </CompanyFrame>
  );
}
