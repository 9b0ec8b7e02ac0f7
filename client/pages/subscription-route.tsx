import { SubscriptionPage } from '../features/purchase/subscription-page.js';
import { OwnPage } from './own-page.js';

/** The program of the page of a subscription. */
export function Component() {
  return (
    <OwnPage page="subscription">
      <SubscriptionPage />
    </OwnPage>
  );
}
