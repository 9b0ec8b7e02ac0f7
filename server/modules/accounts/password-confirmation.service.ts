import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from '../../config/config.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { Account } from '../../entities/account.entity.js';
import { AttemptLimiter } from './attempt-limiter.js';
import { verifyPassword } from './password.js';

/** Time after which wrong guesses of one's own password are forgotten. */
const windowSeconds = 900;

/** The password once more, before what must not be done by whoever finds a browser open. */
export class PasswordConfirmationService {
  private readonly attempts: AttemptLimiter;

  constructor(
    private readonly postgres: DataSource,
    { loginAttempts: attempts }: Pick<Config, 'loginAttempts'>,
  ) {
    this.attempts = new AttemptLimiter(postgres, { name: 'password', attempts, seconds: windowSeconds });
  }

  /**
   * The hash that a person's password was right for.
   * @throws AppError WrongPassword with the field of the form, TooManyRequests after too many guesses
   */
  async confirm({ account }: AuthenticatedUser, password: string, field: string): Promise<string> {
    await this.attempts.consume(String(account.id));
    const stored = await this.hashOf(account.id);
    const isValid = await verifyPassword(stored, password);
    if (!isValid || stored === null) throw new AppError(ErrorCode.WrongPassword, { field });
    await this.attempts.reset(String(account.id));
    return stored;
  }

  /** The hash that an account has now; null where it has no password. */
  async hashOf(id: number, manager: EntityManager = this.postgres.manager): Promise<string | null> {
    const found = await manager.findOneOrFail(Account, {
      where: { id },
      select: { id: true, passwordHash: true },
    });
    return found.passwordHash;
  }
}
