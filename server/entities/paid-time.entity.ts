import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlanId } from '../config/plans.js';

/** Time of a plan that a bill gave. */
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

  /** What was given for it. Unit: cents. */
  @Column({ type: 'int' })
  cents!: number;

  /** The bill on which what was unused of it counted; null while it holds. */
  @Column({ type: 'int', name: 'carried_to', nullable: true })
  carriedTo!: number | null;
}
