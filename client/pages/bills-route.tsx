import { BillsPage } from '../features/bills/bills-page.js';
import { AuthenticatedPage } from '../widgets/sign-in/authenticated-page.js';

/** The user's bills. */
export function Component() {
  return (
    <AuthenticatedPage page="bills">
      <BillsPage />
    </AuthenticatedPage>
  );
}
