import { BillsPage } from '../features/bills/bills-page.js';
import { OwnPage } from './own-page.js';

/** The bills of a person. */
export function Component() {
  return (
    <OwnPage page="bills">
      <BillsPage />
    </OwnPage>
  );
}
