import { BillPage } from '../features/bills/bill-page.js';
import { OwnPage } from './own-page.js';

/** One bill and its payment. */
export function Component() {
  return (
    <OwnPage page="bill">
      <BillPage />
    </OwnPage>
  );
}
