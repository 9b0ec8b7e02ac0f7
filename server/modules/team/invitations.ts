import { IsNull, MoreThan, type DataSource, type EntityManager } from 'typeorm';
import type { InvitationPurpose } from '../../contract/accounts/account-vocabulary.js';
import { randomToken, hashToken } from '../platform/random-token.js';
import type { MailService } from '../mail/mail.service.js';
import type { TeamInvitation } from './team.type.js';
import { Invitation } from '../../entities/invitation.entity.js';

/** Lifetime of an invitation. */
const invitationLifetimeMs = 7 * 24 * 3_600_000;

/** A valid invitation. */
export interface OpenInvitation {
  id: number;
  email: string;
  ownerId: number;
  ownerEmail: string;
  purpose: InvitationPurpose;
}

/** Invitations by e-mail. Each is valid once for seven days; a new one revokes the previous one. */
export class Invitations {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly mail: MailService,
  ) {}

  /** Creates an invitation and queues its e-mail. */
  async send(tx: EntityManager, ownerId: number, email: string, purpose: InvitationPurpose): Promise<void> {
    const now = this.now();
    await this.withdraw(tx, ownerId, email);
    // Placeholder digest. The working link is created when the e-mail is sent.
    const link = {
      tokenHash: hashToken(randomToken()),
      createdAt: now,
      expiresAt: new Date(now.getTime() + invitationLifetimeMs),
    };
    const { id: invitationId } = await tx.save(tx.create(Invitation, { ownerId, email, purpose, ...link }));
    await this.mail.queue({ kind: purpose === 'join' ? 'invitation' : 'activation', invitationId }, tx);
  }

  /** Withdraws an owner's open invitations for an e-mail. Returns whether there were any. */
  async withdraw(tx: EntityManager, ownerId: number, email: string): Promise<boolean> {
    const { affected } = await tx.delete(Invitation, { ownerId, email, acceptedAt: IsNull() });
    return Boolean(affected);
  }

  /** Open invitations to join an owner's team. */
  async findOpen(ownerId: number): Promise<TeamInvitation[]> {
    const invitations = await this.postgres.getRepository(Invitation).find({
      where: { ownerId, purpose: 'join', acceptedAt: IsNull(), expiresAt: MoreThan(this.now()) },
      order: { email: 'ASC' },
    });
    return invitations.map(({ email, expiresAt }) => ({ email, expiresAt: expiresAt.toISOString() }));
  }

  /** The invitation of a link; undefined if it is unknown, used, withdrawn or expired. */
  async find(uid: string, tx?: EntityManager): Promise<OpenInvitation | undefined> {
    const [invitation]: OpenInvitation[] = await (tx ?? this.postgres).query(
      `SELECT invitation.id, invitation.email, purpose, owner.id AS "ownerId", owner.email AS "ownerEmail"
       FROM invitation JOIN account AS owner ON owner.id = invitation.owner_id AND owner.blocked_at IS NULL
       WHERE token_hash = $1 AND accepted_at IS NULL AND expires_at > $2`,
      [hashToken(uid), this.now()],
    );
    return invitation;
  }

  /** Marks an invitation as accepted; false if a concurrent request did so first. */
  async consume({ id }: OpenInvitation, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.update(
      Invitation,
      { id, acceptedAt: IsNull() },
      { acceptedAt: this.now() },
    );
    return Boolean(affected);
  }
}
