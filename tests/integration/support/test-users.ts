import { createHash, randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { PlanId } from '../../../server/config/plans.js';
import { databaseCookie } from './caller.js';
import type { RunningApp } from './running-app.js';

/** Kinds of users, named after their plan. */
export type UserKind = 'demo' | 'promo' | 'basic' | 'pro' | 'team' | 'administrator';

/** An account with a browser session and an API token, inserted into the database. */
export interface TestUser {
  id: number;
  email: string;
  /** Headers of the browser session. Unsafe REST calls also need a CSRF token. */
  headers: Record<string, string>;
  /** Value of the session cookie. */
  session: string;
  /** The API token, which works only on plans with API access. */
  token: string;
}

interface TestUserOptions {
  kind: UserKind;
  /** Owner of the team that the user belongs to. */
  owner?: { id: number };
  email?: string;
  phone?: string;
  /** Registration time. Paid plans end 30 days later. */
  now?: Date;
}

/** Plan of each kind. */
export const planOf: Readonly<Record<UserKind, PlanId | null>> = {
  demo: null,
  promo: PlanId.Promo,
  basic: PlanId.Basic,
  pro: PlanId.Professional,
  team: PlanId.Team,
  administrator: null,
};

const monthMs = 30 * 24 * 3_600_000;
let userCount = 0;

/** Creates a logged-in user on a running server. */
export function createUser(app: RunningApp, options: TestUserOptions): Promise<TestUser> {
  return insertUser(app.stores.postgres, { now: app.clock.now(), ...options });
}

/** Inserts a user with a session and a token into a database. */
export async function insertUser(postgres: DataSource, options: TestUserOptions): Promise<TestUser> {
  const { kind, owner, now = new Date() } = options;
  const email =
    options.email ?? `${kind}-${process.pid}-${++userCount}-${randomBytes(3).toString('hex')}@people.example`;
  const token = `rs_${randomBytes(32).toString('base64url')}`;
  const plan = planOf[kind];
  const [account]: { id: number }[] = await postgres.query(
    `INSERT INTO account (email, phone, owner_id, is_administrator, api_token_hash, api_token_hint, created_at, email_confirmed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7) RETURNING id`,
    [
      email,
      options.phone ?? null,
      owner?.id ?? null,
      kind === 'administrator',
      sha256(token),
      token.slice(-4),
      now,
    ],
  );
  if (!account) throw new Error('the account was not made');
  if (plan !== null) await setPlan(postgres, account.id, plan, new Date(now.getTime() + monthMs));
  const session = await startSession(postgres, account.id, now);
  return {
    id: account.id,
    email,
    session,
    token,
    headers: { cookie: `session=${session}; ${databaseCookie}` },
  };
}

/** Replaces all plans of an account by one, which was granted a month before its end. */
export async function setPlan(
  postgres: DataSource,
  accountId: number,
  planId: PlanId,
  until: Date,
): Promise<void> {
  await postgres.query('DELETE FROM plan_period WHERE account_id = $1', [accountId]);
  await postgres.query(
    `INSERT INTO plan_period (account_id, plan_id, source, added_at, length_ms) VALUES ($1, $2, 'grant', $3, $4)`,
    [accountId, planId, new Date(until.getTime() - monthMs), monthMs],
  );
  await postgres.query('UPDATE account SET plan_schedule = $2, plan_ends_at = $3 WHERE id = $1', [
    accountId,
    JSON.stringify([{ planId, until }]),
    until,
  ]);
}

/** The plan of an account that is in force, otherwise the last one. Null values without any. */
export async function readPlan(
  postgres: DataSource,
  accountId: number,
  now = new Date(),
): Promise<{ planId: number | null; until: Date | null }> {
  const [row]: { spans: { planId: number; until: string }[] }[] = await postgres.query(
    'SELECT plan_schedule AS spans FROM account WHERE id = $1',
    [accountId],
  );
  const spans = (row?.spans ?? []).map(({ planId, until }) => ({ planId, until: new Date(until) }));
  return spans.find(({ until }) => until > now) ?? spans.at(-1) ?? { planId: null, until: null };
}

/** An unused email address. */
export function createEmail(name = 'user'): string {
  return `${name}-${randomBytes(6).toString('hex')}@people.example`;
}

/** Creates another session of an account, which ends the previous one. */
export async function startSession(postgres: DataSource, accountId: number, now: Date): Promise<string> {
  const session = randomBytes(32).toString('base64url');
  await postgres.query(
    `UPDATE session SET ended_at = $2, end_reason = 'replaced' WHERE account_id = $1 AND ended_at IS NULL`,
    [accountId, now],
  );
  await postgres.query(
    'INSERT INTO session (account_id, token_hash, created_at, authenticated_at, last_active_at) VALUES ($1, $2, $3, $3, $3)',
    [accountId, sha256(session), now],
  );
  return session;
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
