import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What became of money: it paid a bill, is kept for its account, or came without a word of whose it is. */
export type PaymentUse = 'bill' | 'credit' | 'nobody';

/** Money that a payment provider has taken. */
@Entity('payment')
export class PaymentRecord {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'varchar', length: 16 })
  provider!: string;

  /** The provider's own; once for each provider. */
  @Column({ type: 'varchar', length: 100, name: 'transaction_id' })
  transactionId!: string;

  /** The bill that it came for; null where it names none that there is. */
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
}
