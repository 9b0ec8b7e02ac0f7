import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A domain that the panel keeps for a person. */
@Entity('account_domain')
export class AccountDomain {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** In the store's normal form. */
  @PrimaryColumn({ type: 'varchar', length: 255 })
  domain!: string;

  @Column({ type: 'timestamptz', name: 'added_at' })
  addedAt!: Date;
}
