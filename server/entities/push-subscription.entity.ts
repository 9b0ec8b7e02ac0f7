import type { Language } from '../contract/language/localised.js';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A browser that receives push notifications for an account. */
@Entity('push_subscription')
export class PushSubscription {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** Endpoint of the browser's push service. */
  @Column({ type: 'text' })
  endpoint!: string;

  /** Public key of the browser, base64url. */
  @Column({ type: 'varchar', length: 200 })
  p256dh!: string;

  /** Authentication secret shared with the browser, base64url. */
  @Column({ type: 'varchar', length: 100 })
  auth!: string;

  /** SHA-256 of the token with which the browser identifies its subscription. */
  @Column({ type: 'bytea', name: 'token_hash' })
  tokenHash!: Buffer;

  @Column({ type: 'char', length: 2 })
  language!: Language;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** Expiry, 12 months after creation. Notifications stop then. */
  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;
}
