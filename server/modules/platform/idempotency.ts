import type { EntityManager } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

const keyPattern = /^[\w.:-]{1,64}$/;

/** A request with an idempotency key. */
interface IdempotentRequest {
  /** Keys are scoped to this account. */
  accountId: number;
  /** Without a key the action runs on every request. */
  key: string | null | undefined;
  /** Canonical form of the request parameters. */
  request: string;
  at: Date;
}

/**
 * Runs an action once per idempotency key and returns the stored result to repeated and concurrent requests. The key
 * is stored in the action's transaction, so failed requests can be retried.
 * @throws AppError InvalidField (key), KeyReused if the key belongs to another request
 */
export async function runIdempotent<Result extends string>(
  tx: EntityManager,
  { accountId, key, request, at }: IdempotentRequest,
  action: () => Promise<Result>,
): Promise<Result> {
  if (key === null || key === undefined) return action();
  assertIdempotencyKey(key);
  const inserted: unknown[] = await tx.query(
    `INSERT INTO request_key (account_id, key, request, at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING 1 AS fresh`,
    [accountId, key, request, at],
  );
  if (inserted.length > 0) {
    const result = await action();
    await tx.query('UPDATE request_key SET answer = $3 WHERE account_id = $1 AND key = $2', [
      accountId,
      key,
      result,
    ]);
    return result;
  }
  const [stored]: { request: string; result: Result }[] = await tx.query(
    'SELECT request, answer AS result FROM request_key WHERE account_id = $1 AND key = $2',
    [accountId, key],
  );
  if (stored?.request !== request) throw new AppError(ErrorCode.KeyReused);
  return stored.result;
}

/** @throws AppError InvalidField (key) */
export function assertIdempotencyKey(key: string): void {
  if (keyPattern.test(key)) return;
  throw new AppError(ErrorCode.InvalidField, {
    field: 'key',
    what: {
      en: 'The key of a request is 1 to 64 letters, digits, dots, colons, hyphens or underscores.',
      ru: 'Ключ запроса – от 1 до 64 латинских букв, цифр, точек, двоеточий, дефисов и подчёркиваний.',
    },
  });
}
