import type { AdministratorRole } from '../contract/accounts/administrator-roles.js';
import type { Language } from '../contract/language/localised.js';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PlanId } from '../config/plans.js';

/** A plan and its end. It starts at the end of the previous span. */
export interface PlanSpan {
  planId: PlanId;
  /** Version of the plan settings that apply. */
  settingsVersion: number;
  until: Date;
}

/** A user who can log in. */
@Entity('account')
export class Account {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** E-mail address in lower case; unique. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  /** Phone number in E.164 format, such as `+12025550123`; unique unless null. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  phone!: string | null;

  /** argon2id hash; null until an invited user sets a password. */
  @Column({ type: 'text', name: 'password_hash', nullable: true, select: false })
  passwordHash!: string | null;

  /** Language of e-mails and push notifications. */
  @Column({ type: 'char', length: 2, default: 'en' })
  language!: Language;

  /** The owner whose plan a team member uses; null for owners and users without a team. */
  @Column({ type: 'int', name: 'owner_id', nullable: true })
  ownerId!: number | null;

  @Column({ type: 'boolean', name: 'is_administrator', default: false })
  isAdministrator!: boolean;

  /** Role of an administrator. Without meaning for other users. */
  @Column({ type: 'varchar', length: 10, name: 'administrator_role', default: 'owner' })
  administratorRole!: AdministratorRole;

  /** Time at which two-factor log-in was turned on; null while it is off. */
  @Column({ type: 'timestamptz', name: 'second_factor_at', nullable: true })
  secondFactorAt!: Date | null;

  /** Demo account seeded on first start, with a public password. */
  @Column({ type: 'boolean', name: 'is_demonstration', default: false })
  isDemonstration!: boolean;

  /** Time at which the user opened a confirmation link sent to this e-mail; null until then. */
  @Column({ type: 'timestamptz', name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'blocked_at', nullable: true })
  blockedAt!: Date | null;

  /**
   * The plan in force and the plans that follow it, computed from the periods by `refreshPlanSchedule`. The last plan
   * stays after its end. Empty if the account never had a plan.
   */
  @Column({
    type: 'jsonb',
    name: 'plan_schedule',
    default: [],
    transformer: { from: parseSpans, to: identity },
  })
  planSchedule!: PlanSpan[];

  /** End of the last plan of the schedule. */
  @Column({ type: 'timestamptz', name: 'plan_ends_at', nullable: true })
  planEndsAt!: Date | null;

  /** End of the plan of which the account was reminded. */
  @Column({ type: 'timestamptz', name: 'end_reminded_for', nullable: true })
  endRemindedFor!: Date | null;

  /** Position of a team member by time of joining; the owner has the first. Maintained by a trigger. */
  @Column({ type: 'smallint', nullable: true, insert: false, update: false })
  seat!: number | null;

  /** Amount of the latest payment. Unit: cents. */
  @Column({ type: 'int', name: 'last_paid_cents', default: 0 })
  lastPaidCents!: number;

  /** Id of the recurring subscription; 0 without one. */
  @Column({
    type: 'bigint',
    name: 'subscription_id',
    default: 0,
    transformer: { from: Number, to: identity },
  })
  subscriptionId!: number;

  /** Plan and term selected at registration. */
  @Column({ type: 'smallint', name: 'wished_plan_id', nullable: true })
  requestedPlanId!: PlanId | null;

  @Column({ type: 'smallint', name: 'wished_term', nullable: true })
  requestedTerm!: number | null;

  /** SHA-256 of the API token. */
  @Column({ type: 'bytea', name: 'api_token_hash', nullable: true, select: false })
  apiTokenHash!: Buffer | null;

  /** Last characters of the API token, so that users recognize it. */
  @Column({ type: 'varchar', length: 8, name: 'api_token_hint', nullable: true })
  apiTokenHint!: string | null;

  @Column({ type: 'timestamptz', name: 'api_token_at', nullable: true })
  apiTokenAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'last_seen_at', nullable: true })
  lastSeenAt!: Date | null;
}

/** Identity transformer for writes: `undefined` keeps the column default. */
function identity<Value>(value: Value): Value {
  return value;
}

function parseSpans(
  spans: readonly { planId: PlanId; until: string; settingsVersion?: number }[],
): PlanSpan[] {
  return spans.map(({ planId, until, settingsVersion = 0 }) => ({
    planId,
    settingsVersion,
    until: new Date(until),
  }));
}
