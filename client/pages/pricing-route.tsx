import { OperatorContent } from '../features/operator-content/operator-content.js';
import { PricingPage } from '../features/pricing/pricing-page.js';

/** Pricing page with the operator's content. */
export function Component() {
  return (
    <>
      <PricingPage />
      <OperatorContent />
    </>
  );
}
