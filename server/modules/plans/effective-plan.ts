import { PlanId, plans, type Plan } from '../../config/plans.js';
import type { VisitorKind } from '../../request/visitor.js';
import type { Account } from '../../entities/account.entity.js';

/** An account and the owner whose plan it uses. */
export interface PlanHolder {
  account: Account;
  /** The team owner, or the account itself. */
  owner: Account;
  /** Whether the owner has published first-party data; undefined if not loaded. */
  hasFirstPartySites?: boolean;
}

/** The plan in force: the owner's while it is paid, otherwise the free plan. Administrators are unlimited. */
export function effectivePlan({ account, owner }: PlanHolder, now: Date): Plan {
  if (account.isAdministrator) return plans[PlanId.Unlimited];
  if (!hasPaidPlan(owner, now)) return plans[PlanId.Free];
  return plans[owner.planId];
}

/** Whether an account has an active paid plan. A blocked owner's plan does not count. */
export function hasPaidPlan(
  account: Account,
  now: Date,
): account is Account & { planId: PlanId; paidUntil: Date } {
  const { planId, paidUntil, blockedAt } = account;
  return planId !== null && paidUntil !== null && paidUntil > now && blockedAt === null;
}

/** Visitor kind of a plan. */
export function visitorKindOf(plan: Plan): VisitorKind {
  switch (plan.id) {
    case PlanId.Unlimited:
      return 'administrator';
    case PlanId.Guest:
      return 'guest';
    case PlanId.Free:
      return 'demo';
    case PlanId.Promo:
      return 'promo';
    case PlanId.Basic:
    case PlanId.Professional:
    case PlanId.Team:
      return 'paid';
  }
}
