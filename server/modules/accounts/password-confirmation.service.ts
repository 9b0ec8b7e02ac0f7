import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from '../../config/config.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { isRecentlyAuthenticated } from '../../request/recent-authentication.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { Account } from '../../entities/account.entity.js';
import { AttemptLimiter } from '../platform/attempt-limiter.js';
import { verifyPassword } from './password.js';

/** Window for failed confirmations. */
const windowSeconds = 900;

/** Confirms sensitive actions by password to protect unlocked browsers. */
export class PasswordConfirmationService {
  private readonly attempts: AttemptLimiter;

  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    { loginAttempts: attempts }: Pick<Config, 'loginAttempts'>,
  ) {
    this.attempts = new AttemptLimiter(postgres, { name: 'password', attempts, seconds: windowSeconds });
  }

  /**
   * Verifies the user's password and returns its hash.
   * @throws AppError WrongPassword with the form field, TooManyRequests
   */
  async confirm({ account }: AuthenticatedUser, password: string, field: string): Promise<string> {
    await this.attempts.consume(String(account.id));
    const storedHash = await this.findHash(account.id);
    const isValid = await verifyPassword(storedHash, password);
    if (!isValid || storedHash === null) throw new AppError(ErrorCode.WrongPassword, { field });
    await this.attempts.reset(String(account.id));
    return storedHash;
  }

  /**
   * Verifies the user's password. Without one, the session must have been authenticated recently.
   * @throws AppError PasswordRequired, WrongPassword, both with the form field; TooManyRequests
   */
  async confirmUnlessRecent(user: AuthenticatedUser, password: string | null | undefined): Promise<void> {
    if (user.hasOpenAccess) return;
    const field = 'currentPassword';
    if (password) await this.confirm(user, password, field);
    else if (!isRecentlyAuthenticated(user, this.now())) {
      throw new AppError(ErrorCode.PasswordRequired, { field });
    }
  }

  /**
   * Verifies the password and counts the session as recently authenticated.
   * @throws AppError WrongPassword, TooManyRequests
   */
  async renewAuthentication(user: AuthenticatedUser, password: string): Promise<void> {
    await this.confirm(user, password, 'currentPassword');
    if (user.sessionId === null) return;
    await this.postgres.query('UPDATE session SET authenticated_at = $2 WHERE id = $1 AND ended_at IS NULL', [
      user.sessionId,
      this.now(),
    ]);
  }

  /** The current password hash; null without a password. */
  async findHash(id: number, manager: EntityManager = this.postgres.manager): Promise<string | null> {
    const account = await manager.findOneOrFail(Account, {
      where: { id },
      select: { id: true, passwordHash: true },
    });
    return account.passwordHash;
  }
}
