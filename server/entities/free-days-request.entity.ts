import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A request for the free days of a paid plan. */
@Entity('demo_request')
export class FreeDaysRequest {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** The account that received the free days; null while the request is pending, and after the deletion of the account. */
  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null;

  @Column({ type: 'varchar', length: 200 })
  name!: string;

  /** SHA-256 digest of the e-mail, in hexadecimal, if the account was deleted. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  /** Phone number in E.164 format; empty if the account was deleted. */
  @Column({ type: 'varchar', length: 16 })
  phone!: string;

  /** Keyed digest of the phone (`phone-digest.ts`) if the account was deleted; null otherwise. */
  @Column({ type: 'bytea', name: 'phone_digest', nullable: true, select: false })
  phoneDigest!: Buffer | null;

  @Column({ type: 'timestamptz', name: 'requested_at' })
  requestedAt!: Date;

  /** SHA-256 of the secret in the confirmation link; null before the e-mail is sent. */
  @Column({ type: 'bytea', name: 'token_hash', nullable: true, select: false })
  tokenHash!: Buffer | null;

  /** Time of the confirmation by the e-mail owner; null until then. */
  @Column({ type: 'timestamptz', name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** End of the free days; null until they are granted. */
  @Column({ type: 'timestamptz', name: 'granted_until', nullable: true })
  grantedUntil!: Date | null;
}
