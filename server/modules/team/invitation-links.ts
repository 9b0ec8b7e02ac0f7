import type { DataSource } from 'typeorm';
import type { Language } from '../../contract/language/localised.js';
import { randomToken, hashToken } from '../platform/random-token.js';

/** A new invitation link with its recipient. */
interface IssuedInvitation {
  uid: string;
  email: string;
  /** E-mail of the inviting owner. */
  owner: string;
  /** Language of the invitee's account, or of the owner's. */
  language: Language;
  expiresAt: Date;
}

/** Invitation links. Only digests are stored, so a leaked table exposes no working links. */
export class InvitationLinks {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** Issues a link for an invitation and revokes the previous one; undefined if the invitation is no longer open. */
  async issue(id: number): Promise<IssuedInvitation | undefined> {
    const uid = randomToken();
    const [rows]: [Omit<IssuedInvitation, 'uid'>[], number] = await this.postgres.query(
      `UPDATE invitation SET token_hash = $2 FROM account AS owner
       WHERE invitation.id = $1 AND accepted_at IS NULL AND expires_at > $3 AND owner.id = invitation.owner_id
       RETURNING invitation.email, owner.email AS owner, expires_at AS "expiresAt",
         COALESCE((SELECT language FROM account WHERE account.email = invitation.email), owner.language) AS language`,
      [id, hashToken(uid), this.now()],
    );
    const [invitation] = rows;
    return invitation && { ...invitation, uid };
  }
}
