import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The logo that a person puts on reports. */
@Entity('account_logo')
export class AccountLogo {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'bytea' })
  png!: Buffer;

  /** In pixels. */
  @Column({ type: 'smallint' })
  width!: number;

  /** In pixels, at most 50. */
  @Column({ type: 'smallint' })
  height!: number;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
