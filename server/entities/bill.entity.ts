import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlanId } from '../config/plans.js';
import type { PurchaseKind } from '../contract/billing/purchase-kinds.js';

/**
 * State of a bill: unpaid, then paid or cancelled; paid bills may become refunded. A database trigger enforces the
 * transitions.
 */
export type BillState = 'unpaid' | 'paid' | 'cancelled' | 'refunded';

/** Amount due for a plan. regular = promo + credit + payout + real. Unit: cents. */
@Entity('bill')
export class BillRecord {
  /** Also the bill number. */
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'varchar', length: 8, name: 'act' })
  kind!: PurchaseKind;

  @Column({ type: 'smallint', name: 'plan_id' })
  planId!: PlanId;

  /** Version of the plan settings with which the bill was created. */
  @Column({ type: 'int', name: 'settings_version', default: 0 })
  settingsVersion!: number;

  /** Index of the term (`srok` in the public API). */
  @Column({ type: 'smallint' })
  term!: number;

  /** Currency code, ISO 4217. */
  @Column({ type: 'char', length: 3, default: 'USD' })
  currency!: string;

  /** List price of the plan for the term. */
  @Column({ type: 'int', name: 'regular_cents' })
  regularCents!: number;

  /** Price of the full term if the amount buys a part of it; null for the full term. */
  @Column({ type: 'int', name: 'term_cents', nullable: true })
  termCents!: number | null;

  /** Value of the current plan's unused days at the time the bill was created. */
  @Column({ type: 'int', name: 'unused_cents' })
  unusedCents!: number;

  /** Discount of the promo code; 0 without one. */
  @Column({ type: 'smallint', name: 'promo_percent', default: 0 })
  promoPercent!: number;

  /** The applied promo code; null without one. */
  @Column({ type: 'int', name: 'promo_code_id', nullable: true })
  promoCodeId!: number | null;

  @Column({ type: 'int', name: 'promo_cents', default: 0 })
  promoCents!: number;

  @Column({ type: 'int', name: 'credit_cents', default: 0 })
  creditCents!: number;

  /** Amount paid from the partner balance. */
  @Column({ type: 'int', name: 'payout_cents', default: 0 })
  payoutCents!: number;

  /** Remaining amount to pay. */
  @Column({ type: 'int', name: 'real_cents' })
  realCents!: number;

  @Column({ type: 'varchar', length: 9, default: 'unpaid' })
  state!: BillState;

  /** Whether the payment recurs at the end of each term. */
  @Column({ type: 'boolean', default: false })
  subscribes!: boolean;

  /** Idempotency key of the request that created the bill. */
  @Column({ type: 'varchar', length: 64, name: 'request_key', nullable: true })
  requestKey!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** Time at which the bill is cancelled if it is still unpaid. */
  @Column({ type: 'timestamptz', name: 'due_at' })
  dueAt!: Date;

  /** Time of the payment or cancellation. */
  @Column({ type: 'timestamptz', name: 'closed_at', nullable: true })
  closedAt!: Date | null;

  /** Time of the reminder that the bill is about to be cancelled. */
  @Column({ type: 'timestamptz', name: 'reminded_at', nullable: true })
  remindedAt!: Date | null;

  /** Time at which the payer removed the bill from the list. */
  @Column({ type: 'timestamptz', name: 'hidden_at', nullable: true })
  hiddenAt!: Date | null;
}
