import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { InvitationPurpose } from '../contract/account-vocabulary.js';

/** An invitation into a corporate account. */
@Entity('invitation')
export class Invitation {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int', name: 'owner_id' })
  ownerId!: number;

  /** E-mail of the invited person. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'varchar', length: 8 })
  purpose!: InvitationPurpose;

  /** SHA-256 of the link's secret, which is kept nowhere. */
  @Column({ type: 'bytea', name: 'token_hash' })
  tokenHash!: Buffer;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;

  /** Null while it is open. */
  @Column({ type: 'timestamptz', name: 'accepted_at', nullable: true })
  acceptedAt!: Date | null;
}
