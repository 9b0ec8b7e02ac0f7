import { BillsPage } from '../features/bills/bills-page.js';
import { AuthenticatedPage } from './authenticated-page.js';

/** The user's bills. */
export function Component() {
  return (
    <AuthenticatedPage page="bills">
      <BillsPage />
    </AuthenticatedPage>
  );
}
