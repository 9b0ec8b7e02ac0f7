import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from '../../config/config.js';
import type { AuditAction } from '../../contract/accounts/audit-actions.js';
import { Account } from '../../entities/account.entity.js';
import { SecondFactor } from '../../entities/second-factor.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser, Visitor } from '../../request/visitor.js';
import type { MailService } from '../mail/mail.service.js';
import type { SecondFactorMailKind } from '../mail/queued-mail.js';
import { assertAuthenticated } from '../platform/assert-authenticated.js';
import { AttemptLimiter } from '../platform/attempt-limiter.js';
import type { AuditService } from '../platform/audit.service.js';
import { KeyEncryption } from '../platform/key-encryption.js';
import { lockAccount } from '../platform/lock-account.js';
import type { PasswordConfirmationService } from './password-confirmation.service.js';
import type { SessionService } from './session.service.js';
import {
  findTotpStep,
  generateRecoveryCodes,
  generateTotpSecret,
  getTotpUri,
  hashRecoveryCode,
  isTotpCode,
} from './second-factor-codes.js';

/** Window for wrong codes. */
const windowSeconds = 900;

/** State of two-factor log-in for its user. */
interface SecondFactorStatus {
  enabledAt: Date | null;
  recoveryCodesLeft: number;
  /** Whether the server requires it for this account. */
  isRequired: boolean;
}

/** Secret of a new authenticator app. */
interface SecondFactorSecret {
  secret: string;
  uri: string;
}

/** Dependencies of `SecondFactorService`. */
interface SecondFactorDependencies {
  postgres: DataSource;
  now: () => Date;
  config: Pick<
    Config,
    'keysSecret' | 'dataDir' | 'loginAttempts' | 'publicUrl' | 'requiresSecondFactor' | 'access'
  >;
  audit: AuditService;
  passwords: PasswordConfirmationService;
  mail: MailService;
  sessions: SessionService;
}

/** Two-factor log-in with the codes of an authenticator app (TOTP) and recovery codes. */
export class SecondFactorService {
  private readonly encryption: KeyEncryption;
  private readonly attempts: AttemptLimiter;

  constructor(private readonly deps: SecondFactorDependencies) {
    const { postgres, config } = deps;
    this.encryption = new KeyEncryption(config);
    this.attempts = new AttemptLimiter(postgres, {
      name: 'second-factor',
      attempts: config.loginAttempts,
      seconds: windowSeconds,
    });
  }

  /** State of the user's account. */
  async getStatus({ account }: AuthenticatedUser): Promise<SecondFactorStatus> {
    const factor = await this.deps.postgres.manager.findOneBy(SecondFactor, { accountId: account.id });
    const enabledAt = account.secondFactorAt;
    return {
      enabledAt,
      recoveryCodesLeft: enabledAt === null ? 0 : (factor?.recoveryHashes.length ?? 0),
      isRequired: this.isRequired(account),
    };
  }

  /**
   * Creates the secret of a new authenticator app. It counts only after `enable`.
   * @throws AppError Forbidden if it is on or with open access, PasswordRequired, WrongPassword, TooManyRequests
   */
  async begin(
    user: AuthenticatedUser,
    currentPassword: string | null | undefined,
  ): Promise<SecondFactorSecret> {
    if (this.deps.config.access === 'open') throw forbidden(openAccessMessage);
    await this.deps.passwords.confirmUnlessRecent(user, currentPassword);
    const { id: accountId, email } = user.account;
    const secret = generateTotpSecret();
    await this.deps.postgres.transaction(async (tx) => {
      await assertDisabled(tx, accountId);
      await tx.upsert(
        SecondFactor,
        {
          accountId,
          sealed: this.encryption.encrypt(secret, encryptionContext(accountId)),
          createdAt: this.deps.now(),
          lastStep: 0,
          recoveryHashes: [],
        },
        ['accountId'],
      );
    });
    const issuer = new URL(this.deps.config.publicUrl).hostname;
    return { secret, uri: getTotpUri(secret, { issuer: `Rivalscope ${issuer}`, email }) };
  }

  /**
   * Turns two-factor log-in on with the first code of the app and returns the recovery codes. Browsers whose log-in was
   * replaced must log in again.
   * @throws AppError WrongSecondFactor, TooManyRequests, Forbidden if it is already on or not begun
   */
  async enable(user: AuthenticatedUser, code: string): Promise<string[]> {
    const accountId = user.account.id;
    const recoveryCodes = generateRecoveryCodes();
    await this.limitAttempts(accountId, user, () =>
      this.deps.postgres.transaction(async (tx) => {
        await assertDisabled(tx, accountId);
        await assertAuthenticated(tx, user);
        const factor = await this.lockFactor(tx, accountId);
        if (!factor) throw forbidden(notStartedMessage);
        const step = isTotpCode(code) ? this.findStep(factor, code) : undefined;
        if (step === undefined) throw wrongCode();
        const recoveryHashes = recoveryCodes.map(hashRecoveryCode);
        await tx.update(SecondFactor, accountId, { lastStep: step, recoveryHashes });
        await tx.update(Account, accountId, { secondFactorAt: this.deps.now() });
        await this.deps.sessions.disableTakeover(accountId, tx);
        await this.recordChange(tx, user, 'second-factor-enabled');
      }),
    );
    return recoveryCodes;
  }

  /**
   * Turns two-factor log-in off.
   * @throws AppError WrongSecondFactor, TooManyRequests, Forbidden where the server requires it
   */
  async disable(user: AuthenticatedUser, code: string): Promise<void> {
    if (this.isRequired(user.account)) throw forbidden(requiredMessage);
    const { id: accountId } = user.account;
    await this.verifyEnabled(user, code);
    await this.deps.postgres.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      await removeSecondFactor(tx, accountId);
      await this.recordChange(tx, user, 'second-factor-disabled');
    });
  }

  /**
   * Replaces the recovery codes.
   * @throws AppError WrongSecondFactor, TooManyRequests
   */
  async replaceRecoveryCodes(user: AuthenticatedUser, code: string): Promise<string[]> {
    await this.verifyEnabled(user, code);
    const recoveryCodes = generateRecoveryCodes();
    await this.deps.postgres.transaction(async (tx) => {
      await tx.update(SecondFactor, user.account.id, { recoveryHashes: recoveryCodes.map(hashRecoveryCode) });
      await this.recordChange(tx, user, 'recovery-codes-replaced');
    });
    return recoveryCodes;
  }

  /**
   * Verifies a code of the app or a recovery code. Each works once. Does nothing while two-factor log-in is off.
   * @throws AppError SecondFactorRequired without a code, WrongSecondFactor, TooManyRequests
   */
  async verify(
    { id, secondFactorAt }: Pick<Account, 'id' | 'secondFactorAt'>,
    input: string | null | undefined,
    { address }: Pick<Visitor, 'address'>,
  ): Promise<void> {
    if (secondFactorAt === null) return;
    const code = input?.replace(/\s/g, '') ?? '';
    if (code === '') throw new AppError(ErrorCode.SecondFactorRequired, { field: 'code' });
    await this.limitAttempts(id, { address }, () =>
      this.deps.postgres.transaction((tx) => this.consumeCode(tx, id, code, address)),
    );
  }

  private async verifyEnabled(user: AuthenticatedUser, code: string): Promise<void> {
    if (user.account.secondFactorAt === null) throw forbidden(disabledMessage);
    await this.verify(user.account, code, user);
  }

  private async consumeCode(
    tx: EntityManager,
    accountId: number,
    code: string,
    address: string,
  ): Promise<void> {
    const factor = await this.lockFactor(tx, accountId);
    if (!factor) throw wrongCode();
    if (isTotpCode(code)) {
      const step = this.findStep(factor, code);
      if (step === undefined || step <= factor.lastStep) throw wrongCode();
      await tx.update(SecondFactor, accountId, { lastStep: step });
      return;
    }
    const usedHash = hashRecoveryCode(code);
    const recoveryHashes = factor.recoveryHashes.filter((hash) => hash !== usedHash);
    if (recoveryHashes.length === factor.recoveryHashes.length) throw wrongCode();
    await tx.update(SecondFactor, accountId, { recoveryHashes });
    const details = { left: recoveryHashes.length };
    await this.deps.audit.record(
      { action: 'recovery-code-used', actorId: accountId, accountId, details, address },
      tx,
    );
  }

  /** Time step of a valid code; undefined for a wrong one, or if the encryption secret of the server was replaced. */
  private findStep({ accountId, sealed }: SecondFactor, code: string): number | undefined {
    const secret = this.encryption.decrypt(sealed, encryptionContext(accountId));
    return secret === undefined ? undefined : findTotpStep(secret, code, this.deps.now());
  }

  /** Counts wrong codes per account, whatever the network, so that a known password does not allow guessing. */
  private async limitAttempts(
    accountId: number,
    { address }: Pick<Visitor, 'address'>,
    attempt: () => Promise<void>,
  ): Promise<void> {
    await this.attempts.consume(String(accountId));
    try {
      await attempt();
    } catch (error) {
      if (error instanceof AppError && error.code === ErrorCode.WrongSecondFactor) {
        await this.deps.audit.record({
          action: 'second-factor-failed',
          actorId: null,
          accountId,
          address,
        });
      }
      throw error;
    }
    await this.attempts.reset(String(accountId));
  }

  private lockFactor(tx: EntityManager, accountId: number): Promise<SecondFactor | null> {
    return tx.findOne(SecondFactor, { where: { accountId }, lock: { mode: 'pessimistic_write' } });
  }

  private isRequired({ isAdministrator }: Account): boolean {
    return isAdministrator && this.deps.config.requiresSecondFactor;
  }

  /** Records a change in the audit log and informs the user by e-mail. */
  private async recordChange(
    tx: EntityManager,
    { account: { id }, address }: AuthenticatedUser,
    action: AuditAction & SecondFactorMailKind,
  ): Promise<void> {
    await this.deps.audit.record({ action, actorId: id, accountId: id, address }, tx);
    await this.deps.mail.queue({ kind: action, accountId: id }, tx);
  }
}

/** Removes the authenticator app and the recovery codes of an account. */
export async function removeSecondFactor(tx: EntityManager, accountId: number): Promise<void> {
  await tx.delete(SecondFactor, { accountId });
  await tx.update(Account, accountId, { secondFactorAt: null });
}

/** Locks the account. A new secret never replaces one that is in use. */
async function assertDisabled(tx: EntityManager, accountId: number): Promise<void> {
  await lockAccount(tx, accountId);
  const { secondFactorAt } = await tx.findOneByOrFail(Account, { id: accountId });
  if (secondFactorAt !== null) throw forbidden(enabledMessage);
}

function encryptionContext(accountId: number): string {
  return `second factor of account ${accountId}`;
}

function wrongCode(): AppError {
  return new AppError(ErrorCode.WrongSecondFactor, { field: 'code' });
}

function forbidden(what: { en: string; ru: string }): AppError {
  return new AppError(ErrorCode.Forbidden, { what });
}

const openAccessMessage = {
  en: 'this server has open access and no log-in',
  ru: 'на этом сервере открытый доступ без входа',
};
const enabledMessage = {
  en: 'two-factor log-in is on: turn it off first',
  ru: 'двухэтапный вход уже включён: сначала выключите его',
};
const disabledMessage = {
  en: 'two-factor log-in is off',
  ru: 'двухэтапный вход выключен',
};
const notStartedMessage = {
  en: 'two-factor log-in was not set up: start again',
  ru: 'настройка двухэтапного входа не начата: начните заново',
};
const requiredMessage = {
  en: 'administrators of this server need two-factor log-in',
  ru: 'на этом сервере администраторам нужен двухэтапный вход',
};
