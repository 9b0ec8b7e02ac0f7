import { BillsPage } from '../features/bills/bills-page.js';
import { AuthenticatedPage } from './authenticated-page.js';

/** The bills of a person. */
export function Component() {
  return (
    <AuthenticatedPage page="bills">
      <BillsPage />
    </AuthenticatedPage>
  );
}
