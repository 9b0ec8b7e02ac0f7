import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The logo printed on an account's reports. */
@Entity('account_logo')
export class AccountLogo {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'bytea' })
  png!: Buffer;

  /** Width in pixels. */
  @Column({ type: 'smallint' })
  width!: number;

  /** Height in pixels, at most 50. */
  @Column({ type: 'smallint' })
  height!: number;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
