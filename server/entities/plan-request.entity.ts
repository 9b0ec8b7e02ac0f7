import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlanRequestState } from '../contract/accounts/plan-request-states.js';

/** A request for a plan with other limits. */
@Entity('plan_request')
export class PlanRequestRecord {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** The account that sent the request; null for a guest. */
  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null;

  @Column({ type: 'varchar', length: 200 })
  name!: string;

  @Column({ type: 'varchar', length: 254 })
  email!: string;

  /** Phone number in E.164 format; null if it was not entered. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  phone!: string | null;

  /** Required limits in the words of the applicant. */
  @Column({ type: 'varchar', length: 2000 })
  needs!: string;

  @Column({ type: 'timestamptz', name: 'requested_at' })
  requestedAt!: Date;

  @Column({ type: 'varchar', length: 8, default: 'new' })
  state!: PlanRequestState;

  /** Internal note of the administrator. */
  @Column({ type: 'varchar', length: 2000, default: '' })
  note!: string;

  @Column({ type: 'int', name: 'resolved_by', nullable: true })
  resolvedBy!: number | null;

  @Column({ type: 'timestamptz', name: 'resolved_at', nullable: true })
  resolvedAt!: Date | null;
}
