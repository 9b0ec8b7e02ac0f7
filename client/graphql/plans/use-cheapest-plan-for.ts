import { usePlansQuery } from './plans.generated.js';
import type { PricedPlan } from './entry-prices.js';

/** Plans that texts refer to; undefined until loaded. */
interface CheapestPlans {
  /** Cheapest plan with free days. */
  free?: PricedPlan;
  /** Cheapest plan with API access. */
  api?: PricedPlan;
  /** Cheapest plan for a team. */
  shared?: PricedPlan;
}

/** Cheapest plan per feature from the price list. */
export function useCheapestPlanFor(): CheapestPlans {
  const { data } = usePlansQuery();
  const byRank = [...(data?.plans ?? [])].sort((a, b) => a.rank - b.rank);
  return {
    free: byRank.find(({ freeDays }) => freeDays > 0),
    api: byRank.find(({ limits }) => limits.api),
    shared: byRank.find(({ limits }) => limits.users > 1),
  };
}
