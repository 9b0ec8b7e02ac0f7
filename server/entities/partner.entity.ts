import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account's membership in the affiliate program. It is created with the partner link or by an administrator. */
@Entity('partner')
export class PartnerRecord {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** Time at which an administrator blocked the rewards; null if they are not blocked. */
  @Column({ type: 'timestamptz', name: 'blocked_at', nullable: true })
  blockedAt!: Date | null;

  /** Short random code of the partner link; null until the partner requests the link. */
  @Column({ type: 'varchar', length: 12, name: 'link_code', nullable: true })
  linkCode!: string | null;
}
