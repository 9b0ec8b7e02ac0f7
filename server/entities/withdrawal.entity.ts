import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { WithdrawalMethod, WithdrawalState } from '../contract/billing/withdrawals.js';

/** A partner's payout request. */
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

  /** Number of the destination wallet. */
  @Column({ type: 'varchar', length: 40, name: 'purse' })
  walletNumber!: string;

  @Column({ type: 'varchar', length: 9, default: 'asked' })
  state!: WithdrawalState;

  @Column({ type: 'timestamptz', name: 'asked_at' })
  requestedAt!: Date;

  @Column({ type: 'timestamptz', name: 'settled_at', nullable: true })
  settledAt!: Date | null;

  /** Reason for a rejection, written by the administrator; empty if none was given. */
  @Column({ type: 'varchar', length: 200, default: '' })
  reason!: string;
}
