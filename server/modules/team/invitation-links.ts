import type { DataSource } from 'typeorm';
import type { Language } from '../../contract/localised.js';
import { randomToken, tokenHash } from '../accounts/random-token.js';

/** Whom an invitation's letter goes to, and the secret of its link. */
interface IssuedInvitation {
  uid: string;
  email: string;
  /** E-mail of who invites. */
  owner: string;
  /** The invited person's own where they have an account, else the owner's. */
  language: Language;
  expiresAt: Date;
}

/** The links of invitations. The table holds digests: who reads it can follow no link. */
export class InvitationLinks {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** A new link of an invitation, the one before is void; undefined where it is accepted, withdrawn or too old. */
  async issue(id: number): Promise<IssuedInvitation | undefined> {
    const uid = randomToken();
    const [updated]: [Omit<IssuedInvitation, 'uid'>[], number] = await this.postgres.query(
      `UPDATE invitation SET token_hash = $2 FROM account AS owner
       WHERE invitation.id = $1 AND accepted_at IS NULL AND expires_at > $3 AND owner.id = invitation.owner_id
       RETURNING invitation.email, owner.email AS owner, expires_at AS "expiresAt",
         COALESCE((SELECT language FROM account WHERE account.email = invitation.email), owner.language) AS language`,
      [id, tokenHash(uid), this.now()],
    );
    const [invited] = updated;
    return invited && { ...invited, uid };
  }
}
