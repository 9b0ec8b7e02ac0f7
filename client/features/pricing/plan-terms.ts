import { isDaily, type PricedPlan } from '../../graphql/plans/entry-prices.js';

/** Billing term: a number of months, or days. */
export interface Term {
  /** 0 for daily terms. */
  months: number;
  /** Discount in percent against monthly payment. */
  discountPercent: number;
}

/** Price of a plan for a term. */
type TermPrice = PricedPlan['terms'][number];

/** Terms on sale: days first, then months in ascending order. */
export function offeredTerms(plans: readonly PricedPlan[]): Term[] {
  const months = new Map<number, Term>();
  for (const { terms } of plans) {
    for (const { months: termMonths, discountPercent } of terms) {
      if (termMonths > 0 && !months.has(termMonths)) {
        months.set(termMonths, { months: termMonths, discountPercent });
      }
    }
  }
  const byMonths = [...months.values()].sort((a, b) => a.months - b.months);
  return plans.some(isDaily) ? [{ months: 0, discountPercent: 0 }, ...byMonths] : byMonths;
}

/** Plans to compare for a term: monthly plans for months, all plans for days. */
export function plansForTerm(plans: readonly PricedPlan[], term: Term): readonly PricedPlan[] {
  return term.months === 0 ? plans : plans.filter((plan) => !isDaily(plan));
}

/** Price of a plan for a term. In the daily comparison monthly plans show their first term. */
export function priceFor({ terms }: PricedPlan, { months }: Term): TermPrice | undefined {
  return terms.find((price) => price.months === months) ?? terms[0];
}

/** Prices of a daily plan for several days, such as `5 days for $100`. */
export function multiDayPrices({ terms }: PricedPlan): TermPrice[] {
  return terms.filter(({ days }) => days > 1);
}
