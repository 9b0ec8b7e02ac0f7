import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlanSettings, SoldPlanId, SoldPlanSettings } from '../config/plan-settings.js';

/** An immutable version of the settings of all plans, or of one plan for one customer. */
@Entity('plan_settings')
export class PlanSettingsRecord {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'int', name: 'author_id' })
  authorId!: number;

  @Column({ type: 'varchar', length: 500 })
  reason!: string;

  /** The customer of an individual plan; null for the settings of all plans. */
  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null;

  @Column({ type: 'smallint', name: 'plan_id', nullable: true })
  planId!: SoldPlanId | null;

  /** Null ends an individual plan. */
  @Column({ type: 'jsonb', nullable: true })
  settings!: PlanSettings | SoldPlanSettings | null;
}
