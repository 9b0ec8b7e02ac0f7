import { usePlansQuery } from '../../graphql/plans.generated.js';

/** The plans on sale, for a list to choose from: what is given is counted in days of its own, so day plans stand last. */
export function usePlanOptions(): { value: string; label: string }[] {
  const { data } = usePlansQuery();
  const isByDay = ({ terms }: { terms: readonly { months: number }[] }) =>
    terms.every(({ months }) => months === 0);
  return (data?.plans ?? [])
    .toSorted((one, other) => Number(isByDay(one)) - Number(isByDay(other)))
    .map((plan) => ({ value: String(plan.id), label: plan.label }));
}
