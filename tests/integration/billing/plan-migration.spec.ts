import { beforeAll, expect, it } from 'vitest';
import type { DataSource } from 'typeorm';
import { PlanPeriods1765400001000 } from '../../../migrations/postgres/1765400001000-plan-periods.js';
import { openTestStores } from '../../support/stores.js';
import { createEmail } from '../support/test-users.js';

let postgres: DataSource;
beforeAll(async () => {
  ({ postgres } = await openTestStores());
});

const dayMs = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * dayMs);

async function addAccount(planId: number, paidUntil: Date): Promise<number> {
  const [account]: { id: number }[] = await postgres.query(
    'INSERT INTO account (email, plan_id, paid_until, created_at) VALUES ($1, $2, $3, $4) RETURNING id',
    [createEmail(), planId, paidUntil, at(-400)],
  );
  return account?.id ?? 0;
}

async function addPaidTime(accountId: number, planId: number, [from, until]: [Date, Date]): Promise<void> {
  await postgres.query(
    `WITH paid AS (INSERT INTO bill (account_id, act, plan_id, term, regular_cents, unused_cents, real_cents, state, created_at, due_at, closed_at)
       VALUES ($1, 'buy', $2, 3, 44100, 0, 44100, 'paid', $3, $3, $3) RETURNING id)
     INSERT INTO paid_time (account_id, bill_id, plan_id, from_at, until_at, cents) SELECT $1, id, $2, $3, $4, 44100 FROM paid`,
    [accountId, planId, from, until],
  );
}

/** Plans of an account with the days until their ends. */
async function planDays(id: number): Promise<[number, number][]> {
  const [row]: { spans: { planId: number; until: string }[] }[] = await postgres.query(
    'SELECT plan_schedule AS spans FROM account WHERE id = $1',
    [id],
  );
  return (row?.spans ?? []).map(({ planId, until }) => [
    planId,
    Math.round((Date.parse(until) - Date.now()) / dayMs),
  ]);
}

it('the migration restores paid time that a code replaced, and retains granted and ended plans', async () => {
  const migration = new PlanPeriods1765400001000();
  const runner = postgres.createQueryRunner();
  await migration.down(runner);
  const replaced = await addAccount(4, at(1));
  await addPaidTime(replaced, 3, [at(-10), at(355)]);
  const extended = await addAccount(3, at(30));
  await addPaidTime(extended, 3, [at(-20), at(10)]);
  const expired = await addAccount(5, at(-5));
  const ended = await addAccount(3, at(-1));
  await addPaidTime(ended, 3, [at(-20), at(10)]);
  await postgres.query(`INSERT INTO audit_entry (at, account_id, action) VALUES ($1, $2, 'plan-ended')`, [
    at(-1),
    ended,
  ]);
  await migration.up(runner);
  await runner.release();
  expect(await planDays(replaced)).toEqual([
    [4, 1],
    [3, 356],
  ]);
  expect(await planDays(extended)).toEqual([[3, 30]]);
  expect(await planDays(expired)).toEqual([[5, -5]]);
  expect(await planDays(ended)).toEqual([[3, -1]]);
  const [granted]: { ms: string }[] = await postgres.query(
    `SELECT length_ms AS ms FROM plan_period WHERE account_id = $1 AND source = 'grant'`,
    [extended],
  );
  expect(Math.round(Number(granted?.ms) / dayMs)).toBe(20);
});
