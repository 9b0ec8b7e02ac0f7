import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CompanyDetails } from '../contract/company-details.js';

/** The company that an account pays for by bank transfer, as it was entered last. */
@Entity('company')
export class CompanyRecord implements CompanyDetails {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'varchar', length: 300 })
  name!: string;

  @Column({ type: 'varchar', length: 12 })
  inn!: string;

  /** Empty for an individual entrepreneur. */
  @Column({ type: 'varchar', length: 9 })
  kpp!: string;

  @Column({ type: 'varchar', length: 300, name: 'postal_address' })
  postalAddress!: string;

  @Column({ type: 'varchar', length: 300, name: 'legal_address' })
  legalAddress!: string;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
