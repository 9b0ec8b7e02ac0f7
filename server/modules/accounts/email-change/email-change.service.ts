import { IsNull, MoreThan, MoreThanOrEqual, Not, type DataSource, type EntityManager } from 'typeorm';
import type { AuditAction } from '../../../contract/accounts/audit-actions.js';
import type { AuditDetails } from '../../../entities/audit-record.entity.js';
import { Account } from '../../../entities/account.entity.js';
import { EmailChange } from '../../../entities/email-change.entity.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import type { AuthenticatedUser, Visitor } from '../../../request/visitor.js';
import type { MailService } from '../../mail/mail.service.js';
import { assertAuthenticated } from '../../platform/assert-authenticated.js';
import { AttemptLimiter } from '../../platform/attempt-limiter.js';
import type { AuditService } from '../../platform/audit.service.js';
import { assertEmail } from '../../platform/email-address.js';
import { lockAccount } from '../../platform/lock-account.js';
import { clearedApiToken, hasApiToken } from '../api-token.service.js';
import type { LoginAttempts } from '../login-attempts.js';
import type { PasswordConfirmationService } from '../password-confirmation.service.js';
import type { PasswordResetTokens } from '../password-reset-tokens.js';
import { removeSecondFactor } from '../second-factor.service.js';
import type { SessionService } from '../session.service.js';
import { mapUniqueViolation } from '../unique-violation.js';
import {
  withdrawPendingEmailChange,
  type EmailChangeLinks,
  type OpenEmailChange,
} from './email-change-links.js';

/** Lifetime of the confirmation link. */
const confirmationLifetimeMs = 24 * 3_600_000;

/** Time in which the previous address can revert a change. */
const reversalLifetimeMs = 7 * 24 * 3_600_000;

/** Requested changes per account and hour. */
const accountLimit = { name: 'email-change', attempts: 10, seconds: 3600 };

/** Confirmation e-mails per recipient and hour. */
const recipientLimit = { name: 'email-change-to', attempts: 5, seconds: 3600 };

/** Dependencies of `EmailChangeService`. */
interface EmailChangeDependencies {
  postgres: DataSource;
  now: () => Date;
  audit: AuditService;
  mail: MailService;
  links: EmailChangeLinks;
  attempts: LoginAttempts;
  passwords: PasswordConfirmationService;
  resetTokens: PasswordResetTokens;
  sessions: SessionService;
}

/** Changes of the login e-mail. A new address applies after a confirmation from it. */
export class EmailChangeService {
  private readonly perAccount: AttemptLimiter;
  private readonly perRecipient: AttemptLimiter;

  constructor(private readonly deps: EmailChangeDependencies) {
    this.perAccount = new AttemptLimiter(deps.postgres, accountLimit);
    this.perRecipient = new AttemptLimiter(deps.postgres, recipientLimit);
  }

  /**
   * Sends a confirmation link to the new address. Every attempt counts, because EmailTaken reveals whether an account
   * exists and the e-mail may reach a stranger.
   * @throws AppError InvalidEmail, WrongPassword, EmailTaken, TooManyRequests
   */
  async request(user: AuthenticatedUser, newEmail: string, password: string): Promise<void> {
    const email = assertEmail(newEmail);
    await this.deps.passwords.confirm(user, password, 'password');
    if (email === user.account.email) return this.cancel(user);
    await this.perAccount.consume(String(user.account.id));
    await this.deps.attempts.attemptFromAddress(user.address, () =>
      this.requestFor(user, user.account.id, email),
    );
  }

  /**
   * Requests a change of any account on behalf of a user or an administrator.
   * @throws AppError EmailTaken, TooManyRequests
   */
  async requestFor(actor: AuthenticatedUser, accountId: number, email: string): Promise<void> {
    if (await this.isTaken(email, accountId)) throw new AppError(ErrorCode.EmailTaken, { field: 'email' });
    await this.perRecipient.consume(email);
    await this.deps.postgres.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      await assertAuthenticated(tx, actor);
      const { email: previousEmail } = await tx.findOneByOrFail(Account, { id: accountId });
      await withdrawPendingEmailChange(tx, accountId);
      const requestedAt = this.deps.now();
      const expiresAt = new Date(requestedAt.getTime() + confirmationLifetimeMs);
      const change = { accountId, previousEmail, email, requestedAt, expiresAt };
      const { id: changeId } = await tx.save(tx.create(EmailChange, change));
      await this.recordEvent(tx, actor, accountId, 'email-change-requested', {
        from: previousEmail,
        to: email,
      });
      await this.deps.mail.queue({ kind: 'email-confirmation', changeId }, tx);
    });
  }

  /**
   * Changes the e-mail of an account without a confirmation and notifies the previous address. This is for
   * administrators who verified the address in another way. The sessions of the account end, and its API token and the
   * links that revert earlier changes stop working, because administrators also correct the e-mail of stolen accounts.
   * Administrators who correct their own keep sessions and token.
   * @throws AppError EmailTaken
   */
  async setDirectly(
    tx: EntityManager,
    actor: AuthenticatedUser,
    account: Account,
    email: string,
  ): Promise<void> {
    const { id: accountId, email: formerEmail } = account;
    if (email === formerEmail) return;
    await withdrawPendingEmailChange(tx, accountId);
    const revertible = { accountId, confirmedAt: Not(IsNull()), revertedAt: IsNull() };
    await tx.update(EmailChange, revertible, { revertedAt: this.deps.now() });
    const isOwn = accountId === actor.account.id;
    const hadToken = !isOwn && (await hasApiToken(tx, accountId));
    const fields = { email, emailConfirmedAt: null, ...(isOwn ? {} : clearedApiToken) };
    await this.replaceEmail(tx, accountId, fields);
    if (!isOwn) await this.deps.sessions.endSessions(accountId, 'removed', tx);
    const details = { from: formerEmail, to: email, confirmed: false };
    await this.recordEvent(tx, actor, accountId, 'email-changed', details);
    await this.deps.mail.queue({ kind: 'email-changed', accountId, formerEmail, hadToken }, tx);
  }

  /** Withdraws a pending change of the user. */
  async cancel(user: AuthenticatedUser): Promise<void> {
    const { id: accountId } = user.account;
    await this.deps.postgres.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const isWithdrawn = await withdrawPendingEmailChange(tx, accountId);
      if (isWithdrawn) await this.recordEvent(tx, user, accountId, 'email-change-cancelled', {});
    });
  }

  /** The e-mail that awaits confirmation; null without one. */
  async findPendingEmail(accountId: number): Promise<string | null> {
    const expiresAt = MoreThan(this.deps.now());
    const conditions = { accountId, confirmedAt: IsNull(), expiresAt };
    return (await this.deps.postgres.manager.findOneBy(EmailChange, conditions))?.email ?? null;
  }

  /**
   * The change of a link.
   * @throws AppError ResetInvalid for an unknown, used or expired link
   */
  async findByLink(uid: string, tx?: EntityManager): Promise<OpenEmailChange> {
    const change = await this.deps.links.find(uid, tx);
    if (!change) throw new AppError(ErrorCode.ResetInvalid);
    return change;
  }

  /**
   * Applies a pending change by the link in the e-mail to the new address. The previous address gets a link that reverts
   * it.
   * @throws AppError ResetInvalid, EmailTaken
   */
  async confirm(uid: string, visitor: Visitor): Promise<OpenEmailChange> {
    return this.withOpenChange(uid, 'confirm', async (tx, change) => {
      const { id, accountId, previousEmail, email } = change;
      const confirmedAt = this.deps.now();
      const revertUntil = new Date(confirmedAt.getTime() + reversalLifetimeMs);
      await tx.update(EmailChange, id, { confirmedAt, revertUntil });
      await this.replaceEmail(tx, accountId, { email, emailConfirmedAt: confirmedAt });
      await this.recordEvent(tx, visitor, accountId, 'email-changed', { from: previousEmail, to: email });
      const mail = { kind: 'email-changed', accountId, formerEmail: previousEmail, changeId: id } as const;
      await this.deps.mail.queue(mail, tx);
    });
  }

  /**
   * Restores the previous e-mail by the link in the notice. The person who changed it knew the password, so it stops
   * working with all sessions, the API token, and a second factor turned on since the log-in of that person. The
   * restored address gets a link to set a new password.
   * @throws AppError ResetInvalid, EmailTaken
   */
  async revert(uid: string, visitor: Visitor): Promise<OpenEmailChange> {
    const { sessions, mail } = this.deps;
    return this.withOpenChange(uid, 'revert', async (tx, change) => {
      const { id, accountId, previousEmail } = change;
      const { requestedAt } = await tx.findOneByOrFail(EmailChange, { id });
      const { email: current, secondFactorAt } = await tx.findOneByOrFail(Account, { id: accountId });
      const now = this.deps.now();
      await withdrawPendingEmailChange(tx, accountId);
      await tx.update(EmailChange, { accountId, id: MoreThanOrEqual(id) }, { revertedAt: now });
      await this.replaceEmail(tx, accountId, {
        email: previousEmail,
        emailConfirmedAt: now,
        passwordHash: null,
        ...clearedApiToken,
      });
      const loggedInAt = await findLogInBefore(tx, accountId, requestedAt);
      if (secondFactorAt === null || secondFactorAt >= loggedInAt) await removeSecondFactor(tx, accountId);
      await sessions.endSessions(accountId, 'removed', tx);
      await this.recordEvent(tx, visitor, accountId, 'email-reverted', { from: current, to: previousEmail });
      await mail.queue({ kind: 'password-reset', email: previousEmail }, tx);
    });
  }

  /** Runs an action with the locked account of a valid link. One of several concurrent uses succeeds. */
  private async withOpenChange(
    uid: string,
    action: OpenEmailChange['action'],
    run: (tx: EntityManager, change: OpenEmailChange) => Promise<void>,
  ): Promise<OpenEmailChange> {
    const { accountId } = await this.findByLink(uid);
    return this.deps.postgres.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const change = await this.findByLink(uid, tx);
      if (change.action !== action) throw new AppError(ErrorCode.ResetInvalid);
      await run(tx, change);
      return change;
    });
  }

  private async replaceEmail(tx: EntityManager, accountId: number, fields: Partial<Account>): Promise<void> {
    try {
      await tx.update(Account, accountId, fields);
    } catch (error) {
      throw mapUniqueViolation(error) ?? error;
    }
    await this.deps.resetTokens.revoke(accountId, tx);
  }

  /** Whether another account has the e-mail or can still revert to it. */
  private async isTaken(email: string, accountId: number): Promise<boolean> {
    const rows: unknown[] = await this.deps.postgres.query(
      `SELECT 1 FROM account WHERE email = $1
       UNION ALL SELECT 1 FROM email_change WHERE previous_email = $1 AND account_id <> $2
         AND confirmed_at IS NOT NULL AND reverted_at IS NULL AND revert_until > $3`,
      [email, accountId, this.deps.now()],
    );
    return rows.length > 0;
  }

  private recordEvent(
    tx: EntityManager,
    { account, address }: Visitor,
    accountId: number,
    action: AuditAction,
    details: AuditDetails,
  ): Promise<void> {
    const actorId = account?.id ?? null;
    return this.deps.audit.record({ action, actorId, accountId, details, address }, tx);
  }
}

/**
 * Time of the log-in from which a change was requested: an account has one session at a time. Without a stored session
 * it is the time of the request.
 */
async function findLogInBefore(tx: EntityManager, accountId: number, requestedAt: Date): Promise<Date> {
  const [session]: { loggedInAt: Date }[] = await tx.query(
    `SELECT coalesce(authenticated_at, created_at) AS "loggedInAt" FROM session
     WHERE account_id = $1 AND created_at <= $2 AND coalesce(ended_at >= $2, true)
     ORDER BY created_at DESC LIMIT 1`,
    [accountId, requestedAt],
  );
  return session?.loggedInAt ?? requestedAt;
}
