import type { Language } from '../contract/localised.js';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A browser that takes messages for an account. */
@Entity('push_subscription')
export class PushSubscription {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** Address of the browser's push service for this browser. */
  @Column({ type: 'text' })
  endpoint!: string;

  /** Public key of the browser, base64url. */
  @Column({ type: 'varchar', length: 200 })
  p256dh!: string;

  /** Secret that the browser and we share, base64url. */
  @Column({ type: 'varchar', length: 100 })
  auth!: string;

  /** SHA-256 of the token by which the browser names its subscription. */
  @Column({ type: 'bytea', name: 'token_hash' })
  tokenHash!: Buffer;

  @Column({ type: 'char', length: 2 })
  language!: Language;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** 12 months later; messages end then. */
  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date;
}
