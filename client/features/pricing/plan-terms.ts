import { isDaily, type PricedPlan } from '../../graphql/entry-prices.js';

/** A term that plans are sold for: some months, or days. */
export interface Term {
  /** 0 for the term of days. */
  months: number;
  /** Saved against as many single months, in percent. */
  discountPercent: number;
}

/** What a plan costs for a term. */
type TermPrice = PricedPlan['terms'][number];

/** The terms of the price list, days first, then from the shortest. */
export function offeredTerms(plans: readonly PricedPlan[]): Term[] {
  const months = new Map<number, Term>();
  for (const { terms } of plans) {
    for (const { months: length, discountPercent } of terms) {
      if (length > 0 && !months.has(length)) months.set(length, { months: length, discountPercent });
    }
  }
  const byMonths = [...months.values()].sort((one, other) => one.months - other.months);
  return plans.some(isDaily) ? [{ months: 0, discountPercent: 0 }, ...byMonths] : byMonths;
}

/** The plans that stand side by side for a term: for months those of months; for days all, as one compares them with the others. */
export function plansForTerm(plans: readonly PricedPlan[], term: Term): readonly PricedPlan[] {
  return term.months === 0 ? plans : plans.filter((plan) => !isDaily(plan));
}

/** The price of a plan for a term; plans of months show their month beside those of days. */
export function priceFor({ terms }: PricedPlan, { months }: Term): TermPrice | undefined {
  return terms.find((price) => price.months === months) ?? terms[0];
}

/** The longer terms of a plan of days: `5 days for $100`. */
export function multiDayPrices({ terms }: PricedPlan): TermPrice[] {
  return terms.filter(({ days }) => days > 1);
}
