import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { networkOf } from '../../request/network.js';
import { AttemptLimit } from './attempt-limit.js';

/** Time after which failed log-ins are forgotten. */
const windowSeconds = 15 * 60;

/** Addresses are shared by many people, so they may fail more often than one account from one address. */
const perAddress = 10;

/** Codes of answers that tell a guesser something. */
const failures: ReadonlySet<unknown> = new Set([
  ErrorCode.WrongCredentials,
  ErrorCode.EmailTaken,
  ErrorCode.PhoneTaken,
]);

/** Guessing of passwords, held back by account and address together, and by address alone. */
export class LoginAttempts {
  private readonly byPerson: AttemptLimit;
  private readonly byAddress: AttemptLimit;
  private readonly turns = new Map<string, Promise<void>>();

  constructor(postgres: DataSource, { loginAttempts }: Pick<Config, 'loginAttempts'>) {
    const seconds = windowSeconds;
    this.byPerson = new AttemptLimit(postgres, { name: 'login', attempts: loginAttempts, seconds });
    const ofAddress = loginAttempts * perAddress;
    this.byAddress = new AttemptLimit(postgres, { name: 'login-from', attempts: ofAddress, seconds });
  }

  /**
   * Makes an attempt to log in, and counts it where it fails. Those of one account and address take turns: of many at once
   * no more are made than one after the other, and right ones never stand in each other's way.
   * @throws AppError TooManyRequests, or what the attempt throws
   */
  async logIn<Result>(email: string, address: string, attempt: () => Promise<Result>): Promise<Result> {
    const person = JSON.stringify([email, networkOf(address)]);
    return this.inTurn(person, async () => {
      await this.byPerson.count(person);
      const result = await this.from(address, attempt);
      await this.byPerson.forget(person);
      return result;
    });
  }

  /**
   * Makes an attempt whose failure tells whether an account exists, and counts it for the address where it fails.
   * @throws AppError TooManyRequests, or what the attempt throws
   */
  async from<Result>(address: string, attempt: () => Promise<Result>): Promise<Result> {
    const place = networkOf(address);
    await this.byAddress.count(place);
    try {
      const result = await attempt();
      await this.byAddress.giveBack(place);
      return result;
    } catch (error) {
      if (!isFailure(error)) await this.byAddress.giveBack(place);
      throw error;
    }
  }

  private async inTurn<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
    const before = this.turns.get(key) ?? Promise.resolve();
    const result = before.then(act);
    const done = result.then(nothing, nothing);
    this.turns.set(key, done);
    void done.then(() => {
      if (this.turns.get(key) === done) this.turns.delete(key);
    });
    return result;
  }
}

function isFailure(error: unknown): boolean {
  return error instanceof AppError && failures.has(error.code);
}

function nothing(): void {
  // The next in turn waits for the end, however it came.
}
