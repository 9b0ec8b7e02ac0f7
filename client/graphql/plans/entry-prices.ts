import type { PlansQuery } from './plans.generated.js';

/** A plan of the price list. */
export type PricedPlan = PlansQuery['plans'][number];

/** Whether a plan is sold by the day. */
export function isDaily(plan: Pick<PricedPlan, 'terms'>): boolean {
  return plan.terms.some(({ days }) => days > 0);
}

/** The cheapest monthly plan and the daily plan. */
export function entryPrices(plans: readonly PricedPlan[]): { monthly?: PricedPlan; daily?: PricedPlan } {
  const byRank = [...plans].sort((a, b) => a.rank - b.rank);
  return { monthly: byRank.find((plan) => !isDaily(plan)), daily: byRank.find(isDaily) };
}
