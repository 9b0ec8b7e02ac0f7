import { plansIncluding } from '../../config/plans-including.js';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { Account } from '../../entities/account.entity.js';
import { effectivePlan, hasPaidPlan } from '../plans/effective-plan.js';

/** An owner and somebody who is or may become a sub-user, both locked. */
interface LockedPair {
  owner: Account;
  /** The account with the e-mail; undefined where there is none. */
  invitee: Account | undefined;
}

/**
 * Locks an owner and the account of an e-mail, so that changes of one corporate account take turns. Always in the order of
 * ids: two owners who want each other never wait for each other.
 */
export async function lockOwnerAndInvitee(
  tx: EntityManager,
  ownerId: number,
  email: string,
): Promise<LockedPair> {
  const locked = await lockAccounts(tx, 'account.id = :ownerId OR account.email = :email', {
    ownerId,
    email,
  });
  const owner = locked.find(({ id }) => id === ownerId);
  if (!owner) throw new AppError(ErrorCode.NotFound);
  const invitee = locked.find((account) => account.email === email);
  if (invitee) return { owner, invitee };
  // While this waited for the owner, another call may have made the account; it is newer, so the order of ids holds.
  const [created] = await lockAccounts(tx, 'account.email = :email', { email });
  return { owner, invitee: created };
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

/** People that an owner's plan holds, the owner included. */
export function seatLimit(owner: Account, now: Date): number {
  return effectivePlan({ account: owner, owner }, now).limits.users;
}

/** People who share the plan, the owner included. */
export async function countMembers(tx: EntityManager, { id }: Account): Promise<number> {
  return 1 + (await tx.countBy(Account, { ownerId: id }));
}

/** @throws AppError PlanWithoutUsers, UsersLimit where the owner can have nobody more; the owner must be locked */
export async function assertSeatAvailable(tx: EntityManager, owner: Account, now: Date): Promise<void> {
  const limit = seatLimit(owner, now);
  if (limit <= 1) {
    throw new AppError(ErrorCode.PlanWithoutUsers, { plans: plansIncluding(({ users }) => users > 1) });
  }
  if ((await countMembers(tx, owner)) >= limit) throw new AppError(ErrorCode.UsersLimit, { limit });
}

/**
 * Whether somebody with an account may become the owner's sub-user.
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
