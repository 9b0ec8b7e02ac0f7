import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A wish to try a paid plan for some free days. */
@Entity('demo_request')
export class DemoRequest {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** The account that asked, or that got the free days later; null while a guest's request waits. */
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

  /** End of the free days; null while they have not been given. */
  @Column({ type: 'timestamptz', name: 'granted_until', nullable: true })
  grantedUntil!: Date | null;
}
