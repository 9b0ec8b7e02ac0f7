import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { InvitationPurpose } from '../contract/accounts/account-vocabulary.js';

/** An invitation to join a team. */
@Entity('invitation')
export class Invitation {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int', name: 'owner_id' })
  ownerId!: number;

  /** E-mail of the invitee. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'varchar', length: 8 })
  purpose!: InvitationPurpose;

  /** SHA-256 of the secret in the link. The secret itself is not stored. */
  @Column({ type: 'bytea', name: 'token_hash' })
  tokenHash!: Buffer;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;

  /** Null until the invitation is accepted. */
  @Column({ type: 'timestamptz', name: 'accepted_at', nullable: true })
  acceptedAt!: Date | null;
}
