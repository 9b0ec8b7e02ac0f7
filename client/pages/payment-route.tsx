import { useLocation } from 'react-router-dom';
import { paymentPaths } from '../../server/contract/payment-paths.js';
import { PaymentResult } from '../features/bills/payment-result.js';
import { OwnPage } from './own-page.js';

const results = Object.keys(paymentPaths) as (keyof typeof paymentPaths)[];

/** How a payment ended: each end has an address of its own. */
export function Component() {
  const { pathname } = useLocation();
  const result = results.find((one) => paymentPaths[one] === pathname.toLowerCase().replace(/\/+$/, ''));
  return (
    <OwnPage page="paymentSuccess">
      <PaymentResult result={result ?? 'invalid'} />
    </OwnPage>
  );
}
