import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Seller } from '../config/seller.js';
import type { CompanyDetails } from '../contract/company-details.js';

/** What a company was asked to pay for a bill by bank transfer. It carries the number of its bill. */
@Entity('invoice')
export class InvoiceRecord {
  @PrimaryColumn({ type: 'int', name: 'bill_id' })
  billId!: number;

  /** What the bill came to when it was made. */
  @Column({ type: 'int' })
  cents!: number;

  /** Who pays, as it was entered then. */
  @Column({ type: 'jsonb' })
  buyer!: CompanyDetails;

  /** Who is paid, as it was set up then. */
  @Column({ type: 'jsonb' })
  seller!: Seller;

  @Column({ type: 'timestamptz', name: 'issued_at' })
  issuedAt!: Date;

  /** The day of the payment, ISO 8601; null while it waits. */
  @Column({ type: 'date', name: 'paid_on', nullable: true })
  paidOn!: string | null;

  /** Number of the payer's bank document. */
  @Column({ type: 'varchar', length: 50, name: 'payment_document', nullable: true })
  paymentDocument!: string | null;

  /** Whether the payment paid the bill; false also where it came for a closed one and is kept for its payer. */
  @Column({ type: 'boolean', name: 'pays_bill', default: false })
  paysBill!: boolean;

  /** The administrator who noted the payment. */
  @Column({ type: 'int', name: 'settled_by', nullable: true })
  settledBy!: number | null;

  @Column({ type: 'timestamptz', name: 'settled_at', nullable: true })
  settledAt!: Date | null;
}
