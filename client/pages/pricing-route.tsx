import { OperatorContent } from '../features/operator-content/operator-words.js';
import { PricingPage } from '../features/pricing/pricing-page.js';

/** The page of plans, and what the operator shows of the service. */
export function Component() {
  return (
    <>
      <PricingPage />
      <OperatorContent />
    </>
  );
}
