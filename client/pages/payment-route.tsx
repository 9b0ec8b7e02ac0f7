import { useLocation } from 'react-router-dom';
import { paymentPaths } from '../../server/contract/billing/payment-paths.js';
import { PaymentResult } from '../features/bills/payment-result.js';
import { AuthenticatedPage } from '../widgets/sign-in/authenticated-page.js';

const results = Object.keys(paymentPaths) as (keyof typeof paymentPaths)[];

/** Payment outcome; each has its own route. */
export function Component() {
  const { pathname } = useLocation();
  const result = results.find(
    (candidate) => paymentPaths[candidate] === pathname.toLowerCase().replace(/\/+$/, ''),
  );
  return (
    <AuthenticatedPage page="paymentSuccess">
      <PaymentResult result={result ?? 'invalid'} />
    </AuthenticatedPage>
  );
}
