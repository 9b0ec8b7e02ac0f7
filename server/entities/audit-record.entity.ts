import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Scalar details of an audited action: plan names, e-mails, numbers. Never secrets. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/** An entry of the append-only audit log. */
@Entity('audit_entry')
export class AuditRecord {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Column({ type: 'timestamptz' })
  at!: Date;

  /** The account that acted; null for guests and the system. */
  @Column({ type: 'int', name: 'actor_id', nullable: true })
  actorId!: number | null;

  /** The affected account; null if the action concerns none. */
  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null;

  @Column({ type: 'varchar', length: 64 })
  action!: string;

  @Column({ type: 'jsonb' })
  details!: AuditDetails;

  /** Network address of the actor; empty if unknown. */
  @Column({ type: 'varchar', length: 45 })
  address!: string;

  @Column({ type: 'varchar', length: 64, name: 'request_id' })
  requestId!: string;
}
