import { useDefaultPlanQuery } from './plans.generated.js';

/** Reports that an account opens in a day without a plan; undefined until it is known. */
export function useRegisteredReports(): number | undefined {
  const { data } = useDefaultPlanQuery();
  return data?.defaultPlan.limits.reportsPerDay ?? undefined;
}
