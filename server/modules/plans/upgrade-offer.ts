import { listPlansOnSale, type PlanSet } from '../../config/plan-set.js';
import { PlanId, type Plan } from '../../config/plans.js';
import type { ReportPage } from '../../reports/engine/report-query.js';
import type { Visitor } from '../../request/visitor.js';

/** Upgrade options for a partially visible report. */
interface UpgradeOffer {
  /** Whether the viewer is logged in. */
  authorized: boolean;
  /** Whether a paid plan is in force. */
  paid: boolean;
  /** Whether the viewer is on the free plan. */
  demo: boolean;
  /** The cheapest plan that shows the complete report; null if nothing is hidden or no plan shows more. */
  neededPlan: Plan | null;
  /** The one-day plan if it shows more than the current plan; otherwise null. */
  promoPlan: Plan | null;
}

/** Plans that show more rows of a report. */
export function buildUpgradeOffer(
  { kind, plan, planSet }: Visitor,
  { total, restrictions }: Pick<ReportPage, 'total' | 'restrictions'>,
): UpgradeOffer {
  const paid = kind !== 'guest' && kind !== 'demo';
  const promoPlan = planSet.byId[PlanId.Promo];
  return {
    authorized: kind !== 'guest',
    paid,
    demo: kind === 'demo',
    neededPlan: restrictions.restricted ? cheapestSufficientPlan(planSet, total, plan) : null,
    promoPlan: restrictions.restricted && !paid && promoPlan.isActive ? promoPlan : null,
  };
}

/** Among the higher monthly plans, the cheapest one with enough rows, or the highest one. */
function cheapestSufficientPlan(planSet: PlanSet, total: number, currentPlan: Plan): Plan | null {
  const higherPlans = listPlansOnSale(planSet).filter(
    ({ id, rank }) => id !== PlanId.Promo && rank > currentPlan.rank,
  );
  const sufficientPlan = higherPlans.find(
    ({ limits: { recordsPerReport: rows } }) => rows === null || rows >= total,
  );
  return sufficientPlan ?? higherPlans.at(-1) ?? null;
}
