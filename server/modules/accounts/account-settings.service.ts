import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { AuditAction } from '../../contract/accounts/audit-actions.js';
import { assertAuthenticated } from '../platform/assert-authenticated.js';
import type { AuditService } from '../platform/audit.service.js';
import type { MailService } from '../mail/mail.service.js';
import { Account } from '../../entities/account.entity.js';
import { withdrawPendingEmailChange } from './email-change/email-change-links.js';
import { hasApiToken, issueApiToken, clearedApiToken } from './api-token.service.js';
import { lockAccount } from '../platform/lock-account.js';
import type { LoginAttempts } from './login-attempts.js';
import type { Caller, LoginService } from './login.service.js';
import { assertStrongPassword, assertPasswordsMatch, hashPassword } from './password.js';
import type { PasswordConfirmationService } from './password-confirmation.service.js';
import { assertPhone } from '../platform/phone-number.js';
import type { PasswordResetTokens } from './password-reset-tokens.js';
import type { SessionService } from './session.service.js';
import { mapUniqueViolation } from './unique-violation.js';

interface PasswordChange {
  oldPassword: string;
  password: string;
  passwordRepeat: string;
}

/** A verified new password. */
interface PasswordReplacement {
  /** Hash of the password that the user entered. */
  storedHash: string;
  passwordHash: string;
  /** Push subscription of the browser, which stays. */
  pushToken: string | undefined;
}

/** Editable account fields; undefined fields stay unchanged. */
interface AccountChange {
  /** Empty or null removes the phone. */
  phone?: string | null;
  language?: string | null;
  /** Confirms a new phone if the log-in is not recent. */
  currentPassword?: string | null;
}

/** Dependencies of `AccountSettingsService`. */
interface AccountSettingsDependencies {
  postgres: DataSource;
  now: () => Date;
  attempts: LoginAttempts;
  passwords: PasswordConfirmationService;
  audit: AuditService;
  login: LoginService;
  mail: MailService;
  resetTokens: PasswordResetTokens;
  sessions: SessionService;
}

/** Updates of a user's own account. */
export class AccountSettingsService {
  constructor(private readonly deps: AccountSettingsDependencies) {}

  /**
   * Changes the password, ends all sessions, revokes reset links and withdraws a pending change of the e-mail. The current browser continues in a new session.
   * Replaces the API token, or revokes it if the plan excludes the API.
   * @returns the new API token, or null
   * @throws AppError WrongPassword, PasswordsDiffer, WeakPassword, TooManyRequests
   */
  async changePassword(
    user: AuthenticatedUser,
    change: PasswordChange,
    caller: Caller,
  ): Promise<string | null> {
    const storedHash = await this.deps.passwords.confirm(user, change.oldPassword, 'oldPassword');
    assertPasswordsMatch(change.password, change.passwordRepeat);
    await assertStrongPassword(change.password, user.account.email);
    const passwordHash = await hashPassword(change.password);
    const { pushToken } = caller.browser;
    const token = await this.replacePassword(user, { storedHash, passwordHash, pushToken });
    if (user.sessionId !== null) await this.deps.login.loginAs(user.account.id, caller);
    return token;
  }

  /**
   * Updates phone and language. PhoneTaken reveals whether an account exists, so it counts like a failed login.
   * @throws AppError InvalidPhone, PhoneTaken, InvalidField, PasswordRequired, WrongPassword, TooManyRequests
   */
  async update(user: AuthenticatedUser, { phone, language, currentPassword }: AccountChange): Promise<void> {
    const change: Partial<Account> = {};
    if (phone !== undefined) change.phone = phone?.trim() ? assertPhone(phone) : null;
    if (language !== undefined && language !== null) change.language = parseLanguage(language);
    if (change.phone !== undefined && change.phone !== user.account.phone) {
      await this.deps.passwords.confirmUnlessRecent(user, currentPassword);
    }
    if (Object.keys(change).length === 0) return;
    await this.deps.attempts.attemptFromAddress(user.address, () =>
      this.updateLocked(user, async (tx) => {
        await tx.update(Account, user.account.id, change);
        await this.recordEvent(tx, user, 'account-updated', { fields: Object.keys(change).join(', ') });
      }),
    );
  }

  private replacePassword(
    user: AuthenticatedUser,
    { storedHash, passwordHash, pushToken }: PasswordReplacement,
  ): Promise<string | null> {
    const accountId = user.account.id;
    const { resetTokens, sessions, mail } = this.deps;
    return this.deps.postgres.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      // A concurrent change replaced the password that was verified.
      if ((await this.deps.passwords.findHash(accountId, tx)) !== storedHash) {
        throw new AppError(ErrorCode.WrongPassword, { field: 'oldPassword' });
      }
      await tx.update(Account, accountId, { passwordHash });
      await resetTokens.revoke(accountId, tx);
      await withdrawPendingEmailChange(tx, accountId);
      await sessions.endSessions(accountId, 'password', tx, pushToken);
      const hadToken = await hasApiToken(tx, accountId);
      const token = hadToken ? await this.replaceToken(user, tx) : null;
      await this.recordEvent(tx, user, 'password-changed', {});
      await mail.queue({ kind: 'password-changed', accountId, hadToken }, tx);
      return token;
    });
  }

  private async replaceToken(
    { account, plan }: AuthenticatedUser,
    tx: EntityManager,
  ): Promise<string | null> {
    if (plan.limits.api) return (await issueApiToken(tx, account.id, this.deps.now())).token;
    await tx.update(Account, account.id, clearedApiToken);
    return null;
  }

  private async updateLocked(
    user: AuthenticatedUser,
    change: (tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    try {
      await this.deps.postgres.transaction(async (tx) => {
        await lockAccount(tx, user.account.id);
        await assertAuthenticated(tx, user);
        await change(tx);
      });
    } catch (error) {
      throw mapUniqueViolation(error) ?? error;
    }
  }

  private recordEvent(
    tx: EntityManager,
    { account, address }: AuthenticatedUser,
    action: AuditAction,
    details: Readonly<Record<string, string>>,
  ): Promise<void> {
    return this.deps.audit.record(
      { action, actorId: account.id, accountId: account.id, details, address },
      tx,
    );
  }
}

function parseLanguage(language: string): 'en' | 'ru' {
  if (language === 'en' || language === 'ru') return language;
  const what = { en: 'The language is en or ru.', ru: 'Язык – en или ru.' };
  throw new AppError(ErrorCode.InvalidField, { field: 'language', what });
}
