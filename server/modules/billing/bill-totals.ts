/** Inputs of a bill's totals. Unit: cents. */
interface BillInput {
  /** List price of the plan for the term. */
  regularCents: number;
  /** Value of the current plan's unused days. */
  unusedCents: number;
  /** Promo discount, 0 to 20 percent. */
  promoPercent: number;
  /** Amount paid from the partner balance. */
  payoutCents: number;
}

/** Totals of a bill: regular = promo + credit + payout + real, all non-negative. Unit: cents. */
export interface BillTotals {
  regularCents: number;
  /** Promo discount. */
  promoCents: number;
  /** Credit for unused days, capped at the discounted price. */
  creditCents: number;
  /** Paid from the partner balance. */
  payoutCents: number;
  /** Amount due. */
  realCents: number;
}

/** Calculates the totals: first the promo discount, then the credit for unused days, then the partner balance. */
export function calculateBillTotals({
  regularCents,
  unusedCents,
  promoPercent,
  payoutCents,
}: BillInput): BillTotals {
  const discountedCents = calculateDiscountedPrice(regularCents, promoPercent);
  const creditCents = Math.min(unusedCents, discountedCents);
  const appliedPayoutCents = Math.min(payoutCents, discountedCents - creditCents);
  return {
    regularCents,
    promoCents: regularCents - discountedCents,
    creditCents,
    payoutCents: appliedPayoutCents,
    realCents: discountedCents - creditCents - appliedPayoutCents,
  };
}

/** Calculates price × (100 − percent) / 100, rounded half up to whole dollars. Unit: cents. */
export function calculateDiscountedPrice(cents: number, percent: number): number {
  return Math.floor((cents * (100 - percent) + 5000) / 10_000) * 100;
}
