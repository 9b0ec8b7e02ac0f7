import type { EntityManager } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';

/**
 * Asserts that the session or the API token of a request still works. The account must be locked: a request that
 * started before a new password or a block then changes nothing after it.
 * @throws AppError SessionExpired, InvalidToken
 */
export async function assertAuthenticated(
  tx: EntityManager,
  { account, sessionId, viaApiToken }: AuthenticatedUser,
): Promise<void> {
  if (sessionId !== null) {
    const sessions: unknown[] = await tx.query('SELECT FROM session WHERE id = $1 AND ended_at IS NULL', [
      sessionId,
    ]);
    if (sessions.length === 0) throw new AppError(ErrorCode.SessionExpired);
  }
  if (viaApiToken) {
    const accounts: unknown[] = await tx.query(
      `SELECT FROM account WHERE id = $1 AND blocked_at IS NULL
         AND api_token_hint = $2 AND api_token_at IS NOT DISTINCT FROM $3`,
      [account.id, account.apiTokenHint, account.apiTokenAt],
    );
    if (accounts.length === 0) throw new AppError(ErrorCode.InvalidToken);
  }
}
