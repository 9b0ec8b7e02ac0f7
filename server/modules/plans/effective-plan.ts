import { PlanId, plans, type Plan } from '../../config/plans.js';
import type { VisitorKind } from '../../request/visitor.js';
import type { Account } from '../../entities/account.entity.js';

/** What decides which plan a person has: the own account, and the one whose plan it uses. */
export interface PlanHolder {
  account: Account;
  /** The owner of a corporate account; of everybody else the own account. */
  owner: Account;
  /** Whether the owner has published facts of own sites; undefined where nobody looked. */
  hasFirstPartySites?: boolean;
}

/** The plan in force at a moment: the owner's while it is paid, else the demo. Administrators have no limits. */
export function effectivePlan({ account, owner }: PlanHolder, now: Date): Plan {
  if (account.isAdministrator) return plans[PlanId.Unlimited];
  if (!hasPaidPlan(owner, now)) return plans[PlanId.Free];
  return plans[owner.planId];
}

/** Whether an account has a paid plan of its own at a moment. A blocked owner's plan serves nobody. */
export function hasPaidPlan(
  account: Account,
  now: Date,
): account is Account & { planId: PlanId; paidUntil: Date } {
  const { planId, paidUntil, blockedAt } = account;
  return planId !== null && paidUntil !== null && paidUntil > now && blockedAt === null;
}

/** The kind of visitor whom a plan makes. */
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
