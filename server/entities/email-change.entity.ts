import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A requested or confirmed change of an e-mail. */
@Entity('email_change')
export class EmailChange {
  @PrimaryColumn({ type: 'int', generated: 'increment' })
  id!: number;

  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** E-mail of the account when the change was requested. */
  @Column({ type: 'varchar', length: 254, name: 'previous_email' })
  previousEmail!: string;

  /** The new e-mail. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'timestamptz', name: 'requested_at' })
  requestedAt!: Date;

  /** End of the confirmation link. */
  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;

  /** SHA-256 of the secret in the confirmation link; null until the link is sent. */
  @Column({ type: 'bytea', name: 'confirm_token_hash', nullable: true, select: false })
  confirmTokenHash!: Buffer | null;

  /** Time at which the new e-mail became the login; null while the change is pending. */
  @Column({ type: 'timestamptz', name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** SHA-256 of the secret in the link that reverts the change; null until the link is sent. */
  @Column({ type: 'bytea', name: 'revert_token_hash', nullable: true, select: false })
  revertTokenHash!: Buffer | null;

  /** End of the link that reverts the change; null while the change is pending. */
  @Column({ type: 'timestamptz', name: 'revert_until', nullable: true })
  revertUntil!: Date | null;

  /** Time at which this or an earlier change was reverted, or an administrator corrected the e-mail. */
  @Column({ type: 'timestamptz', name: 'reverted_at', nullable: true })
  revertedAt!: Date | null;
}
