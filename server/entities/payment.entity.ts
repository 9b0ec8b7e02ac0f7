import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Allocation of a payment: `bill` settles a bill, `credit` is credited to the account, `nobody` has no known payer.
 */
export type PaymentUse = 'bill' | 'credit' | 'nobody';

/** A payment collected by a provider. */
@Entity('payment')
export class PaymentRecord {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'varchar', length: 16 })
  provider!: string;

  /** Transaction id at the provider; unique per provider. */
  @Column({ type: 'varchar', length: 100, name: 'transaction_id' })
  transactionId!: string;

  /** The referenced bill; null if the payment references no existing bill. */
  @Column({ type: 'int', name: 'bill_id', nullable: true })
  billId!: number | null;

  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null;

  @Column({ type: 'char', length: 3 })
  currency!: string;

  @Column({ type: 'int' })
  cents!: number;

  @Column({ type: 'int', name: 'refunded_cents', default: 0 })
  refundedCents!: number;

  @Column({ type: 'varchar', length: 8 })
  use!: PaymentUse;

  @Column({ type: 'timestamptz' })
  at!: Date;

  /** Time at which an administrator closed the payment without a bill; null otherwise. */
  @Column({ type: 'timestamptz', name: 'settled_at', nullable: true })
  settledAt!: Date | null;
}
