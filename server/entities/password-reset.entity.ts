import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A password reset link. */
@Entity('password_reset')
export class PasswordReset {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** SHA-256 of the secret in the link. The secret itself is not stored. */
  @Column({ type: 'bytea', name: 'token_hash' })
  tokenHash!: Buffer;

  /** E-mail of the account when the link was created. A changed e-mail invalidates the link. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;

  /** Time at which the link was used or revoked; null while it is valid. */
  @Column({ type: 'timestamptz', name: 'used_at', nullable: true })
  usedAt!: Date | null;
}
