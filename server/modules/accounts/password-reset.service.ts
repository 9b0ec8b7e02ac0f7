import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { getNetwork } from '../../request/network.js';
import type { AuthenticatedUser, Visitor } from '../../request/visitor.js';
import type { AuditService } from '../platform/audit.service.js';
import type { QueuedMail } from '../mail/queued-mail.js';
import type { MailService } from '../mail/mail.service.js';
import { Account } from '../../entities/account.entity.js';
import { hasApiToken, clearedApiToken } from './api-token.service.js';
import { withdrawPendingEmailChange } from './email-change/email-change-links.js';
import { AttemptLimiter } from '../platform/attempt-limiter.js';
import { assertEmail } from '../platform/email-address.js';
import type { Caller, LoginService } from './login.service.js';
import { assertStrongPassword, assertPasswordsMatch, hashPassword } from './password.js';
import { assertPhone } from '../platform/phone-number.js';
import type { OpenPasswordReset, PasswordResetTokens } from './password-reset-tokens.js';
import type { SecondFactorService } from './second-factor.service.js';
import type { SessionService } from './session.service.js';

/** Window for reset requests per e-mail or phone, and per network. */
const attemptWindowSeconds = 900;

const linkSentMessage: Localised = {
  en: 'If an account has this e-mail, an e-mail with a link is on its way. The link works for an hour.',
  ru: 'Если есть аккаунт с таким e-mail, письмо со ссылкой уже в пути. Ссылка действует час.',
};

const loginSentMessage: Localised = {
  en: 'If an account has this phone, we have sent the login to its e-mail.',
  ru: 'Если есть аккаунт с таким телефоном, мы отправили логин на его e-mail.',
};

/** Dependencies of `PasswordResetService`. */
interface PasswordResetDependencies {
  postgres: DataSource;
  now: () => Date;
  config: Pick<Config, 'loginAttempts'>;
  audit: AuditService;
  login: LoginService;
  mail: MailService;
  resetTokens: PasswordResetTokens;
  sessions: SessionService;
  secondFactors: SecondFactorService;
}

interface NewPassword {
  password: string;
  passwordRepeat: string;
  /** Code of the second factor. */
  code?: string | null;
}

/** Password reset and login reminder. Responses do not reveal whether an account exists. */
export class PasswordResetService {
  private readonly perAccount: AttemptLimiter;
  private readonly perAddress: AttemptLimiter;

  constructor(private readonly deps: PasswordResetDependencies) {
    const { loginAttempts } = deps.config;
    const accountLimit = Math.ceil(loginAttempts / 2);
    const addressLimit = loginAttempts * 3;
    this.perAccount = new AttemptLimiter(deps.postgres, {
      name: 'recover',
      attempts: accountLimit,
      seconds: attemptWindowSeconds,
    });
    this.perAddress = new AttemptLimiter(deps.postgres, {
      name: 'recover-from',
      attempts: addressLimit,
      seconds: attemptWindowSeconds,
    });
  }

  /**
   * Queues a reset link for the account with this e-mail, if it exists.
   * @throws AppError InvalidEmail, TooManyRequests, MailFailed
   */
  async request(input: string, visitor: Visitor): Promise<Localised> {
    const email = assertEmail(input);
    await this.queueMail({ kind: 'password-reset', email }, email, visitor);
    return linkSentMessage;
  }

  /**
   * Queues a login reminder for the account with this phone, if it exists.
   * @throws AppError InvalidPhone, TooManyRequests, MailFailed
   */
  async remindLogin(input: string, visitor: Visitor): Promise<Localised> {
    const phone = assertPhone(input);
    await this.queueMail({ kind: 'login-reminder', phone }, phone, visitor);
    return loginSentMessage;
  }

  /** @throws AppError ResetInvalid for an unknown, used, revoked or expired link */
  async assertValidToken(uid: string): Promise<void> {
    await this.findOpenReset(uid);
  }

  /**
   * Consumes a reset link, sets the new password and logs in. Ends all sessions, revokes the API token and withdraws a
   * pending change of the e-mail. The link replaces only the password: an account with two-factor log-in also needs a code.
   * @throws AppError ResetInvalid, WeakPassword, PasswordsDiffer, SecondFactorRequired, WrongSecondFactor,
   *   TooManyRequests
   */
  async reset(
    uid: string,
    { password, passwordRepeat, code }: NewPassword,
    caller: Caller,
  ): Promise<AuthenticatedUser> {
    const { email, accountId: id } = await this.findOpenReset(uid);
    assertPasswordsMatch(password, passwordRepeat);
    await assertStrongPassword(password, email);
    const { secondFactorAt } = await this.deps.postgres.manager.findOneByOrFail(Account, { id });
    await this.deps.secondFactors.verify({ id, secondFactorAt }, code, caller.visitor);
    const accountId = await this.setPassword(uid, await hashPassword(password), caller.visitor);
    return this.deps.login.loginAs(accountId, caller);
  }

  private async findOpenReset(uid: string): Promise<OpenPasswordReset> {
    const openReset = await this.deps.resetTokens.find(uid);
    if (!openReset) throw new AppError(ErrorCode.ResetInvalid);
    return openReset;
  }

  private setPassword(uid: string, passwordHash: string, { address }: Visitor): Promise<number> {
    const { audit, mail, resetTokens, sessions } = this.deps;
    return this.deps.postgres.transaction(async (tx) => {
      const passwordReset = await resetTokens.consume(uid, tx);
      if (!passwordReset) throw new AppError(ErrorCode.ResetInvalid);
      const { accountId } = passwordReset;
      const hadToken = await hasApiToken(tx, accountId);
      await tx.update(Account, accountId, {
        passwordHash,
        emailConfirmedAt: this.deps.now(),
        ...clearedApiToken,
      });
      await withdrawPendingEmailChange(tx, accountId);
      await sessions.endSessions(accountId, 'password', tx);
      await audit.record({ action: 'password-reset', actorId: accountId, accountId, address }, tx);
      await mail.queue({ kind: 'password-changed', accountId, hadToken }, tx);
      return accountId;
    });
  }

  /** Queues an e-mail. The recipient is looked up by the mail job, so the response time reveals nothing. */
  private async queueMail(mail: QueuedMail, subject: string, { address, account }: Visitor): Promise<void> {
    await this.perAddress.consume(getNetwork(address));
    await this.perAccount.consume(subject);
    try {
      await this.deps.mail.queue(mail);
    } catch (error) {
      throw new AppError(ErrorCode.MailFailed, {}, { cause: error });
    }
    const details = { letter: mail.kind };
    const actorId = account?.id ?? null;
    await this.deps.audit.record({
      action: 'password-reset-requested',
      actorId,
      accountId: null,
      details,
      address,
    });
  }
}
