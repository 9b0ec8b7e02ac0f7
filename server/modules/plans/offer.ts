import { PlanId, plans, plansOnSale, type Plan } from '../../config/plans.js';
import type { ReportPage } from '../../reports/engine/report-query.js';
import type { Visitor } from '../../request/visitor.js';

/** What leads on from a report that a viewer sees a part of. */
interface UpgradeOffer {
  /** Whether the viewer is logged in. */
  authorized: boolean;
  /** Whether a plan is in force. */
  paid: boolean;
  /** Whether the viewer is logged in without a plan. */
  demo: boolean;
  /** The least plan that shows the whole report; null where nothing is cut, or where no plan shows more. */
  neededPlan: Plan | null;
  /** The one-day plan, where it would show more than the viewer sees; null otherwise. */
  promoPlan: Plan | null;
}

/** The plans that open more of a report of so many rows. */
export function offerFor(
  { kind, plan }: Visitor,
  { total, restrictions }: Pick<ReportPage, 'total' | 'restrictions'>,
): UpgradeOffer {
  const paid = kind !== 'guest' && kind !== 'demo';
  return {
    authorized: kind !== 'guest',
    paid,
    demo: kind === 'demo',
    neededPlan: restrictions.restricted ? cheapestSufficientPlan(total, plan) : null,
    promoPlan: restrictions.restricted && !paid ? plans[PlanId.Promo] : null,
  };
}

/** Of the monthly plans above the viewer's own: the least that shows every row, else the one that shows most. */
function cheapestSufficientPlan(total: number, currentPlan: Plan): Plan | null {
  const higher = plansOnSale.filter(
    ({ id, rank, isActive }) => isActive && id !== PlanId.Promo && rank > currentPlan.rank,
  );
  const sufficient = higher.find(({ limits: { recordsPerReport: rows } }) => rows === null || rows >= total);
  return sufficient ?? higher.at(-1) ?? null;
}
