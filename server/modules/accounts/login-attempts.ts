import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { getNetwork } from '../../request/network.js';
import { AttemptLimiter } from '../platform/attempt-limiter.js';

/** Window in which failed logins are counted. */
const windowSeconds = 15 * 60;

/** Networks are shared by many users, so their limit is higher. */
const addressLimitFactor = 10;

/** Errors that reveal to an attacker whether an account exists. Only they count as failures. */
const countedErrors: ReadonlySet<unknown> = new Set([
  ErrorCode.WrongCredentials,
  ErrorCode.EmailTaken,
  ErrorCode.PhoneTaken,
]);

/** Limits password guessing per account and network, and per network. */
export class LoginAttempts {
  private readonly perAccount: AttemptLimiter;
  private readonly perAddress: AttemptLimiter;
  private readonly lastAttempts = new Map<string, Promise<void>>();

  constructor(postgres: DataSource, { loginAttempts }: Pick<Config, 'loginAttempts'>) {
    this.perAccount = new AttemptLimiter(postgres, {
      name: 'login',
      attempts: loginAttempts,
      seconds: windowSeconds,
    });
    const addressLimit = loginAttempts * addressLimitFactor;
    this.perAddress = new AttemptLimiter(postgres, {
      name: 'login-from',
      attempts: addressLimit,
      seconds: windowSeconds,
    });
  }

  /**
   * Runs a login attempt and counts failures. Attempts for one account and network run sequentially, so parallel
   * requests cannot exceed the limit and valid logins do not block each other.
   * @throws AppError TooManyRequests, or the error of the attempt
   */
  async attemptLogin<Result>(
    email: string,
    address: string,
    attempt: () => Promise<Result>,
  ): Promise<Result> {
    const key = JSON.stringify([email, getNetwork(address)]);
    return this.runSequentially(key, async () => {
      await this.perAccount.consume(key);
      const result = await this.attemptFromAddress(address, attempt);
      await this.perAccount.reset(key);
      return result;
    });
  }

  /**
   * Runs an attempt whose failure reveals whether an account exists, and counts failures per network.
   * @throws AppError TooManyRequests, or the error of the attempt
   */
  async attemptFromAddress<Result>(address: string, attempt: () => Promise<Result>): Promise<Result> {
    const network = getNetwork(address);
    await this.perAddress.consume(network);
    try {
      const result = await attempt();
      await this.perAddress.refund(network);
      return result;
    } catch (error) {
      if (!isCountedError(error)) await this.perAddress.refund(network);
      throw error;
    }
  }

  private async runSequentially<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const previous = this.lastAttempts.get(key) ?? Promise.resolve();
    const result = previous.then(task);
    const settled = result.then(noop, noop);
    this.lastAttempts.set(key, settled);
    void settled.then(() => {
      if (this.lastAttempts.get(key) === settled) this.lastAttempts.delete(key);
    });
    return result;
  }
}

function isCountedError(error: unknown): boolean {
  return error instanceof AppError && countedErrors.has(error.code);
}

function noop(): void {
  // The next attempt starts after success or failure.
}
