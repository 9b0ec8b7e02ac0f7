import { IsNull, type DataSource, type EntityManager } from 'typeorm';
import { EmailChange } from '../../../entities/email-change.entity.js';
import type { EmailChangeLink } from '../../mail/email-renderer.js';
import { hashToken, randomToken } from '../../platform/random-token.js';

/**
 * Withdraws the pending change of an account. A new password does so too, because the person who requested the change
 * may have known the previous one.
 * @returns whether there was one
 */
export async function withdrawPendingEmailChange(tx: EntityManager, accountId: number): Promise<boolean> {
  const { affected } = await tx.delete(EmailChange, { accountId, confirmedAt: IsNull() });
  return Boolean(affected);
}

/** The change behind a valid link. */
export interface OpenEmailChange {
  id: number;
  accountId: number;
  previousEmail: string;
  email: string;
  action: 'confirm' | 'revert';
}

/** A pending change whose account still has the e-mail from which it was requested. */
const pendingSql = `change.confirmed_at IS NULL AND change.expires_at > $2 AND account.email = change.previous_email`;

/** A confirmed change that the previous address can still revert. */
const revertibleSql = `change.confirmed_at IS NOT NULL AND change.reverted_at IS NULL AND change.revert_until > $2`;

const changeFields = `change.id, change.account_id AS "accountId", change.previous_email AS "previousEmail", change.email`;

/**
 * Links that confirm or revert a change of the e-mail. Only digests are stored, so a leaked table exposes no working
 * links.
 */
export class EmailChangeLinks {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** Issues the link for the new address; undefined if the change is no longer pending. */
  issueConfirmation(id: number): Promise<EmailChangeLink | undefined> {
    return this.issue(id, 'confirm_token_hash', pendingSql, 'change.email', 'change.expires_at');
  }

  /** Issues the link for the previous address; undefined if the change was reverted. */
  issueReversal(id: number): Promise<EmailChangeLink | undefined> {
    return this.issue(id, 'revert_token_hash', revertibleSql, 'change.previous_email', 'change.revert_until');
  }

  /** The change of a valid link; undefined otherwise. */
  async find(uid: string, tx: EntityManager = this.postgres.manager): Promise<OpenEmailChange | undefined> {
    const [change]: OpenEmailChange[] = await tx.query(
      `SELECT ${changeFields}, CASE WHEN change.confirm_token_hash = $1 THEN 'confirm' ELSE 'revert' END AS action
       FROM email_change AS change JOIN account ON account.id = change.account_id AND account.blocked_at IS NULL
       WHERE (change.confirm_token_hash = $1 AND ${pendingSql}) OR (change.revert_token_hash = $1 AND ${revertibleSql})`,
      [hashToken(uid), this.now()],
    );
    return change;
  }

  private async issue(
    id: number,
    tokenColumn: string,
    condition: string,
    recipient: string,
    until: string,
  ): Promise<EmailChangeLink | undefined> {
    const uid = randomToken();
    const [[issued]]: [(Omit<EmailChangeLink, 'uid' | 'until'> & { until: Date })[], number] =
      await this.postgres.query(
        `UPDATE email_change AS change SET ${tokenColumn} = $3 FROM account
       WHERE change.id = $1 AND account.id = change.account_id AND account.blocked_at IS NULL AND ${condition}
       RETURNING ${recipient} AS recipient, change.previous_email AS "previousEmail", change.email, account.language,
         ${until} AS until`,
        [id, this.now(), hashToken(uid)],
      );
    return issued && { ...issued, uid, until: issued.until.toISOString() };
  }
}
