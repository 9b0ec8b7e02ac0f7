import type { InvitationPurpose } from '../../contract/accounts/account-vocabulary.js';
import type { DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { Account } from '../../entities/account.entity.js';
import type { Caller, LoginService } from '../accounts/login.service.js';
import { assertStrongPassword, assertPasswordsMatch, hashPassword } from '../accounts/password.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import type { AuditService } from '../platform/audit.service.js';
import type { InvitationData } from './team.type.js';
import type { Invitations, OpenInvitation } from './invitations.js';
import { assertCanJoin, assertSeatAvailable, isNeverActivated, lockOwnerAndInvitee } from './membership.js';

interface InvitationAcceptanceDependencies {
  postgres: DataSource;
  now: () => Date;
  audit: AuditService;
  login: LoginService;
  invitations: Invitations;
  planCatalog: PlanCatalog;
}

/** Lets users accept invitations to a team. */
export class InvitationAcceptanceService {
  constructor(private readonly deps: InvitationAcceptanceDependencies) {}

  /**
   * Describes an invitation.
   * @throws AppError InvitationInvalid
   */
  async describe(uid: string): Promise<InvitationData> {
    const { email, ownerEmail, purpose } = assertUsable(await this.deps.invitations.find(uid));
    return { email, ownerEmail, purpose };
  }

  /**
   * Joins the owner's team. Users other than the invitee get the error of an unknown invitation.
   * @throws AppError InvitationInvalid, PlanWithoutUsers, UsersLimit, UserExists, UserElsewhere, UserPaid
   */
  async accept(user: AuthenticatedUser, uid: string): Promise<void> {
    const { account, address } = user;
    await this.deps.postgres.transaction(async (tx) => {
      const invitation = assertUsable(await this.deps.invitations.find(uid, tx), 'join');
      if (invitation.email !== account.email) throw new AppError(ErrorCode.InvitationInvalid);
      const { owner, invitee } = await lockOwnerAndInvitee(tx, invitation.ownerId, invitation.email);
      if (invitee?.id !== account.id || !(await this.deps.invitations.consume(invitation, tx))) {
        throw new AppError(ErrorCode.InvitationInvalid);
      }
      await assertSeatAvailable(tx, owner, this.deps.now(), this.deps.planCatalog);
      await assertCanJoin(tx, owner, invitee, this.deps.now());
      await tx.update(Account, account.id, { ownerId: owner.id });
      const details = { owner: owner.email };
      await this.deps.audit.record(
        { action: 'corporate-user-joined', actorId: account.id, accountId: account.id, details, address },
        tx,
      );
    });
  }

  /**
   * Sets the first password of an account created by an owner, and logs in.
   * @throws AppError InvitationInvalid, WeakPassword, PasswordsDiffer
   */
  async activate(
    uid: string,
    password: string,
    passwordRepeat: string,
    caller: Caller,
  ): Promise<AuthenticatedUser> {
    const { email } = assertUsable(await this.deps.invitations.find(uid), 'activate');
    assertPasswordsMatch(password, passwordRepeat);
    await assertStrongPassword(password, email);
    const id = await this.setFirstPassword(uid, await hashPassword(password), caller.visitor.address);
    return this.deps.login.loginAs(id, caller);
  }

  private setFirstPassword(uid: string, passwordHash: string, address: string): Promise<number> {
    return this.deps.postgres.transaction(async (tx) => {
      const invitation = assertUsable(await this.deps.invitations.find(uid, tx), 'activate');
      const { owner, invitee } = await lockOwnerAndInvitee(tx, invitation.ownerId, invitation.email);
      const isActivationPending = invitee?.ownerId === owner.id && isNeverActivated(invitee);
      if (!isActivationPending || !(await this.deps.invitations.consume(invitation, tx))) {
        throw new AppError(ErrorCode.InvitationInvalid);
      }
      await tx.update(Account, invitee.id, { passwordHash, emailConfirmedAt: this.deps.now() });
      await this.deps.audit.record(
        { action: 'corporate-user-activated', actorId: invitee.id, accountId: invitee.id, address },
        tx,
      );
      return invitee.id;
    });
  }
}

function assertUsable(invitation: OpenInvitation | undefined, purpose?: InvitationPurpose): OpenInvitation {
  if (invitation && (purpose ?? invitation.purpose) === invitation.purpose) return invitation;
  throw new AppError(ErrorCode.InvitationInvalid);
}
