import { IsNull, type DataSource, type EntityManager } from 'typeorm';
import { lockAccount } from './lock-account.js';
import { PasswordReset } from '../../entities/password-reset.entity.js';
import { randomToken, tokenHash } from './random-token.js';

/** Time for which the link of a recovery letter works, in milliseconds. */
const lifetimeMs = 3_600_000;

/** The account that the link of a recovery letter is for. */
interface OpenPasswordReset {
  accountId: number;
  email: string;
}

/** A link that was made, is not used up or too old, and whose account has the same e-mail still. */
const openResetSql = `FROM password_reset AS reset
  JOIN account ON account.id = reset.account_id AND account.email = reset.email AND account.blocked_at IS NULL
  WHERE reset.token_hash = $1 AND reset.used_at IS NULL AND reset.expires_at > $2`;

/** The links of recovery letters. The table holds digests: who reads it can follow no link. */
export class PasswordResetTokens {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** A new link's secret for an account; the links made before are void. */
  async issue({ id, email }: { id: number; email: string }): Promise<string> {
    const uid = randomToken();
    const now = this.now();
    await this.postgres.transaction(async (tx) => {
      // Two letters at once take turns, so that the later link is the good one.
      await lockAccount(tx, id);
      await this.revoke(id, tx);
      const expiresAt = new Date(now.getTime() + lifetimeMs);
      const link = { accountId: id, tokenHash: tokenHash(uid), email, createdAt: now, expiresAt };
      await tx.insert(PasswordReset, link);
    });
    return uid;
  }

  /** Makes the open links of an account void: its password or e-mail has changed. */
  async revoke(accountId: number, tx: EntityManager): Promise<void> {
    await tx.update(PasswordReset, { accountId, usedAt: IsNull() }, { usedAt: this.now() });
  }

  /** Whose link it is, while it is good. */
  async find(uid: string): Promise<OpenPasswordReset | undefined> {
    return this.read(uid, this.postgres.manager);
  }

  /** Uses a link up; undefined where it is not good any more. Of several at once exactly one gets the account. */
  async consume(uid: string, tx: EntityManager): Promise<OpenPasswordReset | undefined> {
    const candidate = await this.read(uid, tx);
    if (!candidate) return undefined;
    await lockAccount(tx, candidate.accountId);
    const open = await this.read(uid, tx);
    if (open) await this.revoke(open.accountId, tx);
    return open;
  }

  private async read(uid: string, tx: EntityManager): Promise<OpenPasswordReset | undefined> {
    const [found]: OpenPasswordReset[] = await tx.query(
      `SELECT account.id AS "accountId", account.email ${openResetSql}`,
      [tokenHash(uid), this.now()],
    );
    return found;
  }
}
