import { SubscriptionPage } from '../features/purchase/subscription-page.js';
import { AuthenticatedPage } from './authenticated-page.js';

/** Subscription page. */
export function Component() {
  return (
    <AuthenticatedPage page="subscription">
      <SubscriptionPage />
    </AuthenticatedPage>
  );
}
