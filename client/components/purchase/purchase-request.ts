import type { PurchaseKind } from '../../../server/contract/purchase-kinds.js';
import { purchaseBlocker } from '../../graphql/purchase-blocker.js';

/** For how long a plan is sold, and for how much. */
export interface SoldTerm {
  /** Number of the term, from 0. */
  term: number;
  /** 0 where it is counted in days. */
  months: number;
  /** 0 where it is counted in months. */
  days: number;
  priceCents: number;
  /** Saved against as many single months, in percent. */
  discountPercent: number;
}

/** A plan on sale. */
export interface SoldPlan {
  id: number;
  label: string;
  rank: number;
  terms: readonly SoldTerm[];
}

/** Who buys: what decides which plans can be chosen. */
export interface Buyer {
  plan: { id: number; label: string; rank: number };
  isPaid: boolean;
  /** End of the paid time, ISO 8601; null where nothing was ever paid. */
  paidUntil: string | null;
  /** The owner whose plan it is; null for people with a plan of their own. */
  ownerEmail: string | null;
}

/** What is to be bought. */
export interface PurchaseWish<Plan extends SoldPlan = SoldPlan> {
  action: PurchaseKind;
  plan: Plan;
  term: SoldTerm;
}

/** Why a plan cannot be bought now; null where it can. */
export function closedBy(plan: SoldPlan, buyer: Buyer): 'subUser' | 'lower' | null {
  if (buyer.ownerEmail !== null) return 'subUser';
  return purchaseBlocker(plan, buyer) === 'lower' ? 'lower' : null;
}

/** What buying a plan is: a purchase without one in force, more of the own one, or a change for a higher one. */
export function actOn({ id }: Pick<SoldPlan, 'id'>, { isPaid, plan }: Buyer): PurchaseKind {
  if (!isPaid) return 'buy';
  return id === plan.id ? 'prolong' : 'change';
}

/**
 * The wish that fits what was asked for: another plan where that one cannot be bought, its shortest term where it has no such
 * one; undefined where nothing can be bought.
 */
export function wishFor<Plan extends SoldPlan>(
  plans: readonly Plan[],
  buyer: Buyer,
  requested: { plan?: number; term?: number },
): PurchaseWish<Plan> | undefined {
  const open = plans
    .filter((plan) => closedBy(plan, buyer) === null)
    .sort((one, other) => one.rank - other.rank);
  const plan = open.find(({ id }) => id === requested.plan) ?? usualOf(open, buyer);
  const term = plan?.terms.find((price) => price.term === requested.term) ?? plan?.terms[0];
  return plan && term && { action: actOn(plan, buyer), plan, term };
}

/** The own plan while it is paid, else the least that is sold by months. */
function usualOf<Plan extends SoldPlan>(open: readonly Plan[], { isPaid, plan }: Buyer): Plan | undefined {
  const own = isPaid ? open.find(({ id }) => id === plan.id) : undefined;
  return own ?? open.find(({ terms }) => terms.some(({ months }) => months > 0)) ?? open[0];
}
