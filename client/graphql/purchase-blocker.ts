/** Why a plan cannot be chosen now; null where it can. */
type PurchaseBlocker = 'subUser' | 'yours' | 'lower' | null;

/** A plan and its place in the order of plans. */
interface RankedPlan {
  id: number;
  rank: number;
}

/** What stands between a person and a plan: a plan is chosen by its owner, and while one is paid only a higher one. */
export function purchaseBlocker(
  plan: RankedPlan,
  account: { ownerEmail: string | null; isPaid: boolean; plan: RankedPlan },
): PurchaseBlocker {
  if (account.isPaid && plan.id === account.plan.id) return 'yours';
  if (account.ownerEmail !== null) return 'subUser';
  return account.isPaid && plan.rank <= account.plan.rank ? 'lower' : null;
}
