import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { PlanHolder } from '../plans/effective-plan.js';
import { Account } from '../../entities/account.entity.js';

/** The account that is asked for, with the owner whose plan it uses; null where there is none. */
export async function findPerson(
  manager: EntityManager,
  wanted: FindOptionsWhere<Account>,
): Promise<PlanHolder | null> {
  const account = await manager.findOneBy(Account, wanted);
  return account && withOwner(manager, account);
}

/** An account with the owner whose plan it uses: itself, unless it is a sub-user. */
export async function withOwner(manager: EntityManager, account: Account): Promise<PlanHolder> {
  if (account.ownerId === null) return { account, owner: account };
  return { account, owner: await manager.findOneByOrFail(Account, { id: account.ownerId }) };
}
