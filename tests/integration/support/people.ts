import { createHash, randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { PlanId } from '../../../server/config/plans.js';
import type { RunningApp } from './running-app.js';

/** Kinds of people that tests need, each with the plan in its name. */
export type UserKind = 'demo' | 'promo' | 'basic' | 'pro' | 'team' | 'administrator';

/** An account with a live session in a browser, and an API token, put straight into the database. */
export interface TestUser {
  id: number;
  email: string;
  /** Headers that log a browser's call in; unsafe REST calls need the CSRF token of a page beside them. */
  headers: Record<string, string>;
  /** Value of the session's cookie. */
  session: string;
  /** The API token; whether it works is the plan's matter. */
  token: string;
}

interface TestUserOptions {
  kind: UserKind;
  /** The owner whose sub-user it is. */
  owner?: { id: number };
  email?: string;
  phone?: string;
  /** When the account was made; paid plans hold for 30 days from then. */
  now?: Date;
}

const planOf: Readonly<Record<UserKind, PlanId | null>> = {
  demo: null,
  promo: PlanId.Promo,
  basic: PlanId.Basic,
  pro: PlanId.Professional,
  team: PlanId.Team,
  administrator: null,
};

const monthMs = 30 * 24 * 3_600_000;
let userCount = 0;

/** Somebody who is logged in on a running server. */
export function createUser(app: RunningApp, options: TestUserOptions): Promise<TestUser> {
  return insertUser(app.stores.postgres, { now: app.clock.now(), ...options });
}

/** Puts a person with a live session and a token into a database. */
export async function insertUser(postgres: DataSource, options: TestUserOptions): Promise<TestUser> {
  const { kind, owner, now = new Date() } = options;
  const email =
    options.email ?? `${kind}-${process.pid}-${++userCount}-${randomBytes(3).toString('hex')}@people.example`;
  const token = `rs_${randomBytes(32).toString('base64url')}`;
  const plan = planOf[kind];
  const [account]: { id: number }[] = await postgres.query(
    `INSERT INTO account (email, phone, owner_id, is_administrator, plan_id, paid_until, api_token_hash, api_token_hint, created_at, email_confirmed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) RETURNING id`,
    [
      email,
      options.phone ?? null,
      owner?.id ?? null,
      kind === 'administrator',
      plan,
      plan === null ? null : new Date(now.getTime() + monthMs),
      sha256(token),
      token.slice(-4),
      now,
    ],
  );
  if (!account) throw new Error('the account was not made');
  const session = await startSession(postgres, account.id, now);
  return { id: account.id, email, session, token, headers: { cookie: `session=${session}` } };
}

/** Logs an account in as one more browser would; the session before it is over. */
export async function startSession(postgres: DataSource, accountId: number, now: Date): Promise<string> {
  const session = randomBytes(32).toString('base64url');
  await postgres.query(
    `UPDATE session SET ended_at = $2, end_reason = 'replaced' WHERE account_id = $1 AND ended_at IS NULL`,
    [accountId, now],
  );
  await postgres.query(
    'INSERT INTO session (account_id, token_hash, created_at, last_active_at) VALUES ($1, $2, $3, $3)',
    [accountId, sha256(session), now],
  );
  return session;
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
