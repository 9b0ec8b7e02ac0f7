import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account's part in the affiliate programme, from the moment when it asks for its link or administrators decide about it. */
@Entity('partner')
export class PartnerRecord {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** Since when an administrator lets it get no rewards; null while it gets them. */
  @Column({ type: 'timestamptz', name: 'blocked_at', nullable: true })
  blockedAt!: Date | null;

  /** What the partner's link carries: short and random; null until the partner asks for the link. */
  @Column({ type: 'varchar', length: 12, name: 'link_code', nullable: true })
  linkCode!: string | null;
}
