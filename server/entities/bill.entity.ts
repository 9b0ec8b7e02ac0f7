import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlanId } from '../config/plans.js';
import type { PurchaseKind } from '../contract/purchase-kinds.js';

/** How far a bill is. It goes one way: unpaid, then paid or cancelled; of what is paid, refunded. The database holds that. */
export type BillState = 'unpaid' | 'paid' | 'cancelled' | 'refunded';

/** What somebody is to pay for a plan. regular = promo + credit + payout + real; all sums in cents. */
@Entity('bill')
export class BillRecord {
  /** Its number too. */
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'varchar', length: 8, name: 'act' })
  kind!: PurchaseKind;

  @Column({ type: 'smallint', name: 'plan_id' })
  planId!: PlanId;

  /** The documents' `srok`. */
  @Column({ type: 'smallint' })
  term!: number;

  /** ISO 4217. */
  @Column({ type: 'char', length: 3, default: 'USD' })
  currency!: string;

  /** The plan's price for the term. */
  @Column({ type: 'int', name: 'regular_cents' })
  regularCents!: number;

  /** What the unused days of the plan in force were worth when the bill was made. */
  @Column({ type: 'int', name: 'unused_cents' })
  unusedCents!: number;

  /** Discount of the promo code; 0 without one. */
  @Column({ type: 'smallint', name: 'promo_percent', default: 0 })
  promoPercent!: number;

  /** The code that was applied; null without one. */
  @Column({ type: 'int', name: 'promo_code_id', nullable: true })
  promoCodeId!: number | null;

  @Column({ type: 'int', name: 'promo_cents', default: 0 })
  promoCents!: number;

  @Column({ type: 'int', name: 'credit_cents', default: 0 })
  creditCents!: number;

  /** What the partner's balance has paid of it. */
  @Column({ type: 'int', name: 'payout_cents', default: 0 })
  payoutCents!: number;

  /** What is left to pay. */
  @Column({ type: 'int', name: 'real_cents' })
  realCents!: number;

  @Column({ type: 'varchar', length: 9, default: 'unpaid' })
  state!: BillState;

  /** Whether the payer wants it paid anew at the end of each term. */
  @Column({ type: 'boolean', default: false })
  subscribes!: boolean;

  /** What the client named its request by, so that the same one twice makes one bill. */
  @Column({ type: 'varchar', length: 64, name: 'request_key', nullable: true })
  requestKey!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** When it is cancelled where nobody has paid it. */
  @Column({ type: 'timestamptz', name: 'due_at' })
  dueAt!: Date;

  /** When it was paid or cancelled. */
  @Column({ type: 'timestamptz', name: 'closed_at', nullable: true })
  closedAt!: Date | null;

  /** When its payer removed it from the list. */
  @Column({ type: 'timestamptz', name: 'hidden_at', nullable: true })
  hiddenAt!: Date | null;
}
