/** Why a plan cannot be bought; null if it can. */
type PurchaseBlocker = 'subUser' | 'yours' | 'lower' | null;

/** A plan and its rank. */
interface RankedPlan {
  id: number;
  rank: number;
}

/** Only the account owner can choose a plan, and only a higher one while a plan is paid. */
export function purchaseBlocker(
  plan: RankedPlan,
  account: { ownerEmail: string | null; isPaid: boolean; plan: RankedPlan },
): PurchaseBlocker {
  if (account.isPaid && plan.id === account.plan.id) return 'yours';
  if (account.ownerEmail !== null) return 'subUser';
  return account.isPaid && plan.rank <= account.plan.rank ? 'lower' : null;
}
