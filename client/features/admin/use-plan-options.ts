import { usePlansQuery } from '../../graphql/plans.generated.js';

/** Plans on sale as select options. Grants count in days, so plans sold by the day come last. */
export function usePlanOptions(): { value: string; label: string }[] {
  const { data } = usePlansQuery();
  const isByDay = ({ terms }: { terms: readonly { months: number }[] }) =>
    terms.every(({ months }) => months === 0);
  return (data?.plans ?? [])
    .toSorted((one, other) => Number(isByDay(one)) - Number(isByDay(other)))
    .map((plan) => ({ value: String(plan.id), label: plan.label }));
}
