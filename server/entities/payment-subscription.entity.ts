import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlanId } from '../config/plans.js';

/** Payments that recur: a provider takes the same sum at the end of each term. */
@Entity('payment_subscription')
export class PaymentSubscription {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'varchar', length: 16 })
  provider!: string;

  /** The provider's own id. */
  @Column({ type: 'varchar', length: 100, name: 'external_id' })
  externalId!: string;

  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'smallint', name: 'plan_id' })
  planId!: PlanId;

  @Column({ type: 'smallint' })
  term!: number;

  /** What is taken each time. */
  @Column({ type: 'int' })
  cents!: number;

  /** `past-due`: the last payment failed and is tried again. */
  @Column({ type: 'varchar', length: 9, default: 'active' })
  state!: 'active' | 'past-due' | 'ended';

  /** When the next one is due; null where nobody has told. */
  @Column({ type: 'timestamptz', name: 'next_at', nullable: true })
  nextAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
