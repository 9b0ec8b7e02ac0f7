import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { PlanHolder } from '../plans/effective-plan.js';
import { Account } from '../../entities/account.entity.js';

/**
 * In SQL, whether facts of own sites were published for the owner of `account`: asked with who makes a request, so that whoever
 * has none, as most people, is not looked up among them again.
 */
export const hasFirstPartySitesSql = `EXISTS (SELECT FROM own_site
  WHERE own_site.owner_id = coalesce(account.owner_id, account.id) AND own_site.generation IS NOT NULL)`;

/** The account that is asked for, with the owner whose plan it uses; null where there is none. */
export async function findPlanHolder(
  manager: EntityManager,
  conditions: FindOptionsWhere<Account>,
): Promise<PlanHolder | null> {
  const account = await manager.findOneBy(Account, conditions);
  return account && withOwner(manager, account);
}

/** An account with the owner whose plan it uses: itself, unless it is a sub-user. */
export async function withOwner(manager: EntityManager, account: Account): Promise<PlanHolder> {
  if (account.ownerId === null) return { account, owner: account };
  return { account, owner: await manager.findOneByOrFail(Account, { id: account.ownerId }) };
}
