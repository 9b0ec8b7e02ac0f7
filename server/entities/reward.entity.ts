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

  /** Amount revoked after a refund of the payment. */
  @Column({ type: 'int', name: 'taken_back_cents', default: 0 })
  revokedCents!: number;

  /** Whether the reward is withheld because an administrator blocked the partner. */
  @Column({ type: 'boolean', name: 'is_blocked' })
  isBlocked!: boolean;

  @Column({ type: 'timestamptz' })
  at!: Date;
}
