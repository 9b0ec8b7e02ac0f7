import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { PlanHolder } from '../plans/effective-plan.js';
import { Account } from '../../entities/account.entity.js';

/**
 * SQL condition: the owner of `account` has published first-party data. It is read with the session, which saves
 * another query for most requests.
 */
export const hasFirstPartySitesSql = `EXISTS (SELECT FROM own_site
  WHERE own_site.owner_id = coalesce(account.owner_id, account.id) AND own_site.generation IS NOT NULL)`;

/** Finds an account with the owner whose plan it uses; null if it does not exist. */
export async function findPlanHolder(
  manager: EntityManager,
  conditions: FindOptionsWhere<Account>,
): Promise<PlanHolder | null> {
  const account = await manager.findOneBy(Account, conditions);
  return account && loadPlanHolder(manager, account);
}

/** An account with the owner whose plan it uses. Accounts outside a team own their plan. */
export async function loadPlanHolder(manager: EntityManager, account: Account): Promise<PlanHolder> {
  if (account.ownerId === null) return { account, owner: account };
  return { account, owner: await manager.findOneByOrFail(Account, { id: account.ownerId }) };
}
