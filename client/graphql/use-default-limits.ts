import { type DefaultPlanQuery, useDefaultPlanQuery } from './plans.generated.js';

/** Limits of an account without a plan; undefined until loaded. */
export function useDefaultLimits(): DefaultPlanQuery['defaultPlan']['limits'] | undefined {
  const { data } = useDefaultPlanQuery();
  return data?.defaultPlan.limits;
}

/** Daily report quota of an account without a plan; undefined until loaded. */
export function useRegisteredReports(): number | undefined {
  return useDefaultLimits()?.reportsPerDay ?? undefined;
}
