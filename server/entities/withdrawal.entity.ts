import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { WithdrawalMethod, WithdrawalState } from '../contract/withdrawals.js';

/** Rewards that a partner wants paid out. */
@Entity('withdrawal')
export class WithdrawalRecord {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'int' })
  cents!: number;

  @Column({ type: 'char', length: 3, default: 'USD' })
  currency!: string;

  @Column({ type: 'varchar', length: 10 })
  method!: WithdrawalMethod;

  /** Where to: the number of the purse. */
  @Column({ type: 'varchar', length: 40, name: 'purse' })
  walletNumber!: string;

  @Column({ type: 'varchar', length: 9, default: 'asked' })
  state!: WithdrawalState;

  @Column({ type: 'timestamptz', name: 'asked_at' })
  requestedAt!: Date;

  @Column({ type: 'timestamptz', name: 'settled_at', nullable: true })
  settledAt!: Date | null;

  /** Why it was refused, as the administrator wrote it; empty where nothing was said. */
  @Column({ type: 'varchar', length: 200, default: '' })
  reason!: string;
}
