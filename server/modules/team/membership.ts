import { formatPlansIncluding } from '../../config/plan-set.js';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { Account } from '../../entities/account.entity.js';
import { effectivePlan, hasPaidPlan } from '../plans/effective-plan.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';

/** A locked owner and a locked current or future team member. */
interface LockedPair {
  owner: Account;
  /** The account with the invited e-mail; undefined if it does not exist. */
  invitee: Account | undefined;
}

/**
 * Locks an owner and the account with an e-mail, to serialize changes of a team. The order of ids prevents deadlocks.
 */
export async function lockOwnerAndInvitee(
  tx: EntityManager,
  ownerId: number,
  email: string,
): Promise<LockedPair> {
  const lockedAccounts = await lockAccounts(tx, 'account.id = :ownerId OR account.email = :email', {
    ownerId,
    email,
  });
  const owner = lockedAccounts.find(({ id }) => id === ownerId);
  if (!owner) throw new AppError(ErrorCode.NotFound);
  const invitee = lockedAccounts.find((account) => account.email === email);
  if (invitee) return { owner, invitee };
  // A concurrent request may have created the account meanwhile. Its id is higher, so the lock order holds.
  const [createdAccount] = await lockAccounts(tx, 'account.email = :email', { email });
  return { owner, invitee: createdAccount };
}

/**
 * Whether a member never set a password. A reversed change of the e-mail removes the password, and a correction of the
 * e-mail removes its confirmation, but neither removes the time of the last activity.
 */
export function isNeverActivated({ passwordHash, emailConfirmedAt, lastSeenAt }: Account): boolean {
  return passwordHash === null && emailConfirmedAt === null && lastSeenAt === null;
}

function lockAccounts(tx: EntityManager, where: string, values: Record<string, unknown>): Promise<Account[]> {
  return tx
    .createQueryBuilder(Account, 'account')
    .addSelect('account.passwordHash')
    .where(where, values)
    .orderBy('account.id')
    .setLock('for_no_key_update')
    .getMany();
}

/** Seats of the owner's plan, including the owner. */
export function getSeatLimit(owner: Account, now: Date, catalog: PlanCatalog): number {
  return effectivePlan({ account: owner, owner }, now, catalog).limits.users;
}

/** Members of the team, including the owner. */
export async function countMembers(tx: EntityManager, { id }: Account): Promise<number> {
  return 1 + (await tx.countBy(Account, { ownerId: id }));
}

/** @throws AppError PlanWithoutUsers, UsersLimit if the plan has no free seat. The owner must be locked. */
export async function assertSeatAvailable(
  tx: EntityManager,
  owner: Account,
  now: Date,
  catalog: PlanCatalog,
): Promise<void> {
  const limit = getSeatLimit(owner, now, catalog);
  if (limit <= 1) {
    const plans = formatPlansIncluding(catalog.getPlanSet(owner.id), ({ users }) => users > 1);
    throw new AppError(ErrorCode.PlanWithoutUsers, { plans });
  }
  if ((await countMembers(tx, owner)) >= limit) throw new AppError(ErrorCode.UsersLimit, { limit });
}

/**
 * Asserts that an existing account can join the team.
 * @throws AppError UserExists, UserElsewhere, UserPaid
 */
export async function assertCanJoin(
  tx: EntityManager,
  owner: Account,
  invitee: Account,
  now: Date,
): Promise<void> {
  const field = 'email';
  if (invitee.id === owner.id || invitee.ownerId === owner.id) {
    throw new AppError(ErrorCode.UserExists, { field });
  }
  if (invitee.ownerId !== null || (await tx.existsBy(Account, { ownerId: invitee.id }))) {
    throw new AppError(ErrorCode.UserElsewhere, { field });
  }
  if (invitee.isAdministrator || hasPaidPlan(invitee, now)) throw new AppError(ErrorCode.UserPaid, { field });
}
