import { type DefaultPlanQuery, useDefaultPlanQuery } from './plans.generated.js';

/** What an account holds without a plan; undefined until it is known. */
export function useDefaultLimits(): DefaultPlanQuery['defaultPlan']['limits'] | undefined {
  const { data } = useDefaultPlanQuery();
  return data?.defaultPlan.limits;
}

/** Reports that an account opens in a day without a plan; undefined until it is known. */
export function useRegisteredReports(): number | undefined {
  return useDefaultLimits()?.reportsPerDay ?? undefined;
}
