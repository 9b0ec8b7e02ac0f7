import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A partner's promo code that discounts a new user's bill. */
@Entity('promo_code')
export class PromoCodeRecord {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** The partner who owns the code. */
  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** The code: lower-case letters, digits and hyphens; unique. */
  @Column({ type: 'varchar', length: 32 })
  code!: string;

  /** Discount, 0 to 20 percent. */
  @Column({ type: 'smallint' })
  discount!: number;

  /** The partner's share of payments made with the code: 20 percent minus the discount. */
  @Column({ type: 'smallint' })
  percent!: number;

  @Column({ type: 'boolean', name: 'is_active', default: true })
  isActive!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
