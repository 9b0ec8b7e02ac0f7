import type { InvitationPurpose } from '../../contract/account-vocabulary.js';
import type { DataSource, EntityManager } from 'typeorm';
import { randomToken, tokenHash } from '../accounts/random-token.js';
import type { MailService } from '../mail/mail.service.js';
import type { CorporateInvitation } from './corporate.type.js';

/** Days that the link of an invitation works. */
const lifetimeMs = 7 * 24 * 3_600_000;

/** An invitation whose link is good. */
export interface OpenInvitation {
  id: number;
  email: string;
  ownerId: number;
  ownerEmail: string;
  purpose: InvitationPurpose;
}

/** Invitations by mail: each works once and for seven days, and a newer one makes the older void. */
export class Invitations {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly mail: MailService,
  ) {}

  /** Makes an invitation and queues its letter. */
  async send(tx: EntityManager, ownerId: number, email: string, purpose: InvitationPurpose): Promise<void> {
    const now = this.now();
    await this.withdraw(tx, ownerId, email);
    // The letter's own link is made when it is sent; nobody knows the secret behind this digest.
    const [made]: { id: number }[] = await tx.query(
      `INSERT INTO invitation (owner_id, email, purpose, token_hash, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [ownerId, email, purpose, tokenHash(randomToken()), now, new Date(now.getTime() + lifetimeMs)],
    );
    const invitationId = made?.id ?? 0;
    await this.mail.queue({ kind: purpose === 'join' ? 'invitation' : 'activation', invitationId }, tx);
  }

  /** Takes an owner's open invitations of an e-mail back; answers whether there were any. */
  async withdraw(tx: EntityManager, ownerId: number, email: string): Promise<boolean> {
    const [gone]: [{ id: number }[], number] = await tx.query(
      'DELETE FROM invitation WHERE owner_id = $1 AND email = $2 AND accepted_at IS NULL RETURNING id',
      [ownerId, email],
    );
    return gone.length > 0;
  }

  /** Invitations to join that an owner has sent and that still can be accepted. */
  async openOf(ownerId: number): Promise<CorporateInvitation[]> {
    const found: { email: string; expiresAt: Date }[] = await this.postgres.query(
      `SELECT email, expires_at AS "expiresAt" FROM invitation
       WHERE owner_id = $1 AND purpose = 'join' AND accepted_at IS NULL AND expires_at > $2 ORDER BY email`,
      [ownerId, this.now()],
    );
    return found.map(({ email, expiresAt }) => ({ email, expiresAt: expiresAt.toISOString() }));
  }

  /** The invitation of a link; undefined where it is wrong, used, withdrawn or too old. */
  async find(uid: string, tx?: EntityManager): Promise<OpenInvitation | undefined> {
    const [found]: OpenInvitation[] = await (tx ?? this.postgres).query(
      `SELECT invitation.id, invitation.email, purpose, owner.id AS "ownerId", owner.email AS "ownerEmail"
       FROM invitation JOIN account AS owner ON owner.id = invitation.owner_id AND owner.blocked_at IS NULL
       WHERE token_hash = $1 AND accepted_at IS NULL AND expires_at > $2`,
      [tokenHash(uid), this.now()],
    );
    return found;
  }

  /** Uses an invitation up; false where another call did so first. */
  async use({ id }: OpenInvitation, tx: EntityManager): Promise<boolean> {
    const [used]: [{ id: number }[], number] = await tx.query(
      'UPDATE invitation SET accepted_at = $2 WHERE id = $1 AND accepted_at IS NULL RETURNING id',
      [id, this.now()],
    );
    return used.length > 0;
  }
}
