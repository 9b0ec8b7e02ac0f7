import { Column, Entity, PrimaryColumn } from 'typeorm';

/** By which partner an account came, and who gets a share of what it pays. */
@Entity('referral')
export class ReferralRecord {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'int', name: 'partner_id' })
  partnerId!: number;

  /** The promo code by which it came; null where it came otherwise. */
  @Column({ type: 'int', name: 'promo_code_id', nullable: true })
  promoCodeId!: number | null;

  /** Whose link it registered by, also where a code of another partner came after; null where it came by no link. */
  @Column({ type: 'int', name: 'brought_by', nullable: true })
  referredBy!: number | null;

  /** The promo code that the link carried, which is offered with the first bill; null for none. */
  @Column({ type: 'int', name: 'offered_code_id', nullable: true })
  offeredCodeId!: number | null;

  @Column({ type: 'timestamptz' })
  at!: Date;
}
