import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { ServiceParts } from '../../app-services.js';

/** Time for which the link of a recovery letter works, in milliseconds. */
const lifetime = 3_600_000;

/** An account whose link of a recovery letter is good. */
export interface OpenReset {
  accountId: number;
  email: string;
}

/** The links of recovery letters. The table holds digests: who reads it can follow no link. */
export class ResetTokens {
  constructor(private readonly parts: Pick<ServiceParts, 'postgres' | 'now'>) {}

  /** A new link's secret for an account; the links made before are void. */
  async issue({ id, email }: { id: number; email: string }): Promise<string> {
    const uid = randomBytes(32).toString('base64url');
    const now = this.parts.now();
    await this.parts.postgres.transaction(async (tx) => {
      // Two letters at once take turns, so that the later link is the good one.
      await tx.query('SELECT 1 FROM account WHERE id = $1 FOR UPDATE', [id]);
      await this.revoke(id, tx);
      await tx.query(
        `INSERT INTO password_reset (account_id, token_hash, email, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5)`,
        [id, digestOf(uid), email, now, new Date(now.getTime() + lifetime)],
      );
    });
    return uid;
  }

  /** Makes the open links of an account void: its password or e-mail has changed. */
  async revoke(accountId: number, tx: EntityManager): Promise<void> {
    await tx.query('UPDATE password_reset SET used_at = $2 WHERE account_id = $1 AND used_at IS NULL', [
      accountId,
      this.parts.now(),
    ]);
  }

  /** Whose link it is, while it is good. */
  async find(uid: string): Promise<OpenReset | undefined> {
    const [found]: OpenReset[] = await this.parts.postgres.query(
      `SELECT account.id AS "accountId", account.email FROM password_reset AS reset
       JOIN account ON account.id = reset.account_id AND account.email = reset.email AND account.blocked_at IS NULL
       WHERE reset.token_hash = $1 AND reset.used_at IS NULL AND reset.expires_at > $2`,
      [digestOf(uid), this.parts.now()],
    );
    return found;
  }

  /** Uses a link up; undefined where it is not good any more. Of several at once exactly one gets the account. */
  async use(uid: string, tx: EntityManager): Promise<OpenReset | undefined> {
    const [used]: [OpenReset[], number] = await tx.query(
      `UPDATE password_reset AS reset SET used_at = $2 FROM account
       WHERE reset.token_hash = $1 AND reset.used_at IS NULL AND reset.expires_at > $2
         AND account.id = reset.account_id AND account.email = reset.email AND account.blocked_at IS NULL
       RETURNING account.id AS "accountId", account.email`,
      [digestOf(uid), this.parts.now()],
    );
    return used[0];
  }
}

function digestOf(uid: string): Buffer {
  return createHash('sha256').update(uid).digest();
}
