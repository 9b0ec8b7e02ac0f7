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
export interface PurchaseRequest<Plan extends SoldPlan = SoldPlan> {
  action: PurchaseKind;
  plan: Plan;
  term: SoldTerm;
}

/** Why a plan cannot be bought now; null where it can. */
export function planBlocker(plan: SoldPlan, buyer: Buyer): 'subUser' | 'lower' | null {
  if (buyer.ownerEmail !== null) return 'subUser';
  return purchaseBlocker(plan, buyer) === 'lower' ? 'lower' : null;
}

/** What buying a plan is: a purchase without one in force, more of the own one, or a change for a higher one. */
export function purchaseKindFor({ id }: Pick<SoldPlan, 'id'>, { isPaid, plan }: Buyer): PurchaseKind {
  if (!isPaid) return 'buy';
  return id === plan.id ? 'prolong' : 'change';
}

/**
 * The wish that fits what was asked for: another plan where that one cannot be bought, its shortest term where it has no such
 * one; undefined where nothing can be bought.
 */
export function purchaseRequestFor<Plan extends SoldPlan>(
  plans: readonly Plan[],
  buyer: Buyer,
  preselected: { plan?: number; term?: number },
): PurchaseRequest<Plan> | undefined {
  const availablePlans = plans
    .filter((plan) => planBlocker(plan, buyer) === null)
    .sort((one, other) => one.rank - other.rank);
  const plan = availablePlans.find(({ id }) => id === preselected.plan) ?? defaultPlan(availablePlans, buyer);
  const term = plan?.terms.find((price) => price.term === preselected.term) ?? plan?.terms[0];
  return plan && term && { action: purchaseKindFor(plan, buyer), plan, term };
}

/** The own plan while it is paid, else the least that is sold by months. */
function defaultPlan<Plan extends SoldPlan>(
  availablePlans: readonly Plan[],
  { isPaid, plan }: Buyer,
): Plan | undefined {
  const currentPlan = isPaid ? availablePlans.find(({ id }) => id === plan.id) : undefined;
  return (
    currentPlan ??
    availablePlans.find(({ terms }) => terms.some(({ months }) => months > 0)) ??
    availablePlans[0]
  );
}
