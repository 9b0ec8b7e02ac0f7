import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { ClusteringRecord } from '../../entities/clustering.entity.js';
import { GroupReportRecord } from '../../entities/group-report.entity.js';
import { Account } from '../../entities/account.entity.js';
import { clearedApiToken } from '../accounts/api-token.service.js';
import { AttemptLimiter } from '../platform/attempt-limiter.js';
import { assertEmail } from '../platform/email-address.js';
import { runIdempotent } from '../platform/idempotency.js';
import type { SessionService } from '../accounts/session.service.js';
import { mapUniqueViolation } from '../accounts/unique-violation.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import type { AuditService } from '../platform/audit.service.js';
import type { OtherTeamMember, Team, AddMemberResult, TeamMember } from './team.type.js';
import type { Invitations } from './invitations.js';
import {
  assertCanJoin,
  assertSeatAvailable,
  isNeverActivated,
  lockOwnerAndInvitee,
  countMembers,
  getSeatLimit,
} from './membership.js';

/** Invitation e-mails per hour: per recipient and per owner. */
const mailLimit = { seconds: 3600, perPerson: 10, perOwner: 60 };

interface TeamServiceDependencies {
  postgres: DataSource;
  now: () => Date;
  audit: AuditService;
  sessions: SessionService;
  invitations: Invitations;
  planCatalog: PlanCatalog;
}

interface TeamEvent {
  action: 'corporate-user-added' | 'corporate-user-invited' | 'corporate-user-removed';
  accountId: number | null;
  email: string;
}

/** Teams: an owner and the members who share the plan. */
export class TeamService {
  private readonly perRecipientLimiter: AttemptLimiter;
  private readonly perOwnerLimiter: AttemptLimiter;

  constructor(private readonly deps: TeamServiceDependencies) {
    const { seconds, perPerson, perOwner } = mailLimit;
    this.perRecipientLimiter = new AttemptLimiter(deps.postgres, {
      name: 'invited',
      attempts: perPerson,
      seconds,
    });
    this.perOwnerLimiter = new AttemptLimiter(deps.postgres, {
      name: 'invites',
      attempts: perOwner,
      seconds,
    });
  }

  /** Team members and open invitations. */
  async overview({ owner }: AuthenticatedUser): Promise<Team> {
    const { manager } = this.deps.postgres;
    return {
      limit: getSeatLimit(owner, this.deps.now(), this.deps.planCatalog),
      used: await countMembers(manager, owner),
      users: await this.findMembers(owner.id),
      invitations: await this.deps.invitations.findOpen(owner.id),
    };
  }

  /** Team members of an owner, by e-mail. */
  async findMembers(ownerId: number): Promise<TeamMember[]> {
    const { manager } = this.deps.postgres;
    const owner = await manager.findOneByOrFail(Account, { id: ownerId });
    return findMembers(manager, ownerId, getSeatLimit(owner, this.deps.now(), this.deps.planCatalog));
  }

  /** All other accounts of the user's team. */
  async otherMembers({ account, owner }: AuthenticatedUser): Promise<OtherTeamMember[]> {
    return this.deps.postgres.query(
      `SELECT email FROM account WHERE (id = $1 OR owner_id = $1) AND id <> $2 ORDER BY email`,
      [owner.id, account.id],
    );
  }

  /**
   * Adds a team member by e-mail. Creates an account with an activation e-mail; an existing account must be invited.
   * @param key idempotency key
   * @throws AppError InvalidEmail, PlanWithoutUsers, UsersLimit, UserExists, UserElsewhere, UserPaid, EmailTaken,
   *   TooManyRequests, KeyReused
   */
  async add(user: AuthenticatedUser, emailInput: string, key?: string | null): Promise<AddMemberResult> {
    const email = await this.limitMail(emailInput, user);
    return this.runOnce(user, { key, request: `add ${email}` }, email, async (tx, { owner, invitee }) => {
      await assertSeatAvailable(tx, owner, this.deps.now(), this.deps.planCatalog);
      if (invitee) {
        await assertCanJoin(tx, owner, invitee, this.deps.now());
        return 'rebind';
      }
      const createdId = await this.createAccount(tx, owner, email);
      // A concurrent registration took the e-mail.
      if (createdId === undefined) return 'rebind';
      await this.deps.invitations.send(tx, owner.id, email, 'activate');
      await this.recordEvent(tx, user, { action: 'corporate-user-added', accountId: createdId, email });
      return 'true';
    });
  }

  /**
   * Invites an existing account, or resends the activation e-mail to a member without a password.
   * @throws AppError InvalidEmail, PlanWithoutUsers, UsersLimit, UserNotFound, UserExists, UserElsewhere, UserPaid,
   * TooManyRequests, KeyReused
   */
  async invite(user: AuthenticatedUser, emailInput: string, key?: string | null): Promise<void> {
    const email = await this.limitMail(emailInput, user);
    await this.runOnce(user, { key, request: `invite ${email}` }, email, async (tx, { owner, invitee }) => {
      if (!invitee) throw new AppError(ErrorCode.UserNotFound, { field: 'email' });
      const isActivationPending = invitee.ownerId === owner.id && isNeverActivated(invitee);
      if (!isActivationPending) {
        await assertSeatAvailable(tx, owner, this.deps.now(), this.deps.planCatalog);
        await assertCanJoin(tx, owner, invitee, this.deps.now());
      }
      await this.deps.invitations.send(tx, owner.id, email, isActivationPending ? 'activate' : 'join');
      await this.recordEvent(tx, user, { action: 'corporate-user-invited', accountId: invitee.id, email });
      return '';
    });
  }

  /**
   * Removes a member, ending their sessions and API token, or withdraws an invitation.
   * @throws AppError InvalidEmail, UserNotFound
   */
  async remove(user: AuthenticatedUser, emailInput: string): Promise<void> {
    const email = assertEmail(emailInput);
    await this.withLockedPair(user, email, async (tx, { owner, invitee }) => {
      const isWithdrawn = await this.deps.invitations.withdraw(tx, owner.id, email);
      const isMember = invitee?.ownerId === owner.id;
      if (!isMember && !isWithdrawn) throw new AppError(ErrorCode.UserNotFound, { field: 'email' });
      if (isMember) await this.removeMember(tx, invitee);
      const isDeleted = invitee === undefined || (isMember && isNeverActivated(invitee));
      await this.recordEvent(tx, user, {
        action: 'corporate-user-removed',
        accountId: isDeleted ? null : invitee.id,
        email,
      });
    });
  }

  /**
   * Leaves the team.
   * @throws AppError Forbidden for an account without a team
   */
  async leave(user: AuthenticatedUser): Promise<void> {
    const { account, owner } = user;
    await this.deps.postgres.transaction(async (tx) => {
      const { invitee } = await lockOwnerAndInvitee(tx, owner.id, account.email);
      if (invitee?.id !== account.id || invitee.ownerId === null) throw notATeamMemberError();
      await detachMember(tx, invitee);
      const details = { owner: owner.email };
      await this.deps.audit.record(
        { ...getAuditActor(user), action: 'corporate-user-left', accountId: account.id, details },
        tx,
      );
    });
  }

  private runOnce<Result extends string>(
    user: AuthenticatedUser,
    idempotency: { key: string | null | undefined; request: string },
    email: string,
    change: (tx: EntityManager, pair: Awaited<ReturnType<typeof lockOwnerAndInvitee>>) => Promise<Result>,
  ): Promise<Result> {
    return this.withLockedPair(user, email, (tx, pair) =>
      runIdempotent(tx, { ...idempotency, accountId: user.owner.id, at: this.deps.now() }, () =>
        change(tx, pair),
      ),
    );
  }

  private withLockedPair<Result>(
    { owner }: AuthenticatedUser,
    email: string,
    change: (tx: EntityManager, pair: Awaited<ReturnType<typeof lockOwnerAndInvitee>>) => Promise<Result>,
  ): Promise<Result> {
    return this.deps.postgres.transaction(async (tx) =>
      change(tx, await lockOwnerAndInvitee(tx, owner.id, email)),
    );
  }

  /**
   * Creates an account without a password and returns its id; undefined if the e-mail is taken.
   * @throws AppError EmailTaken if another account can still restore the e-mail
   */
  private async createAccount(tx: EntityManager, owner: Account, email: string): Promise<number | undefined> {
    try {
      const [createdAccount]: { id: number }[] = await tx.query(
        `INSERT INTO account (email, owner_id, language, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING id`,
        [email, owner.id, owner.language, this.deps.now()],
      );
      return createdAccount?.id;
    } catch (error) {
      throw mapUniqueViolation(error) ?? error;
    }
  }

  /** Validates the e-mail and counts it against the limits, before any lock is taken. */
  private async limitMail(emailInput: string, { account }: AuthenticatedUser): Promise<string> {
    const email = assertEmail(emailInput);
    await this.perOwnerLimiter.consume(String(account.id));
    await this.perRecipientLimiter.consume(email);
    return email;
  }

  /**
   * Deletes a member who never set a password, so that this person can register. The member's group reports return to
   * the owner.
   */
  private async removeMember(tx: EntityManager, member: Account): Promise<void> {
    if (isNeverActivated(member)) {
      await tx.update(GroupReportRecord, { ownerId: member.id }, { ownerId: member.ownerId ?? member.id });
      await tx.delete(Account, member.id);
      return;
    }
    await detachMember(tx, member);
    await this.deps.sessions.endSessions(member.id, 'removed', tx);
  }

  private recordEvent(
    tx: EntityManager,
    user: AuthenticatedUser,
    { action, accountId, email }: TeamEvent,
  ): Promise<void> {
    return this.deps.audit.record({ ...getAuditActor(user), action, accountId, details: { email } }, tx);
  }
}

/**
 * Detaches a member. Team reports stay with the owner, private ones go with the member, and the API token is revoked.
 */
async function detachMember(tx: EntityManager, { id, ownerId }: Account): Promise<void> {
  if (ownerId !== null) {
    await tx.update(GroupReportRecord, { ownerId: id, teamId: ownerId }, { ownerId });
    await tx.update(ClusteringRecord, { ownerId: id, teamId: ownerId }, { ownerId });
  }
  await tx.update(Account, id, { ownerId: null, ...clearedApiToken });
}

async function findMembers(
  manager: EntityManager,
  ownerId: number,
  seatLimit: number,
): Promise<TeamMember[]> {
  const rows: (Omit<TeamMember, 'lastSeenAt'> & { lastSeenAt: Date | null })[] = await manager.query(
    `SELECT email, password_hash IS NOT NULL AS "isActive", seat <= $2 AS "hasSeat", last_seen_at AS "lastSeenAt"
     FROM account WHERE owner_id = $1 ORDER BY email`,
    [ownerId, seatLimit],
  );
  return rows.map((user) => ({ ...user, lastSeenAt: user.lastSeenAt?.toISOString() ?? null }));
}

function getAuditActor({ account, address }: AuthenticatedUser): { actorId: number; address: string } {
  return { actorId: account.id, address };
}

function notATeamMemberError(): AppError {
  return new AppError(ErrorCode.Forbidden, {
    what: { en: 'you are not a team member', ru: 'вы не являетесь участником' },
  });
}
