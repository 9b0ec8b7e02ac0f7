import type { PlansQuery } from './plans.generated.js';

/** A plan of the price list. */
export type PricedPlan = PlansQuery['plans'][number];

/** Whether a plan is sold by days. */
export function isDaily(plan: Pick<PricedPlan, 'terms'>): boolean {
  return plan.terms.some(({ days }) => days > 0);
}

/** The cheapest ways in: the least plan of months, and the plan of days. */
export function entryPrices(plans: readonly PricedPlan[]): { monthly?: PricedPlan; daily?: PricedPlan } {
  const byRank = [...plans].sort((one, other) => one.rank - other.rank);
  return { monthly: byRank.find((plan) => !isDaily(plan)), daily: byRank.find(isDaily) };
}
