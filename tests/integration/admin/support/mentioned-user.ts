import { expect } from 'vitest';
import { personalTables } from '../../../../server/modules/personal-data/personal-tables.js';
import { password } from '../../accounts/support/password-user.js';
import { logIn, openBrowser, register, type TestBrowser } from '../../accounts/support/test-browser.js';
import { waitForEmail } from '../../support/mailbox.js';
import type { RunningApp } from '../../support/running-app.js';
import { createEmail, createUser } from '../../support/test-users.js';

let lastPhone = 1000;

/** An unused phone number. */
export const createPhone = () => `+1202555${++lastPhone}`;

/** Tables whose rows contain a text in any column. */
export async function findTablesWith({ stores }: RunningApp, text: string): Promise<string[]> {
  const tables: { name: string }[] = await stores.postgres.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows: unknown[] = await stores.postgres.query(
      `SELECT 1 FROM "${name}" AS entry WHERE position($1 in lower(to_jsonb(entry)::text)) > 0 LIMIT 1`,
      [text.toLowerCase()],
    );
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

/** An account with rows in the tables that mention its user. */
export async function createMentionedUser(app: RunningApp): Promise<{
  id: number;
  email: string;
  phone: string;
  browser: TestBrowser;
}> {
  const email = createEmail('mentioned');
  const phone = createPhone();
  const browser = openBrowser(app);
  const { data } = await register(browser, { email, phone, password, domain: 'northtrail.example' });
  const { id } = (data as { register: { account: { id: number } } }).register.account;
  await waitForEmail(app.stores.config.dataDir, { to: email, template: 'registered' });
  await logIn(openBrowser(app), email, 'a wrong password');
  const owner = await createUser(app, { kind: 'team' });
  await app
    .as(owner)
    .graphql('mutation ($email: String!) { inviteCorporateUser(email: $email) { used } }', { email });
  const { postgres } = app.stores;
  await postgres.query(
    `INSERT INTO system_notification (title_en, title_ru, account_id, started_at)
     VALUES ($1, $1, NULL, now()), ('x', 'x', $2, now())`,
    [`A payment of ${email}`, id],
  );
  await postgres.query(
    `INSERT INTO demo_request (account_id, name, email, phone, requested_at) VALUES ($1, 'Ann', $2, $3, now())`,
    [id, email, phone],
  );
  await postgres.query(
    `INSERT INTO audit_entry (at, action, details) VALUES (now(), 'corporate-user-added', $1::jsonb)`,
    [JSON.stringify({ email, phone })],
  );
  await postgres.query(
    `INSERT INTO bill (account_id, act, plan_id, term, regular_cents, unused_cents, real_cents, created_at, due_at)
     VALUES ($1, 'buy', 5, 0, 19900, 0, 19900, now(), now() + interval '5 days')`,
    [id],
  );
  await postgres.query(
    `INSERT INTO plan_request (name, email, needs, requested_at, note)
     VALUES ('Tom', 'tom@people.example', $1, now(), $1)`,
    [`Same as ${email}, ${phone}`],
  );
  const administrator = await createUser(app, { kind: 'administrator' });
  const { errors } = await app
    .as(administrator)
    .graphql(
      'mutation ($id: Int!, $reason: String!) { grantPlan(id: $id, plan: 3, days: 1, reason: $reason) { id } }',
      {
        id: owner.id,
        reason: `Invited ${email}`,
      },
    );
  expect(errors).toBeUndefined();
  for (const customer of [id, owner.id]) {
    await postgres.query(
      `INSERT INTO plan_settings (created_at, author_id, reason, account_id, plan_id)
       VALUES (now(), $1, $2, $3, 5)`,
      // The pseudonym is longer than the phone, so the new text exceeds the column.
      [administrator.id, `${'x'.repeat(498 - email.length - phone.length)} ${email} ${phone}`, customer],
    );
  }
  expect((await browser.graphql('mutation { beginSecondFactor { secret } }')).errors).toBeUndefined();
  await postgres.query(
    `INSERT INTO task (id, kind, account_id, name, input, turn, state, created_at, finished_at)
     VALUES (gen_random_uuid(), 'tool', $1, $2, '{}', 1, 10, now(), now())`,
    [id, `Report for ${email}`],
  );
  return { id, email, phone, browser };
}

/** Tables whose rows a deletion removes, but that still have rows of the account. */
export async function findRemainingTables({ stores }: RunningApp, id: number): Promise<string[]> {
  const remaining: string[] = [];
  for (const { table, condition, onDeletion } of personalTables) {
    if (onDeletion !== 'delete') continue;
    const rows: unknown[] = await stores.postgres.query(`SELECT 1 FROM ${table} WHERE ${condition} LIMIT 1`, [
      id,
    ]);
    if (rows.length > 0) remaining.push(table);
  }
  return remaining;
}
