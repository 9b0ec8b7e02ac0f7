import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlanId } from '../config/plans.js';

/** A recurring payment: the provider charges the same amount at the end of each term. */
@Entity('payment_subscription')
export class PaymentSubscription {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'varchar', length: 16 })
  provider!: string;

  /** Id at the payment provider. */
  @Column({ type: 'varchar', length: 100, name: 'external_id' })
  externalId!: string;

  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'smallint', name: 'plan_id' })
  planId!: PlanId;

  /** Version of the plan settings with which the plan was bought. */
  @Column({ type: 'int', name: 'settings_version', default: 0 })
  settingsVersion!: number;

  @Column({ type: 'smallint' })
  term!: number;

  /** Amount of each charge. Unit: cents. */
  @Column({ type: 'int' })
  cents!: number;

  /** `past-due`: the provider retries a failed charge. */
  @Column({ type: 'varchar', length: 9, default: 'active' })
  state!: 'active' | 'past-due' | 'ended';

  /** Date of the next charge; null if the provider does not report it. */
  @Column({ type: 'timestamptz', name: 'next_at', nullable: true })
  nextAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
