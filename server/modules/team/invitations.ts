import { IsNull, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import type { InvitationPurpose } from '../../contract/account-vocabulary.js';
import { randomToken, tokenHash } from '../accounts/random-token.js';
import type { MailService } from '../mail/mail.service.js';
import type { TeamInvitation } from './team.type.js';
import { Invitation } from '../../entities/invitation.entity.js';

/** Days that the link of an invitation works. */
const invitationLifetimeMs = 7 * 24 * 3_600_000;

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
    const link = {
      tokenHash: tokenHash(randomToken()),
      createdAt: now,
      expiresAt: new Date(now.getTime() + invitationLifetimeMs),
    };
    const { id: invitationId } = await tx.save(tx.create(Invitation, { ownerId, email, purpose, ...link }));
    await this.mail.queue({ kind: purpose === 'join' ? 'invitation' : 'activation', invitationId }, tx);
  }

  /** Takes an owner's open invitations of an e-mail back; answers whether there were any. */
  async withdraw(tx: EntityManager, ownerId: number, email: string): Promise<boolean> {
    const { affected } = await tx.delete(Invitation, { ownerId, email, acceptedAt: IsNull() });
    return Boolean(affected);
  }

  /** Invitations to join that an owner has sent and that still can be accepted. */
  async findOpen(ownerId: number): Promise<TeamInvitation[]> {
    const found = await this.postgres.getRepository(Invitation).find({
      where: { ownerId, purpose: 'join', acceptedAt: IsNull(), expiresAt: MoreThan(this.now()) },
      order: { email: 'ASC' },
    });
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
  async consume({ id }: OpenInvitation, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.update(
      Invitation,
      { id, acceptedAt: IsNull() },
      { acceptedAt: this.now() },
    );
    return Boolean(affected);
  }
}
