import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A partner's share of one payment. */
@Entity('reward')
export class RewardRecord {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int', name: 'payment_id' })
  paymentId!: number;

  @Column({ type: 'int', name: 'partner_id' })
  partnerId!: number;

  @Column({ type: 'int', name: 'payer_id' })
  payerId!: number;

  @Column({ type: 'int', name: 'promo_code_id', nullable: true })
  promoCodeId!: number | null;

  @Column({ type: 'int', name: 'paid_cents' })
  paidCents!: number;

  @Column({ type: 'int' })
  cents!: number;

  /** What of it was taken back when the payment was refunded. */
  @Column({ type: 'int', name: 'taken_back_cents', default: 0 })
  revokedCents!: number;

  /** Kept from the partner, whose rewards an administrator had blocked. */
  @Column({ type: 'boolean', name: 'is_blocked' })
  isBlocked!: boolean;

  @Column({ type: 'timestamptz' })
  at!: Date;
}
