/** What the sum of a bill is made of. Unit: cents. */
interface BillInput {
  /** The plan's price for the term. */
  regularCents: number;
  /** What the unused days of the plan in force are worth. */
  unusedCents: number;
  /** Discount of the promo code, 0 to 20; 0 without one. */
  promoPercent: number;
  /** What the partner's balance pays. */
  payoutCents: number;
}

/** The sum of a bill in its parts: regular = promo + credit + payout + real, none of them below 0. Unit: cents. */
export interface BillTotals {
  regularCents: number;
  /** Taken off by the promo code. */
  promoCents: number;
  /** Taken off for unused days; at most what the promo code leaves. */
  creditCents: number;
  /** Paid from the partner's balance. */
  payoutCents: number;
  /** What is left to pay. */
  realCents: number;
}

/** Adds up a bill: the promo code takes its percent off the price, then unused days count, then the partner's balance. */
export function calculateBillTotals({
  regularCents,
  unusedCents,
  promoPercent,
  payoutCents,
}: BillInput): BillTotals {
  const discounted = discountedPrice(regularCents, promoPercent);
  const creditCents = Math.min(unusedCents, discounted);
  const payout = Math.min(payoutCents, discounted - creditCents);
  return {
    regularCents,
    promoCents: regularCents - discounted,
    creditCents,
    payoutCents: payout,
    realCents: discounted - creditCents - payout,
  };
}

/** The documents' price × (100 − percent) / 100, rounded to whole dollars as prices are, half up. Unit: cents. */
export function discountedPrice(cents: number, percent: number): number {
  return Math.floor((cents * (100 - percent) + 5000) / 10_000) * 100;
}
