import type { DataSource } from 'typeorm';

/** Access that a backup contained and that has ended. */
export interface EndedAccess {
  sessions: number;
  links: number;
}

/**
 * Ends the access that a restored backup revives: all sessions with their push subscriptions, links that set a password
 * and links that confirm a new e-mail. They may have been revoked after the backup. Links that revert a change of an
 * e-mail stay valid, because they protect the owner of the account.
 */
export function endRestoredAccess(postgres: DataSource): Promise<EndedAccess> {
  return postgres.transaction(async (tx) => {
    const [, sessions]: [unknown, number] = await tx.query(
      `UPDATE session SET ended_at = coalesce(ended_at, now()), end_reason = 'removed'
       WHERE ended_at IS NULL OR end_reason = 'replaced'`,
    );
    await tx.query('DELETE FROM push_subscription');
    const [, resets]: [unknown, number] = await tx.query(
      'UPDATE password_reset SET used_at = now() WHERE used_at IS NULL',
    );
    const [, changes]: [unknown, number] = await tx.query(
      'DELETE FROM email_change WHERE confirmed_at IS NULL',
    );
    return { sessions, links: resets + changes };
  });
}
