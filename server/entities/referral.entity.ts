import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The partner who referred an account and receives a share of its payments. */
@Entity('referral')
export class ReferralRecord {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'int', name: 'partner_id' })
  partnerId!: number;

  /** The promo code through which the account was referred; null if it was referred by a link only. */
  @Column({ type: 'int', name: 'promo_code_id', nullable: true })
  promoCodeId!: number | null;

  /**
   * The partner whose link was used at registration, even if a code of another partner was applied later; null
   * without a link.
   */
  @Column({ type: 'int', name: 'brought_by', nullable: true })
  referredBy!: number | null;

  /** Promo code carried by the link and offered with the first bill; null for none. */
  @Column({ type: 'int', name: 'offered_code_id', nullable: true })
  offeredCodeId!: number | null;

  @Column({ type: 'timestamptz' })
  at!: Date;
}
