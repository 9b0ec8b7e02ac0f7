import type { InvitationPurpose } from '../../contract/account-vocabulary.js';
import type { DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { Account } from '../../entities/account.entity.js';
import type { Caller, LoginService } from '../accounts/login.service.js';
import { assertStrongPassword, assertPasswordsMatch, hashPassword } from '../accounts/password.js';
import type { AuditService } from '../admin/audit.service.js';
import type { InvitationData } from './corporate.type.js';
import type { Invitations, OpenInvitation } from './invitations.js';
import { assertCanJoin, assertFreeSeat, lockPair } from './membership.js';

/** Following the links of invitations. */
export class JoiningService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly audit: AuditService,
    private readonly login: LoginService,
    private readonly invitations: Invitations,
  ) {}

  /** What a link is about. Throws InvitationInvalid. */
  async describe(uid: string): Promise<InvitationData> {
    const { email, ownerEmail, purpose } = found(await this.invitations.find(uid));
    return { email, ownerEmail, purpose };
  }

  /**
   * Joins the owner's account. To anybody but the invited person the invitation does not exist.
   * @throws AppError InvitationInvalid, PlanWithoutUsers, UsersLimit, UserExists, UserElsewhere, UserPaid
   */
  async accept(person: AuthenticatedUser, uid: string): Promise<void> {
    const { account, address } = person;
    await this.postgres.transaction(async (tx) => {
      const invitation = found(await this.invitations.find(uid, tx), 'join');
      if (invitation.email !== account.email) throw new AppError(ErrorCode.InvitationInvalid);
      const { owner, wanted } = await lockPair(tx, invitation.ownerId, invitation.email);
      if (wanted?.id !== account.id || !(await this.invitations.use(invitation, tx))) {
        throw new AppError(ErrorCode.InvitationInvalid);
      }
      await assertFreeSeat(tx, owner, this.now());
      await assertCanJoin(tx, owner, wanted, this.now());
      await tx.update(Account, account.id, { ownerId: owner.id });
      const details = { owner: owner.email };
      await this.audit.record(
        { action: 'corporate-user-joined', actorId: account.id, accountId: account.id, details, address },
        tx,
      );
    });
  }

  /**
   * Sets the first password of an account that an owner has made, and logs in.
   * @throws AppError InvitationInvalid, WeakPassword, PasswordsDiffer
   */
  async activate(
    uid: string,
    password: string,
    repeated: string,
    caller: Caller,
  ): Promise<AuthenticatedUser> {
    found(await this.invitations.find(uid), 'activate');
    assertPasswordsMatch(password, repeated);
    await assertStrongPassword(password);
    const id = await this.setFirstPassword(uid, await hashPassword(password), caller.visitor.address);
    return this.login.loginAs(id, caller);
  }

  private setFirstPassword(uid: string, passwordHash: string, address: string): Promise<number> {
    return this.postgres.transaction(async (tx) => {
      const invitation = found(await this.invitations.find(uid, tx), 'activate');
      const { owner, wanted } = await lockPair(tx, invitation.ownerId, invitation.email);
      const isWaiting = wanted?.ownerId === owner.id && wanted.passwordHash === null;
      if (!isWaiting || !(await this.invitations.use(invitation, tx))) {
        throw new AppError(ErrorCode.InvitationInvalid);
      }
      await tx.update(Account, wanted.id, { passwordHash, emailConfirmedAt: this.now() });
      await this.audit.record(
        { action: 'corporate-user-activated', actorId: wanted.id, accountId: wanted.id, address },
        tx,
      );
      return wanted.id;
    });
  }
}

function found(invitation: OpenInvitation | undefined, purpose?: InvitationPurpose): OpenInvitation {
  if (invitation && (purpose ?? invitation.purpose) === invitation.purpose) return invitation;
  throw new AppError(ErrorCode.InvitationInvalid);
}
