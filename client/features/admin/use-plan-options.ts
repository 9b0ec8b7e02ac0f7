import { usePlansQuery } from '../../graphql/plans/plans.generated.js';

/** Plans on sale as select options. Grants are counted in days, so daily plans come last. */
export function usePlanOptions(): { value: string; label: string }[] {
  const { data } = usePlansQuery();
  const isSoldByDay = ({ terms }: { terms: readonly { months: number }[] }) =>
    terms.every(({ months }) => months === 0);
  return (data?.plans ?? [])
    .toSorted((a, b) => Number(isSoldByDay(a)) - Number(isSoldByDay(b)))
    .map((plan) => ({ value: String(plan.id), label: plan.label }));
}
