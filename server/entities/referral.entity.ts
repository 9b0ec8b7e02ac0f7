import { Column, Entity, PrimaryColumn } from 'typeorm';

/** By which partner an account came. */
@Entity('referral')
export class ReferralRecord {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'int', name: 'partner_id' })
  partnerId!: number;

  /** The promo code by which it came; null where it came otherwise. */
  @Column({ type: 'int', name: 'promo_code_id', nullable: true })
  promoCodeId!: number | null;

  @Column({ type: 'timestamptz' })
  at!: Date;
}
