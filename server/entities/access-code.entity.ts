import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlanId } from '../config/plans.js';

/** A code that opens a plan for some days. */
@Entity('access_code')
export class AccessCodeRecord {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** Without blanks and hyphens, in capitals; unique. */
  @Column({ type: 'varchar', length: 40 })
  code!: string;

  @Column({ type: 'smallint', name: 'plan_id' })
  planId!: PlanId;

  /** For how long it opens the plan. Unit: days. */
  @Column({ type: 'smallint' })
  days!: number;

  /** Accounts that may still redeem it, each once. */
  @Column({ type: 'int', name: 'uses_left' })
  usesLeft!: number;

  /** Administrator who made it; null where the account is no more. */
  @Column({ type: 'int', name: 'created_by', nullable: true })
  createdBy!: number | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
