import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A domain saved in an account. */
@Entity('account_domain')
export class AccountDomain {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** Domain name, normalized as in ClickHouse. */
  @PrimaryColumn({ type: 'varchar', length: 255 })
  domain!: string;

  @Column({ type: 'timestamptz', name: 'added_at' })
  addedAt!: Date;
}
