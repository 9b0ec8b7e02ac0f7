import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What administrators have decided about an account's part in the affiliate programme. */
@Entity('partner')
export class PartnerRecord {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** Since when an administrator lets it get no rewards; null while it gets them. */
  @Column({ type: 'timestamptz', name: 'blocked_at', nullable: true })
  blockedAt!: Date | null;
}
