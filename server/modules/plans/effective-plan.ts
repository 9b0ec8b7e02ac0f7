import { PlanId, type Plan } from '../../config/plans.js';
import type { VisitorKind } from '../../request/visitor.js';
import type { Account, PlanSpan } from '../../entities/account.entity.js';
import type { PlanCatalog } from './plan-catalog.js';
import { mergeSpans } from './plan-schedule.js';

/** An account and the owner whose plan it uses. */
export interface PlanHolder {
  account: Account;
  /** The team owner, or the account itself. */
  owner: Account;
  /** Whether the owner has published first-party data; undefined if not loaded. */
  hasFirstPartySites?: boolean;
}

/**
 * The plan in force: the owner's while it lasts, otherwise the free plan. Administrators are unlimited. Members for whom
 * the plan has no seat have the free plan.
 */
export function effectivePlan({ account, owner }: PlanHolder, now: Date, catalog: PlanCatalog): Plan {
  const { byId } = catalog.current;
  if (account.isAdministrator) return byId[PlanId.Unlimited];
  const span = findPlanInForce(owner, now);
  const plan = span && catalog.getPlan(span);
  return plan && hasSeat({ account, owner }, plan) ? plan : byId[PlanId.Free];
}

/** The plan in force of an account that is not blocked, with its end; null without one. */
export function findPlanInForce(account: Account, now: Date): PlanSpan | null {
  if (account.blockedAt !== null) return null;
  return findUnexpired(account, now);
}

/** The plan in force, also of a blocked account. If all plans have ended, the last one. Null without any. */
export function findLatestPlan(account: Account, now: Date): PlanSpan | null {
  return findUnexpired(account, now) ?? account.planSchedule.at(-1) ?? null;
}

/** The span in force. Its end is that of the plan, which may continue with other settings. */
function findUnexpired({ planSchedule }: Account, now: Date): PlanSpan | null {
  return mergeSpans(planSchedule.filter(({ until }) => until > now))[0] ?? null;
}

/** Whether an account has a plan in force. A blocked owner's plan does not count. */
export function hasPaidPlan(account: Account, now: Date): boolean {
  return findPlanInForce(account, now) !== null;
}

/** Whether a plan has a seat for a team member. The members who joined first have the seats. */
export function hasSeat({ account, owner }: PlanHolder, { limits }: Plan): boolean {
  return account.id === owner.id || (account.seat ?? Infinity) <= limits.users;
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
