import { usePlansQuery } from '../../graphql/generated/operations.js';
import { usePlanName } from '../pricing/use-plan-name.js';

/** The plans on sale, for a list to choose from. */
export function usePlanOptions(): { value: string; label: string }[] {
  const { data } = usePlansQuery();
  const planName = usePlanName();
  return (data?.plans ?? []).map((plan) => ({ value: String(plan.id), label: planName(plan) }));
}
