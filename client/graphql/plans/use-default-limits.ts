import { type DefaultPlanQuery, useDefaultPlanQuery } from './plans.generated.js';

/** Limits of the free plan; undefined until loaded. */
export function useDefaultLimits(): DefaultPlanQuery['defaultPlan']['limits'] | undefined {
  const { data } = useDefaultPlanQuery();
  return data?.defaultPlan.limits;
}

/** Daily reports of the free plan; undefined until loaded. */
export function useRegisteredReports(): number | undefined {
  return useDefaultLimits()?.reportsPerDay ?? undefined;
}
