/** Reason why a plan cannot be bought; null if it can. */
type PurchaseBlocker = 'subUser' | 'yours' | 'lower' | null;

interface RankedPlan {
  id: number;
  rank: number;
}

/** Only the owner can choose a plan. While a plan is paid, only a higher one can be chosen. */
export function purchaseBlocker(
  plan: RankedPlan,
  account: { ownerEmail: string | null; isPaid: boolean; plan: RankedPlan },
): PurchaseBlocker {
  if (account.isPaid && plan.id === account.plan.id) return 'yours';
  if (account.ownerEmail !== null) return 'subUser';
  return account.isPaid && plan.rank <= account.plan.rank ? 'lower' : null;
}
