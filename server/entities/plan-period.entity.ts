import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlanId } from '../config/plans.js';

/** Origin of a period: `trial` are the free days, `seed` is the plan of a demo account. */
type PlanPeriodSource = 'bill' | 'code' | 'grant' | 'trial' | 'seed';

/** A bought or granted period of a plan. `schedulePeriods` computes when it is in force. */
@Entity('plan_period')
export class PlanPeriodRecord {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'smallint', name: 'plan_id' })
  planId!: PlanId;

  /** Version of the plan settings with which it was bought or granted. */
  @Column({ type: 'int', name: 'settings_version', default: 0 })
  settingsVersion!: number;

  @Column({ type: 'varchar', length: 8 })
  source!: PlanPeriodSource;

  /** The bill that bought the period; null for granted periods. */
  @Column({ type: 'int', name: 'bill_id', nullable: true })
  billId!: number | null;

  @Column({ type: 'timestamptz', name: 'added_at' })
  addedAt!: Date;

  /** Length without pauses. Refunds shorten it, at most to the used part. */
  @Column({
    type: 'bigint',
    name: 'length_ms',
    transformer: { from: Number, to: (length?: number) => length },
  })
  lengthMs!: number;

  /** Amount paid for the length; 0 for granted periods. Unit: cents. */
  @Column({ type: 'int', default: 0 })
  cents!: number;

  /** Day of the month on which monthly terms of the plan end, if the month is long enough. */
  @Column({ type: 'smallint', name: 'anchor_day', nullable: true })
  anchorDay!: number | null;

  /** The bill to which the unused part was credited; null while the period counts. */
  @Column({ type: 'int', name: 'carried_to', nullable: true })
  carriedTo!: number | null;

  /** Reason of a grant; may be empty. */
  @Column({ type: 'varchar', length: 200, default: '' })
  reason!: string;

  /** Administrator who granted the period. */
  @Column({ type: 'int', name: 'granted_by', nullable: true })
  grantedBy!: number | null;
}
