import type { Language } from '../contract/localised.js';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlanId } from '../config/plans.js';

/** A person who can log in. */
@Entity('account')
export class Account {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** In lower case; unique. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  /** E.164, as `+12025550123`; unique where it is known. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  phone!: string | null;

  /** argon2id; null until an invited person has set a password. */
  @Column({ type: 'text', name: 'password_hash', nullable: true, select: false })
  passwordHash!: string | null;

  /** Language of mail and push messages. */
  @Column({ type: 'char', length: 2, default: 'en' })
  language!: Language;

  /** The owner whose plan this person uses; null for owners, who are everybody else. */
  @Column({ type: 'int', name: 'owner_id', nullable: true })
  ownerId!: number | null;

  @Column({ type: 'boolean', name: 'is_administrator', default: false })
  isAdministrator!: boolean;

  /** Made at the first start for looking around, with a password that everybody knows. */
  @Column({ type: 'boolean', name: 'is_demonstration', default: false })
  isDemonstration!: boolean;

  /** When a link that was mailed to the e-mail was followed; null while nobody has shown to read what is sent there. */
  @Column({ type: 'timestamptz', name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'blocked_at', nullable: true })
  blockedAt!: Date | null;

  /** The plan that was bought or granted last; it holds until `paidUntil`. */
  @Column({ type: 'smallint', name: 'plan_id', nullable: true })
  planId!: PlanId | null;

  @Column({ type: 'timestamptz', name: 'paid_until', nullable: true })
  paidUntil!: Date | null;

  /** The last payment, in cents. */
  @Column({ type: 'int', name: 'last_paid_cents', default: 0 })
  lastPaidCents!: number;

  /** Above 0 while payments recur. */
  @Column({ type: 'bigint', name: 'subscription_id', default: 0, transformer: { from: Number, to: same } })
  subscriptionId!: number;

  /** Plan and term that the person chose when registering. */
  @Column({ type: 'smallint', name: 'wished_plan_id', nullable: true })
  requestedPlanId!: PlanId | null;

  @Column({ type: 'smallint', name: 'wished_term', nullable: true })
  requestedTerm!: number | null;

  /** SHA-256 of the API token. */
  @Column({ type: 'bytea', name: 'api_token_hash', nullable: true, select: false })
  apiTokenHash!: Buffer | null;

  /** Last characters of the API token, to tell it from others. */
  @Column({ type: 'varchar', length: 8, name: 'api_token_hint', nullable: true })
  apiTokenHint!: string | null;

  @Column({ type: 'timestamptz', name: 'api_token_at', nullable: true })
  apiTokenAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'last_seen_at', nullable: true })
  lastSeenAt!: Date | null;
}

/** A value goes to the database as it is: also none, where the default is meant. */
function same<Value>(value: Value): Value {
  return value;
}
