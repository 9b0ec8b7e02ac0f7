import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { ClusteringRecord } from '../../entities/clustering.entity.js';
import { GroupReportRecord } from '../../entities/group-report.entity.js';
import { Account } from '../../entities/account.entity.js';
import { clearedApiToken } from '../accounts/api-token.service.js';
import { AttemptLimiter } from '../accounts/attempt-limiter.js';
import { assertEmail } from '../accounts/email-address.js';
import { runIdempotent } from '../accounts/idempotency.js';
import type { SessionService } from '../accounts/session.service.js';
import type { AuditService } from '../admin/audit.service.js';
import type { OtherTeamMember, Team, AddMemberResult, TeamMember } from './team.type.js';
import type { Invitations } from './invitations.js';
import {
  assertCanJoin,
  assertSeatAvailable,
  lockOwnerAndInvitee,
  countMembers,
  seatLimit,
} from './membership.js';

/** Letters that owners may ask for to one e-mail, and one owner to all, in an hour. */
const mailLimit = { seconds: 3600, perPerson: 10, perOwner: 60 };

/** The people who work with an owner's plan. */
export class TeamService {
  private readonly perRecipient: AttemptLimiter;
  private readonly perOwnerLimiter: AttemptLimiter;

  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly audit: AuditService,
    private readonly sessions: SessionService,
    private readonly invitations: Invitations,
  ) {
    const { seconds, perPerson, perOwner } = mailLimit;
    this.perRecipient = new AttemptLimiter(postgres, { name: 'invited', attempts: perPerson, seconds });
    this.perOwnerLimiter = new AttemptLimiter(postgres, { name: 'invites', attempts: perOwner, seconds });
  }

  /** The owner's people and open invitations. */
  async overview({ owner }: AuthenticatedUser): Promise<Team> {
    const { manager } = this.postgres;
    return {
      limit: seatLimit(owner, this.now()),
      used: await countMembers(manager, owner),
      users: await findMembers(manager, owner.id),
      invitations: await this.invitations.findOpen(owner.id),
    };
  }

  /** Sub-users of an owner, by e-mail. */
  findMembers(ownerId: number): Promise<TeamMember[]> {
    return findMembers(this.postgres.manager, ownerId);
  }

  /** Everybody else who works with the same plan. */
  async otherMembers({ account, owner }: AuthenticatedUser): Promise<OtherTeamMember[]> {
    return this.postgres.query(
      `SELECT email FROM account WHERE (id = $1 OR owner_id = $1) AND id <> $2 ORDER BY email`,
      [owner.id, account.id],
    );
  }

  /**
   * Adds somebody by e-mail: who has no account gets one and a letter to set its password; who has one must be invited.
   * @param key what the client names its request by: once more it answers the same and adds nobody
   * @throws AppError InvalidEmail, PlanWithoutUsers, UsersLimit, UserExists, UserElsewhere, UserPaid, TooManyRequests, KeyReused
   */
  async add(user: AuthenticatedUser, typed: string, key?: string | null): Promise<AddMemberResult> {
    const email = await this.limitMail(typed, user);
    return this.runOnce(user, { key, request: `add ${email}` }, email, async (tx, { owner, invitee }) => {
      await assertSeatAvailable(tx, owner, this.now());
      if (invitee) {
        await assertCanJoin(tx, owner, invitee, this.now());
        return 'rebind';
      }
      const createdId = await this.createAccount(tx, owner, email);
      // Somebody registered with the e-mail at this very moment.
      if (createdId === undefined) return 'rebind';
      await this.invitations.send(tx, owner.id, email, 'activate');
      await this.recordEvent(tx, user, 'corporate-user-added', createdId, email);
      return 'true';
    });
  }

  /**
   * Mails an invitation to somebody with an account; to a sub-user who has no password yet the letter to set it, once more.
   * @throws AppError InvalidEmail, PlanWithoutUsers, UsersLimit, UserNotFound, UserExists, UserElsewhere, UserPaid,
   * TooManyRequests, KeyReused
   */
  async invite(user: AuthenticatedUser, typed: string, key?: string | null): Promise<void> {
    const email = await this.limitMail(typed, user);
    await this.runOnce(user, { key, request: `invite ${email}` }, email, async (tx, { owner, invitee }) => {
      if (!invitee) throw new AppError(ErrorCode.UserNotFound, { field: 'email' });
      const isWaiting = invitee.ownerId === owner.id && invitee.passwordHash === null;
      if (!isWaiting) {
        await assertSeatAvailable(tx, owner, this.now());
        await assertCanJoin(tx, owner, invitee, this.now());
      }
      await this.invitations.send(tx, owner.id, email, isWaiting ? 'activate' : 'join');
      await this.recordEvent(tx, user, 'corporate-user-invited', invitee.id, email);
      return '';
    });
  }

  /**
   * Takes somebody out of the account, or an open invitation back. The person's sessions and API token are over at once.
   * @throws AppError InvalidEmail, UserNotFound
   */
  async remove(user: AuthenticatedUser, typed: string): Promise<void> {
    const email = assertEmail(typed);
    await this.withLockedPair(user, email, async (tx, { owner, invitee }) => {
      const withdrawn = await this.invitations.withdraw(tx, owner.id, email);
      const isMember = invitee?.ownerId === owner.id;
      if (!isMember && !withdrawn) throw new AppError(ErrorCode.UserNotFound, { field: 'email' });
      if (isMember) await this.removeMember(tx, invitee);
      const isDeleted = invitee === undefined || (isMember && invitee.passwordHash === null);
      await this.recordEvent(tx, user, 'corporate-user-removed', isDeleted ? null : invitee.id, email);
    });
  }

  /** Leaves the corporate account by the sub-user's own wish. Throws Forbidden for somebody who is in none. */
  async leave(user: AuthenticatedUser): Promise<void> {
    const { account, owner } = user;
    await this.postgres.transaction(async (tx) => {
      const { invitee } = await lockOwnerAndInvitee(tx, owner.id, account.email);
      if (invitee?.id !== account.id || invitee.ownerId === null) throw notATeamMember();
      await detachMember(tx, invitee);
      const details = { owner: owner.email };
      await this.audit.record(
        { ...auditActor(user), action: 'corporate-user-left', accountId: account.id, details },
        tx,
      );
    });
  }

  private runOnce<Result extends string>(
    user: AuthenticatedUser,
    named: { key: string | null | undefined; request: string },
    email: string,
    change: (tx: EntityManager, pair: Awaited<ReturnType<typeof lockOwnerAndInvitee>>) => Promise<Result>,
  ): Promise<Result> {
    return this.withLockedPair(user, email, (tx, pair) =>
      runIdempotent(tx, { ...named, accountId: user.owner.id, at: this.now() }, () => change(tx, pair)),
    );
  }

  private withLockedPair<Result>(
    { owner }: AuthenticatedUser,
    email: string,
    change: (tx: EntityManager, pair: Awaited<ReturnType<typeof lockOwnerAndInvitee>>) => Promise<Result>,
  ): Promise<Result> {
    return this.postgres.transaction(async (tx) =>
      change(tx, await lockOwnerAndInvitee(tx, owner.id, email)),
    );
  }

  /** The id of a new account without a password; undefined where the e-mail has one by now. */
  private async createAccount(tx: EntityManager, owner: Account, email: string): Promise<number | undefined> {
    const [created]: { id: number }[] = await tx.query(
      `INSERT INTO account (email, owner_id, language, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING id`,
      [email, owner.id, owner.language, this.now()],
    );
    return created?.id;
  }

  /** The e-mail as accounts keep it, where letters may be asked for. Counted before anything is locked. */
  private async limitMail(typed: string, { account }: AuthenticatedUser): Promise<string> {
    const email = assertEmail(typed);
    await this.perOwnerLimiter.consume(String(account.id));
    await this.perRecipient.consume(email);
    return email;
  }

  /**
   * Who never set a password has nothing to keep: the account goes, so that its person can register. Group reports that it was
   * given are its team's, and go back to the owner.
   */
  private async removeMember(tx: EntityManager, member: Account): Promise<void> {
    if (member.passwordHash === null) {
      await tx.update(GroupReportRecord, { ownerId: member.id }, { ownerId: member.ownerId ?? member.id });
      await tx.delete(Account, member.id);
      return;
    }
    await detachMember(tx, member);
    await this.sessions.endSessions(member.id, 'removed', tx);
  }

  private recordEvent(
    tx: EntityManager,
    user: AuthenticatedUser,
    action: 'corporate-user-added' | 'corporate-user-invited' | 'corporate-user-removed',
    accountId: number | null,
    email: string,
  ): Promise<void> {
    return this.audit.record({ ...auditActor(user), action, accountId, details: { email } }, tx);
  }
}

/**
 * A person stands alone again. Group reports made for the team stay with its owner, others go along; the API token, which worked
 * by the owner's plan, is void.
 */
async function detachMember(tx: EntityManager, { id, ownerId }: Account): Promise<void> {
  if (ownerId !== null) {
    await tx.update(GroupReportRecord, { ownerId: id, teamId: ownerId }, { ownerId });
    await tx.update(ClusteringRecord, { ownerId: id, teamId: ownerId }, { ownerId });
  }
  await tx.update(Account, id, { ownerId: null, ...clearedApiToken });
}

async function findMembers(manager: EntityManager, ownerId: number): Promise<TeamMember[]> {
  const found: { email: string; isActive: boolean; lastSeenAt: Date | null }[] = await manager.query(
    `SELECT email, password_hash IS NOT NULL AS "isActive", last_seen_at AS "lastSeenAt"
     FROM account WHERE owner_id = $1 ORDER BY email`,
    [ownerId],
  );
  return found.map((user) => ({ ...user, lastSeenAt: user.lastSeenAt?.toISOString() ?? null }));
}

function auditActor({ account, address }: AuthenticatedUser): { actorId: number; address: string } {
  return { actorId: account.id, address };
}

function notATeamMember(): AppError {
  return new AppError(ErrorCode.Forbidden, {
    what: { en: 'you are in no corporate account', ru: 'вы не состоите в корпоративном аккаунте' },
  });
}
