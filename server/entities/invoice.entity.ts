import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Seller } from '../config/seller.js';
import type { PayerDetails } from '../contract/billing/company-details.js';

/** An invoice for a bill that a company pays by bank transfer. The invoice number is the bill number. */
@Entity('invoice')
export class InvoiceRecord {
  @PrimaryColumn({ type: 'int', name: 'bill_id' })
  billId!: number;

  /** Amount of the bill at issue time. */
  @Column({ type: 'int' })
  cents!: number;

  /** Payer details at issue time. */
  @Column({ type: 'jsonb' })
  buyer!: PayerDetails;

  /** Payee details at issue time. */
  @Column({ type: 'jsonb' })
  seller!: Seller;

  @Column({ type: 'timestamptz', name: 'issued_at' })
  issuedAt!: Date;

  /** Payment date, ISO 8601; null until paid. */
  @Column({ type: 'date', name: 'paid_on', nullable: true })
  paidOn!: string | null;

  /** Number of the payer's bank document. */
  @Column({ type: 'varchar', length: 50, name: 'payment_document', nullable: true })
  paymentDocument!: string | null;

  /** Whether the payment settled the bill. False for a payment of a closed bill, which is credited to the payer. */
  @Column({ type: 'boolean', name: 'pays_bill', default: false })
  paysBill!: boolean;

  /** The administrator who recorded the payment. */
  @Column({ type: 'int', name: 'settled_by', nullable: true })
  settledBy!: number | null;

  @Column({ type: 'timestamptz', name: 'settled_at', nullable: true })
  settledAt!: Date | null;
}
