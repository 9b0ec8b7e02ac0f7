import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { networkOf } from '../../request/network.js';
import { AttemptLimiter } from './attempt-limiter.js';

/** Time after which failed log-ins are forgotten. */
const windowSeconds = 15 * 60;

/** Addresses are shared by many people, so they may fail more often than one account from one address. */
const addressLimitFactor = 10;

/** Codes of answers that tell a guesser something. */
const countedErrors: ReadonlySet<unknown> = new Set([
  ErrorCode.WrongCredentials,
  ErrorCode.EmailTaken,
  ErrorCode.PhoneTaken,
]);

/** Guessing of passwords, held back by account and address together, and by address alone. */
export class LoginAttempts {
  private readonly perAccount: AttemptLimiter;
  private readonly perAddress: AttemptLimiter;
  private readonly tails = new Map<string, Promise<void>>();

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
   * Makes an attempt to log in, and counts it where it fails. Those of one account and address take turns: of many at once
   * no more are made than one after the other, and right ones never stand in each other's way.
   * @throws AppError TooManyRequests, or what the attempt throws
   */
  async attemptLogin<Result>(
    email: string,
    address: string,
    attempt: () => Promise<Result>,
  ): Promise<Result> {
    const key = JSON.stringify([email, networkOf(address)]);
    return this.runInOrder(key, async () => {
      await this.perAccount.consume(key);
      const result = await this.attemptFromAddress(address, attempt);
      await this.perAccount.reset(key);
      return result;
    });
  }

  /**
   * Makes an attempt whose failure tells whether an account exists, and counts it for the address where it fails.
   * @throws AppError TooManyRequests, or what the attempt throws
   */
  async attemptFromAddress<Result>(address: string, attempt: () => Promise<Result>): Promise<Result> {
    const network = networkOf(address);
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

  private async runInOrder<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const previous = this.tails.get(key) ?? Promise.resolve();
    const result = previous.then(task);
    const settled = result.then(ignore, ignore);
    this.tails.set(key, settled);
    void settled.then(() => {
      if (this.tails.get(key) === settled) this.tails.delete(key);
    });
    return result;
  }
}

function isCountedError(error: unknown): boolean {
  return error instanceof AppError && countedErrors.has(error.code);
}

function ignore(): void {
  // The next in turn waits for the end, however it came.
}
