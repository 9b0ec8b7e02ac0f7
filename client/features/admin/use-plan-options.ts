import { useTranslation } from 'react-i18next';
import { type GrantablePlansQuery, useGrantablePlansQuery } from './administration.generated.js';

/** Names of the plans by number, without those that are still loading. */
export function usePlanNames(): Readonly<Record<number, string>> {
  const { t } = useTranslation('admin');
  const { data } = useGrantablePlansQuery();
  const plans = data ? [data.defaultPlan, ...data.grantablePlans] : [];
  return { [-1]: t('plans.guest'), ...Object.fromEntries(plans.map(({ id, label }) => [id, label])) };
}

/**
 * Plans that administrators can grant. Daily and archived plans come last, and the labels of archived plans say so.
 */
export function useGrantablePlans(): GrantablePlansQuery['grantablePlans'] {
  const { t } = useTranslation('admin');
  const { data } = useGrantablePlansQuery({ fetchPolicy: 'cache-and-network' });
  return (data?.grantablePlans ?? [])
    .toSorted((a, b) => rank(a) - rank(b))
    .map((plan) =>
      plan.isActive ? plan : { ...plan, label: t('plans.archivedName', { plan: plan.label }) },
    );
}

/** Grantable plans as select options. */
export function usePlanOptions(): { value: string; label: string }[] {
  return useGrantablePlans().map((plan) => ({ value: String(plan.id), label: plan.label }));
}

function rank({ isActive, terms }: GrantablePlansQuery['grantablePlans'][number]): number {
  const isSoldByDay = terms.every(({ months }) => months === 0);
  return Number(isSoldByDay) + (isActive ? 0 : 2);
}
