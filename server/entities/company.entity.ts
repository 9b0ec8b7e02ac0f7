import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PayerDetails } from '../contract/billing/company-details.js';

/** Company details for bank transfers, as the account entered them most recently. */
@Entity('company')
export class PayerRecord implements PayerDetails {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'varchar', length: 300 })
  name!: string;

  @Column({ type: 'varchar', length: 12 })
  inn!: string;

  /** Empty for individual entrepreneurs. */
  @Column({ type: 'varchar', length: 9 })
  kpp!: string;

  @Column({ type: 'varchar', length: 300, name: 'postal_address' })
  postalAddress!: string;

  @Column({ type: 'varchar', length: 300, name: 'legal_address' })
  legalAddress!: string;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
