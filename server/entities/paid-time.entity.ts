import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlanId } from '../config/plans.js';

/** A period of a plan that was granted by a bill. */
@Entity('paid_time')
export class PaidTimeRecord {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'int', name: 'bill_id' })
  billId!: number;

  @Column({ type: 'smallint', name: 'plan_id' })
  planId!: PlanId;

  @Column({ type: 'timestamptz', name: 'from_at' })
  from!: Date;

  @Column({ type: 'timestamptz', name: 'until_at' })
  until!: Date;

  /** Amount paid for the period. Unit: cents. */
  @Column({ type: 'int' })
  cents!: number;

  /** The bill to which the unused part was credited; null while the period is active. */
  @Column({ type: 'int', name: 'carried_to', nullable: true })
  carriedTo!: number | null;
}
