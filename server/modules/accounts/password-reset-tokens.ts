import { IsNull, type DataSource, type EntityManager } from 'typeorm';
import { lockAccount } from '../platform/lock-account.js';
import { PasswordReset } from '../../entities/password-reset.entity.js';
import { randomToken, hashToken } from '../platform/random-token.js';

/** Lifetime of a reset link. */
const lifetimeMs = 3_600_000;

/** The account of a valid reset link. */
export interface OpenPasswordReset {
  accountId: number;
  email: string;
}

/** Matches unused, unexpired links of active accounts whose e-mail has not changed. */
const openResetSql = `FROM password_reset AS reset
  JOIN account ON account.id = reset.account_id AND account.email = reset.email AND account.blocked_at IS NULL
  WHERE reset.token_hash = $1 AND reset.used_at IS NULL AND reset.expires_at > $2`;

/** Password reset links. Only digests are stored, so a leaked table exposes no working links. */
export class PasswordResetTokens {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** Issues a new link for an account and revokes previous ones. */
  async issue({ id, email }: { id: number; email: string }): Promise<string> {
    const uid = randomToken();
    const now = this.now();
    await this.postgres.transaction(async (tx) => {
      // The account lock serializes concurrent requests, so the later link is the valid one.
      await lockAccount(tx, id);
      await this.revoke(id, tx);
      const expiresAt = new Date(now.getTime() + lifetimeMs);
      const link = { accountId: id, tokenHash: hashToken(uid), email, createdAt: now, expiresAt };
      await tx.insert(PasswordReset, link);
    });
    return uid;
  }

  /** Revokes the open links of an account after a password or e-mail change. */
  async revoke(accountId: number, tx: EntityManager): Promise<void> {
    await tx.update(PasswordReset, { accountId, usedAt: IsNull() }, { usedAt: this.now() });
  }

  /** The account of a valid link; undefined otherwise. */
  async find(uid: string): Promise<OpenPasswordReset | undefined> {
    return this.findOpenReset(uid, this.postgres.manager);
  }

  /** Consumes a link; undefined if it is invalid. Exactly one of several concurrent requests succeeds. */
  async consume(uid: string, tx: EntityManager): Promise<OpenPasswordReset | undefined> {
    const candidate = await this.findOpenReset(uid, tx);
    if (!candidate) return undefined;
    await lockAccount(tx, candidate.accountId);
    const openReset = await this.findOpenReset(uid, tx);
    if (openReset) await this.revoke(openReset.accountId, tx);
    return openReset;
  }

  private async findOpenReset(uid: string, tx: EntityManager): Promise<OpenPasswordReset | undefined> {
    const [openReset]: OpenPasswordReset[] = await tx.query(
      `SELECT account.id AS "accountId", account.email ${openResetSql}`,
      [hashToken(uid), this.now()],
    );
    return openReset;
  }
}
