import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The link of a recovery letter. */
@Entity('password_reset')
export class PasswordReset {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** SHA-256 of the link's secret, which is kept nowhere. */
  @Column({ type: 'bytea', name: 'token_hash' })
  tokenHash!: Buffer;

  /** E-mail of the account when the link was made: with another one the link is void. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;

  /** When it was used or made void; null while it is open. */
  @Column({ type: 'timestamptz', name: 'used_at', nullable: true })
  usedAt!: Date | null;
}
