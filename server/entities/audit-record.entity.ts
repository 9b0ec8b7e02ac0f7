import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Scalars that say more about an act: names of plans, e-mails, numbers. Never a secret. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/** One line of the log of who did what. Lines are added and read, never changed. */
@Entity('audit_entry')
export class AuditRecord {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Column({ type: 'timestamptz' })
  at!: Date;

  /** Who did it; null for a guest and for the system itself. */
  @Column({ type: 'int', name: 'actor_id', nullable: true })
  actorId!: number | null;

  /** Whose account it was done to; null where it is about none. */
  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null;

  @Column({ type: 'varchar', length: 64 })
  action!: string;

  @Column({ type: 'jsonb' })
  details!: AuditDetails;

  /** Network address of the actor; empty where there was none. */
  @Column({ type: 'varchar', length: 45 })
  address!: string;

  @Column({ type: 'varchar', length: 64, name: 'request_id' })
  requestId!: string;
}
