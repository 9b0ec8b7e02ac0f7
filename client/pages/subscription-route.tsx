import { SubscriptionPage } from '../features/purchase/subscription-page.js';
import { AuthenticatedPage } from './authenticated-page.js';

/** The program of the page of a subscription. */
export function Component() {
  return (
    <AuthenticatedPage page="subscription">
      <SubscriptionPage />
    </AuthenticatedPage>
  );
}
