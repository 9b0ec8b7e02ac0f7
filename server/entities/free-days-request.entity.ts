import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A wish to try a paid plan for some free days. */
@Entity('demo_request')
export class FreeDaysRequest {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** The account that got the free days; null while the request waits. */
  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null;

  @Column({ type: 'varchar', length: 200 })
  name!: string;

  @Column({ type: 'varchar', length: 254 })
  email!: string;

  /** E.164. */
  @Column({ type: 'varchar', length: 16 })
  phone!: string;

  @Column({ type: 'timestamptz', name: 'requested_at' })
  requestedAt!: Date;

  /** SHA-256 of the secret of the link in the letter; null before it is written. */
  @Column({ type: 'bytea', name: 'token_hash', nullable: true, select: false })
  tokenHash!: Buffer | null;

  /** When the owner of the e-mail said to be the one who asks; null while that is open. */
  @Column({ type: 'timestamptz', name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** End of the free days; null while they have not been given. */
  @Column({ type: 'timestamptz', name: 'granted_until', nullable: true })
  grantedUntil!: Date | null;
}
