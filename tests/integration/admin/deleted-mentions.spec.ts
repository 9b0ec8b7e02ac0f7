import { access, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUserWithPassword, password } from '../accounts/support/password-user.js';
import { openBrowser, register } from '../accounts/support/test-browser.js';
import { createEmail, createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createMentionedUser, createPhone } from './support/mentioned-user.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

describe('rows of other accounts', () => {
  it('that mention similar or their own addresses and numbers survive a deletion', async () => {
    const { id, email, phone, browser } = await createMentionedUser(app);
    const { postgres, config } = app.stores;
    const other = await createUserWithPassword(app, 'pro');
    const otherPhone = createPhone();
    await postgres.query('UPDATE account SET phone = $2 WHERE id = $1', [other.id, otherPhone]);
    const mentions = [`tom.${email}`, `${email}.au`, `${phone}4`, otherPhone, other.email];
    const title = `Payments of ${mentions.join(', ')}`;
    await postgres.query(
      `INSERT INTO system_notification (title_en, title_ru, started_at) VALUES ($1, $1, now())`,
      [title],
    );
    await postgres.query(
      `INSERT INTO demo_request (account_id, name, email, phone, requested_at)
       VALUES ($1, 'Ann', $2, $3, now()), ($4, 'Tom', $2, $3, now())`,
      [id, other.email, otherPhone, other.id],
    );
    const letter = path.join(config.dataDir, 'mail', 'similar-registered.eml');
    await writeFile(letter, `From: ${config.mailFrom}\r\nTo: tom.${email}\r\n\r\n${title}`);
    const removal = await browser.graphql(
      'mutation ($password: String!) { deleteAccount(password: $password) }',
      { password },
    );
    expect(removal.errors).toBeUndefined();
    const count = (sql: string, parameters: unknown[]): Promise<{ count: number }[]> =>
      postgres.query(`SELECT count(*)::int AS count FROM ${sql}`, parameters);
    expect(await count('system_notification WHERE title_en = $1', [title])).toEqual([{ count: 1 }]);
    expect(await count('demo_request WHERE account_id = $1', [other.id])).toEqual([{ count: 1 }]);
    await expect(access(letter)).resolves.toBeUndefined();
  });

  it('with free days, plan requests and e-mail changes survive a deletion that enters their addresses', async () => {
    const { postgres } = app.stores;
    const other = await createUser(app, { kind: 'demo' });
    const [email, phone] = [createEmail('entered'), createPhone()];
    await postgres.query(
      `INSERT INTO demo_request (account_id, name, email, phone, requested_at, confirmed_at, granted_until)
       VALUES ($1, 'Tom', $2, $3, now(), now(), now())`,
      [other.id, other.email, phone],
    );
    await postgres.query(
      `INSERT INTO plan_request (account_id, name, email, phone, needs, requested_at)
       VALUES ($1, 'Tom', $2, $3, 'More domains', now()), (NULL, 'Guest', $4, NULL, 'More keywords', now())`,
      [other.id, other.email, phone, email],
    );
    const earlier = createEmail('earlier');
    await postgres.query(
      `INSERT INTO email_change (account_id, previous_email, email, requested_at, expires_at, confirmed_at, revert_until)
       VALUES ($1, $2, $3, now(), now(), now(), now() + interval '7 days'),
         ($1, $4, $3, now() - interval '9 days', now() - interval '8 days', now() - interval '9 days', now() - interval '2 days')`,
      [other.id, createEmail('victim'), earlier, createEmail('older')],
    );
    const browser = openBrowser(app);
    const { data, errors } = await register(browser, { email, phone, password });
    expect(errors).toBeUndefined();
    await postgres.query(
      `INSERT INTO audit_entry (at, action, account_id, details) VALUES (now(), 'email-changed', $1, $2::jsonb)`,
      [
        (data as { register: { account: { id: number } } }).register.account.id,
        JSON.stringify({ from: earlier }),
      ],
    );
    const removal = await browser.graphql(
      'mutation ($password: String!) { deleteAccount(password: $password) }',
      { password },
    );
    expect(removal.errors).toBeUndefined();
    const rowsOf = (table: string): Promise<unknown[]> =>
      postgres.query(`SELECT * FROM ${table} WHERE account_id = $1`, [other.id]);
    expect(await rowsOf('demo_request')).toEqual([expect.objectContaining({ phone })]);
    expect(await rowsOf('plan_request')).toEqual([expect.objectContaining({ phone })]);
    // A change that can no longer be reverted does not need the address.
    expect(await rowsOf('email_change')).toEqual([
      expect.objectContaining({
        email: earlier,
        previous_email: expect.stringContaining('victim') as string,
      }),
    ]);
    const guestRequests: unknown[] = await postgres.query('SELECT FROM plan_request WHERE email = $1', [
      email,
    ]);
    expect(guestRequests).toHaveLength(1);
  });
});
