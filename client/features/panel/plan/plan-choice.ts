import type { PanelAccount, PanelPlan } from '../panel-data.js';

/** Why a plan cannot be chosen now; null where it can. */
export type Obstacle = 'subUser' | 'yours' | 'lower' | null;

/** What stands between a person and a plan: a plan is chosen by its owner, and while one is paid only a higher one. */
export function obstacleTo(
  plan: Pick<PanelPlan, 'id' | 'rank'>,
  account: Pick<PanelAccount, 'ownerEmail' | 'isPaid'> & { plan: Pick<PanelAccount['plan'], 'id' | 'rank'> },
): Obstacle {
  if (account.isPaid && plan.id === account.plan.id) return 'yours';
  if (account.ownerEmail !== null) return 'subUser';
  return account.isPaid && plan.rank <= account.plan.rank ? 'lower' : null;
}
