import { SubscriptionPage } from '../features/purchase/subscription-page.js';
import { AuthenticatedPage } from '../widgets/sign-in/authenticated-page.js';

/** Subscription page. */
export function Component() {
  return (
    <AuthenticatedPage page="subscription">
      <SubscriptionPage />
    </AuthenticatedPage>
  );
}
