import type { PurchaseKind } from '../../../server/contract/billing/purchase-kinds.js';
import { purchaseBlocker } from '../../graphql/plans/purchase-blocker.js';

/** A purchasable term with its price. */
export interface SoldTerm {
  /** Term number, from 0. */
  term: number;
  /** 0 for terms in days. */
  months: number;
  /** 0 for terms in months. */
  days: number;
  priceCents: number;
  /** Discount against monthly payments in percent. */
  discountPercent: number;
}

/** A plan on sale. */
export interface SoldPlan {
  id: number;
  label: string;
  rank: number;
  terms: readonly SoldTerm[];
}

/** Account data that decides which plans are available. */
export interface Buyer {
  plan: { id: number; label: string; rank: number };
  isPaid: boolean;
  /** End of the paid period, ISO 8601; null if the account never paid. */
  paidUntil: string | null;
  /** E-mail of the plan owner; null if the account owns its plan. */
  ownerEmail: string | null;
}

/** A plan and term to buy. */
export interface PurchaseRequest<Plan extends SoldPlan = SoldPlan> {
  action: PurchaseKind;
  plan: Plan;
  term: SoldTerm;
}

/** Reason why a plan cannot be bought; null if it can. */
export function planBlocker(plan: SoldPlan, buyer: Buyer): 'subUser' | 'lower' | null {
  if (buyer.ownerEmail !== null) return 'subUser';
  return purchaseBlocker(plan, buyer) === 'lower' ? 'lower' : null;
}

/** Kind of purchase: first purchase, extension of the current plan, or change to a higher one. */
export function purchaseKindFor({ id }: Pick<SoldPlan, 'id'>, { isPaid, plan }: Buyer): PurchaseKind {
  if (!isPaid) return 'buy';
  return id === plan.id ? 'prolong' : 'change';
}

/** Closest available match for the preselected plan and term; undefined if no plan can be bought. */
export function purchaseRequestFor<Plan extends SoldPlan>(
  plans: readonly Plan[],
  buyer: Buyer,
  preselected: { plan?: number; term?: number },
): PurchaseRequest<Plan> | undefined {
  const availablePlans = plans
    .filter((plan) => planBlocker(plan, buyer) === null)
    .sort((a, b) => a.rank - b.rank);
  const plan = availablePlans.find(({ id }) => id === preselected.plan) ?? defaultPlan(availablePlans, buyer);
  const term = plan?.terms.find((price) => price.term === preselected.term) ?? plan?.terms[0];
  return plan && term && { action: purchaseKindFor(plan, buyer), plan, term };
}

/** The paid plan, or else the cheapest monthly plan. */
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
