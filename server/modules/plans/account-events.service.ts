import type { DataSource } from 'typeorm';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { lockAccount } from '../platform/lock-account.js';

/** Maximum event types per account. */
const maxEventTypes = 100;

const typePattern = /^[\w.:-]{1,64}$/;

/** Client events remembered per account, such as a completed tour. */
export class AccountEventsService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /**
   * Counts an event and stores its time.
   * @throws AppError InvalidField
   */
  async record({ account }: AuthenticatedUser, type: string): Promise<void> {
    if (!typePattern.test(type)) throw invalidTypeError;
    await this.postgres.transaction(async (manager) => {
      // The account lock serializes inserts, so the limit is exact.
      await lockAccount(manager, account.id);
      const insertedRows: unknown[] = await manager.query(
        `INSERT INTO account_event AS event (account_id, type, last_at)
         SELECT $1::int, $2::varchar, $3::timestamptz
         WHERE (SELECT count(*) FROM account_event WHERE account_id = $1 AND type <> $2) < $4
         ON CONFLICT (account_id, type) DO UPDATE SET times = event.times + 1, last_at = excluded.last_at
         RETURNING 1`,
        [account.id, type, this.now(), maxEventTypes],
      );
      if (insertedRows.length === 0) throw tooManyTypesError;
    });
  }
}

const invalidType = (what: Localised): AppError =>
  new AppError(ErrorCode.InvalidField, { field: 'type', what });

const invalidTypeError = invalidType({
  en: 'The type of an event is 1 to 64 letters, digits, dots, colons, hyphens or underscores.',
  ru: 'Тип события – от 1 до 64 латинских букв, цифр, точек, двоеточий, дефисов и подчёркиваний.',
});

const tooManyTypesError = invalidType({
  en: `An account can store at most ${maxEventTypes} types of events.`,
  ru: `Аккаунт хранит не больше ${maxEventTypes} типов событий.`,
});
