import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { SessionEndReason } from '../contract/accounts/account-vocabulary.js';
import { Account } from './account.entity.js';

/** A login session of a browser. An account has one active session at most. */
@Entity('session')
export class Session {
  @PrimaryColumn({ type: 'bigint', generated: 'increment', transformer: { from: Number, to: Number } })
  id!: number;

  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** Lazily loaded. */
  @ManyToOne(() => Account)
  @JoinColumn({ name: 'account_id' })
  account?: Account;

  /** SHA-256 of the cookie value. */
  @Column({ type: 'bytea', name: 'token_hash', select: false })
  tokenHash!: Buffer;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** Time of the log-in. A taken-over session inherits it. Null for sessions older than this column. */
  @Column({ type: 'timestamptz', name: 'authenticated_at', nullable: true })
  authenticatedAt!: Date | null;

  /** Time of the latest activity, accurate to a few seconds. */
  @Column({ type: 'timestamptz', name: 'last_active_at' })
  lastActiveAt!: Date;

  /** Network address at login. */
  @Column({ type: 'varchar', length: 45 })
  address!: string;

  @Column({ type: 'varchar', length: 300, name: 'user_agent' })
  userAgent!: string;

  /** Null while the session is active. */
  @Column({ type: 'timestamptz', name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  @Column({ type: 'varchar', length: 10, name: 'end_reason', nullable: true })
  endReason!: SessionEndReason | null;
}
