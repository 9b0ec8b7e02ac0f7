import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The logo printed on an account's reports. */
@Entity('account_logo')
export class AccountLogo {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'bytea' })
  png!: Buffer;

  /** Pixels. */
  @Column({ type: 'smallint' })
  width!: number;

  /** Pixels, 50 at most. */
  @Column({ type: 'smallint' })
  height!: number;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
