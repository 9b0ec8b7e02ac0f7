import { usePlansQuery } from './plans.generated.js';
import type { PricedPlan } from './entry-prices.js';

/** The plans that texts lead to, each the least of its kind; undefined until the plans are loaded. */
interface CheapestPlans {
  /** The one that the free days open. */
  free?: PricedPlan;
  /** The least with the API. */
  api?: PricedPlan;
  /** The least that several people share. */
  shared?: PricedPlan;
}

/** Which plan a text may promise, as the price list says it. */
export function useCheapestPlanFor(): CheapestPlans {
  const { data } = usePlansQuery();
  const byRank = [...(data?.plans ?? [])].sort((one, other) => one.rank - other.rank);
  return {
    free: byRank.find(({ freeDays }) => freeDays > 0),
    api: byRank.find(({ limits }) => limits.api),
    shared: byRank.find(({ limits }) => limits.users > 1),
  };
}
