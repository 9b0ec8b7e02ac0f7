import { usePlansQuery } from '../../graphql/plans.generated.js';

/** The plans on sale, for a list to choose from. */
export function usePlanOptions(): { value: string; label: string }[] {
  const { data } = usePlansQuery();
  return (data?.plans ?? []).map((plan) => ({ value: String(plan.id), label: plan.label }));
}
