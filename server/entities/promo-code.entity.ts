import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A code of a partner that takes a percent off a new user's bill. */
@Entity('promo_code')
export class PromoCodeRecord {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** The partner whose it is. */
  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** Lower-case letters, digits and hyphens; unique. */
  @Column({ type: 'varchar', length: 32 })
  code!: string;

  /** Percent that it takes off, 0 to 20. */
  @Column({ type: 'smallint' })
  discount!: number;

  /** The partner's percent of what is paid with it: 20 less the discount. */
  @Column({ type: 'smallint' })
  percent!: number;

  @Column({ type: 'boolean', name: 'is_active', default: true })
  isActive!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
