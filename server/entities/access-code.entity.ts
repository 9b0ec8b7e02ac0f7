import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlanId } from '../config/plans.js';

/** A code that grants a plan for a number of days. */
@Entity('access_code')
export class AccessCodeRecord {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** The code in upper case, without spaces and hyphens; unique. */
  @Column({ type: 'varchar', length: 40 })
  code!: string;

  @Column({ type: 'smallint', name: 'plan_id' })
  planId!: PlanId;

  /** Duration of the granted plan. Unit: days. */
  @Column({ type: 'smallint' })
  days!: number;

  /** Number of accounts that may still redeem the code, once each. */
  @Column({ type: 'int', name: 'uses_left' })
  usesLeft!: number;

  /** Administrator who created the code; null after that account was deleted. */
  @Column({ type: 'int', name: 'created_by', nullable: true })
  createdBy!: number | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
