import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PaymentActionKind } from '../contract/billing/payment-actions.js';

/** An administrator's operation on a payment. */
@Entity('payment_action')
export class PaymentActionRecord {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int', name: 'payment_id' })
  paymentId!: number;

  @Column({ type: 'timestamptz' })
  at!: Date;

  @Column({ type: 'int', name: 'actor_id', nullable: true })
  actorId!: number | null;

  @Column({ type: 'varchar', length: 12 })
  kind!: PaymentActionKind;

  @Column({ type: 'int' })
  cents!: number;

  /** The bill that the payment settled; null for other operations. */
  @Column({ type: 'int', name: 'bill_id', nullable: true })
  billId!: number | null;

  @Column({ type: 'varchar', length: 500, default: '' })
  note!: string;
}
