import type { QueryRunner } from 'typeorm';
import { beforeAll, describe, expect, it } from 'vitest';
import { personalTables } from '../../../server/modules/personal-data/personal-tables.js';
import { password } from '../accounts/support/password-user.js';
import { openBrowser, register } from '../accounts/support/test-browser.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createEmail } from '../support/test-users.js';
import { createPhone, findRemainingTables } from './support/mentioned-user.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

async function registerUser() {
  const browser = openBrowser(app);
  const { data } = await register(browser, { email: createEmail('racing'), phone: createPhone(), password });
  const { id } = (data as { register: { account: { id: number } } }).register.account;
  const deletion = () =>
    browser.graphql('mutation ($password: String!) { deleteAccount(password: $password) }', { password });
  return { id, deletion };
}

const mapping = `INSERT INTO column_mapping (account_id, name, fingerprint, mapping, created_at)
  VALUES ($1, 'private', repeat('a', 64), '{}', now())`;
const history = `INSERT INTO request_history (account_id, report, subject, base, path, requested_at)
  VALUES ($1, 'keywords', 'private.example', 'gny', '/', now())`;

/** Runs an action in a transaction that the caller commits. */
async function begin(action: (runner: QueryRunner) => Promise<unknown>) {
  const runner = app.stores.postgres.createQueryRunner();
  await runner.startTransaction();
  await action(runner);
  return async () => {
    await runner.commitTransaction();
    await runner.release();
  };
}

/** Waits until another connection waits for a lock. */
const waitForBlockedQuery = () =>
  expect
    .poll(
      async () => {
        const rows: unknown[] = await app.stores.postgres.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return rows.length;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);

describe('the deletion of an account', () => {
  it('removes the rows of a transaction that started before it and commits during it', async () => {
    const { id, deletion } = await registerUser();
    const commit = await begin((runner) => runner.query(mapping, [id]));
    const deleted = deletion();
    await waitForBlockedQuery();
    await commit();
    expect((await deleted).errors).toBeUndefined();
    expect(await findRemainingTables(app, id)).toEqual([]);
  });

  it('rejects rows that are inserted during it and after it', async () => {
    const { id } = await registerUser();
    const commit = await begin(async (runner) => {
      await runner.query('SELECT FROM account WHERE id = $1 FOR UPDATE', [id]);
      await runner.query(`UPDATE account SET email = 'deleted-' || id || '@deleted.invalid' WHERE id = $1`, [
        id,
      ]);
    });
    const inserted = app.stores.postgres.query(mapping, [id]).then(
      () => 'inserted',
      (error: Error) => error.message,
    );
    await waitForBlockedQuery();
    await commit();
    expect(await inserted).toMatch('does not exist or is deleted');
    await app.stores.postgres.query(history, [id]);
    const rows: unknown[] = await app.stores.postgres.query(
      'SELECT 1 FROM request_history WHERE account_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });

  it('is guarded in every table whose rows it removes or detaches', async () => {
    const guarded: { table: string }[] = await app.stores.postgres.query(
      `SELECT tgrelid::regclass::text AS "table" FROM pg_trigger WHERE tgname = 'guard_deleted_account'`,
    );
    const tables = new Set(guarded.map(({ table }) => table));
    const unguarded = personalTables
      .filter(({ table, onDeletion }) => onDeletion !== 'keep' && !tables.has(table))
      .map(({ table }) => table);
    expect(unguarded.sort()).toEqual([
      // Its rows are pseudonymized, or belong to the operator.
      'access_code',
      'account',
      'audit_entry',
      'mail',
      'payment_action',
      'plan_period',
      'plan_settings',
      // Counters of the account's number, deleted every night.
      'usage_counter',
      'usage_object',
    ]);
  });
});
