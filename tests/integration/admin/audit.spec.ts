import { strFromU8, unzipSync } from 'fflate';
import { pino } from 'pino';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { personalTables } from '../../../server/modules/personal-data/personal-tables.js';
import { AuditService } from '../../../server/modules/platform/audit.service.js';
import { createUserWithPassword, password } from '../accounts/support/password-user.js';
import { logIn, openBrowser, register, viewerOf } from '../accounts/support/test-browser.js';
import { readEmails, waitForEmail } from '../support/mailbox.js';
import { createEmail, createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createScriptCaller, getErrorCode } from '../support/caller.js';
import {
  createMentionedUser,
  createPhone,
  findRemainingTables,
  findTablesWith,
} from './support/mentioned-user.js';

let app: RunningApp;

/** Process log of the server. */
const logLines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) });

beforeAll(async () => {
  app = await runApp({}, undefined, { log });
});

interface Line {
  action: string;
  actor_id: number | null;
  account_id: number | null;
  details: Record<string, unknown>;
  address: string;
  request_id: string;
}

function linesOf(accountId: number): Promise<Line[]> {
  return app.stores.postgres.query(
    'SELECT * FROM audit_entry WHERE account_id = $1 OR actor_id = $1 ORDER BY id',
    [accountId],
  );
}

describe('the audit log', () => {
  it('records actor, account, action, address and request id, and never a secret', async () => {
    const user = await createUserWithPassword(app, 'pro');
    const secret = 'amber lantern 41 orchard';
    const { data } = await app
      .as(user)
      .graphql(
        'mutation ($old: String!, $new: String!) { changePassword(oldPassword: $old, password: $new, passwordRepeat: $new) { token } }',
        { old: password, new: secret },
        { 'x-request-id': 'audit-test-0001' },
      );
    const { token } = (data as { changePassword: { token: string } }).changePassword;
    const lines = await linesOf(user.id);
    expect(lines.at(-1)).toMatchObject({
      action: 'password-changed',
      actor_id: user.id,
      account_id: user.id,
      address: '127.0.0.1',
      request_id: 'audit-test-0001',
      details: {},
    });
    const text = JSON.stringify(lines);
    for (const hidden of [secret, password, token]) expect(text).not.toContain(hidden);
  });

  it('records rejected attempts at administrator actions', async () => {
    const user = await createUser(app, { kind: 'team' });
    const attempts = [
      '{ accounts { total } }',
      `mutation { blockAccount(id: ${user.id}, blocked: true) { id } }`,
    ];
    for (const query of attempts) {
      expect(getErrorCode(await app.as(user).graphql(query))).toBe('ADMINISTRATOR_ONLY');
    }
    expect((await linesOf(user.id)).map(({ action, details }) => [action, details])).toEqual([
      ['administration-refused', { operations: 'accounts' }],
      ['administration-refused', { operations: 'blockAccount' }],
    ]);
  });

  it('has no entry for an action that failed and changed nothing', async () => {
    const user = await createUserWithPassword(app);
    const otherUser = await createUser(app, { kind: 'demo' });
    const result = await app
      .as(user)
      .graphql(
        'mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) { id } }',
        { email: otherUser.email, password },
      );
    expect(getErrorCode(result)).toBe('EMAIL_TAKEN');
    expect(await linesOf(user.id)).toEqual([]);
  });

  it('records logins, failed logins and team changes by an owner', async () => {
    const owner = await createUserWithPassword(app, 'team');
    const logIn = (typedPassword: string) =>
      app.guest.graphql(
        'mutation ($email: String!, $password: String!) { logIn(email: $email, password: $password) { kind } }',
        { email: owner.email, password: typedPassword },
      );
    await logIn('not the password');
    await logIn(password);
    const script = createScriptCaller(app.url, owner);
    const email = `line\u2028break-${owner.id}@people.example`;
    expect((await script.send('POST', '/panel/corporate/users', { email })).status).toBe(422);
    const memberEmail = `colleague-${owner.id}@people.example`;
    await script.send('POST', '/panel/corporate/users', { email: memberEmail });
    await script.send('DELETE', '/panel/corporate/users', { email: memberEmail });
    const lines = await linesOf(owner.id);
    expect(lines.map(({ action }) => action)).toEqual([
      'login-failed',
      'logged-in',
      'corporate-user-added',
      'corporate-user-removed',
    ]);
    expect(lines.at(-1)?.details).toEqual({ email: memberEmail });
  });
});

interface TableColumn {
  table: string;
  column: string;
}

async function readZip(response: Response): Promise<Map<string, string>> {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe('personal data', () => {
  it('the list of personal tables covers every reference to an account', async () => {
    const references: TableColumn[] = await app.stores.postgres.query(
      `SELECT conrelid::regclass::text AS "table", attname AS "column" FROM pg_constraint
       JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey)
       WHERE contype = 'f' AND confrelid = 'account'::regclass`,
    );
    const listed = new Set(personalTables.map(({ table }) => table));
    expect(references.length).toBeGreaterThan(30);
    expect(references.filter(({ table }) => !listed.has(table))).toEqual([]);
    // A second entry of a table would replace the columns that the first one hides.
    expect(personalTables).toHaveLength(listed.size);
  });

  it('a copy contains the data of the user as JSON and CSV, without secrets', async () => {
    const { id, email, phone, browser } = await createMentionedUser(app);
    const response = await browser.get('/panel/data-copy');
    expect(response.headers.get('content-disposition')).toContain(`rivalscope-data-${id}.zip`);
    const files = await readZip(response);
    const { tables } = JSON.parse(files.get('data.json') ?? '{}') as {
      tables: Record<string, Record<string, unknown>[]>;
    };
    expect(tables['account']?.[0]).toMatchObject({ id, email, phone });
    expect(tables['account_domain']?.[0]).toMatchObject({ domain: 'northtrail.example' });
    expect(tables['bill']).toHaveLength(1);
    expect(tables['session']?.length).toBeGreaterThan(0);
    expect(files.get('csv/account.csv')).toContain(email);
    expect([...files.values()].join()).not.toMatch(/password_hash|token_hash|argon2/);
  });

  it('only the user and administrators get a copy, and it is recorded', async () => {
    const { id } = await createMentionedUser(app);
    const other = await createUser(app, { kind: 'pro' });
    const administrator = await createUser(app, { kind: 'administrator' });
    expect((await app.as(other).get(`/panel/data-copy/${id}`)).status).toBe(403);
    expect((await app.guest.get('/panel/data-copy')).status).toBe(401);
    expect((await app.as(administrator).get(`/panel/data-copy/${id}`)).status).toBe(200);
    expect((await linesOf(id)).at(-1)).toMatchObject({ action: 'data-copied', actor_id: administrator.id });
  });

  it('administrators get a copy only soon after a log-in, and those of administrators only as owners', async () => {
    const { postgres } = app.stores;
    const { id } = await createUser(app, { kind: 'demo' });
    const owner = await createUser(app, { kind: 'administrator' });
    const support = await createUser(app, { kind: 'administrator' });
    await postgres.query(`UPDATE account SET administrator_role = 'support' WHERE id = $1`, [support.id]);
    const prepare = async (accountId: number) => {
      const query = 'mutation ($id: Int!) { prepareDataCopy(id: $id) }';
      const result = await app.as(support).graphql(query, { id: accountId });
      return getErrorCode(result) ?? result.data;
    };
    const statusOf = async (accountId: number) =>
      (await app.as(support).get(`/panel/data-copy/${accountId}`)).status;
    const withToken = await app.guest.get(`/panel/data-copy/${id}`, {
      authorization: `Bearer ${owner.token}`,
    });
    expect(withToken.status).toBe(403);
    expect(await prepare(id)).toEqual({ prepareDataCopy: `/panel/data-copy/${id}` });
    expect(await statusOf(id)).toBe(200);
    expect(await prepare(owner.id)).toBe('ROLE_FORBIDDEN');
    expect(await statusOf(owner.id)).toBe(403);
    await postgres.query(`UPDATE session SET authenticated_at = $2 WHERE account_id = $1`, [
      support.id,
      new Date(app.clock.now().getTime() - 3_600_000),
    ]);
    expect(await prepare(id)).toBe('PASSWORD_REQUIRED');
    expect(await statusOf(id)).not.toBe(200);
  });

  it('a deletion leaves no personal data in any table, e-mail or log, and keeps the bills', async () => {
    const { id, email, phone, browser } = await createMentionedUser(app);
    expect(await findTablesWith(app, email)).toEqual(
      expect.arrayContaining([
        'account',
        'audit_entry',
        'demo_request',
        'invitation',
        'plan_period',
        'plan_request',
        'plan_settings',
        'system_notification',
        'task',
      ]),
    );
    expect(await findRemainingTables(app, id)).toEqual(
      expect.arrayContaining(['mail', 'second_factor', 'session', 'task']),
    );
    const remove = (enteredPassword: string) =>
      browser.graphql('mutation ($password: String!) { deleteAccount(password: $password) }', {
        password: enteredPassword,
      });
    expect(getErrorCode(await remove('a wrong password'))).toBe('WRONG_PASSWORD');
    expect((await remove(password)).errors).toBeUndefined();
    expect(await findTablesWith(app, email)).toEqual([]);
    expect(await findTablesWith(app, phone)).toEqual([]);
    expect(await findRemainingTables(app, id)).toEqual([]);
    const processLog = logLines.join('');
    expect(processLog).toContain('"audit":"account-deleted"');
    expect(processLog).not.toContain(email);
    expect(processLog).not.toContain(phone);
    expect(await readEmails(app.stores.config.dataDir, email)).toEqual([]);
    const [bills]: { count: number }[] = await app.stores.postgres.query(
      'SELECT count(*)::int AS count FROM bill WHERE account_id = $1',
      [id],
    );
    expect(bills?.count).toBe(1);
    expect(await viewerOf(browser)).toMatchObject({ kind: 'GUEST' });
    expect(getErrorCode(await logIn(openBrowser(app), email, password))).toBe('WRONG_CREDENTIALS');
    expect((await register(openBrowser(app), { email, phone, password })).errors).toBeUndefined();
  });

  it('administrators delete and correct accounts, but not those of administrators or of a team', async () => {
    const support = app.as(await createUserWithPassword(app, 'administrator'));
    const erase = (id: number) => support.graphql('mutation ($id: Int!) { eraseAccount(id: $id) }', { id });
    const user = await createUser(app, { kind: 'demo' });
    const owner = await createUser(app, { kind: 'team' });
    await createUser(app, { kind: 'demo', owner });
    expect(getErrorCode(await erase((await createUser(app, { kind: 'administrator' })).id))).toBe(
      'FORBIDDEN',
    );
    expect(getErrorCode(await erase(owner.id))).toBe('FORBIDDEN');
    const changePhone = (phone: string) =>
      support.graphql(
        'mutation ($id: Int!, $phone: String!) { changeAccountPhone(id: $id, phone: $phone) { phone } }',
        { id: user.id, phone },
      );
    const [phone, takenPhone] = [createPhone(), createPhone()];
    await app.stores.postgres.query('UPDATE account SET phone = $2 WHERE id = $1', [owner.id, takenPhone]);
    expect((await changePhone(takenPhone)).errors?.[0]?.extensions).toMatchObject({
      code: 'PHONE_TAKEN',
      field: 'phone',
    });
    expect((await changePhone(phone)).data).toEqual({ changeAccountPhone: { phone } });
    const email = createEmail('corrected');
    const corrected = await support.graphql(
      `mutation ($id: Int!, $email: String!, $password: String!) {
        changeAccountEmail(id: $id, email: $email, confirmed: true, password: $password) { email } }`,
      { id: user.id, email, password },
    );
    expect(corrected.data).toEqual({ changeAccountEmail: { email } });
    await waitForEmail(app.stores.config.dataDir, { to: user.email, template: 'email-changed' });
    expect((await erase(user.id)).errors).toBeUndefined();
    expect(await findTablesWith(app, email)).toEqual([]);
    expect(await findTablesWith(app, phone)).toEqual([]);
    expect(await findTablesWith(app, user.email)).toEqual([]);
  });

  it('the process log contains no e-mail or phone', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const audit = new AuditService(app.stores.postgres, () => new Date(), log);
    await audit.record({
      action: 'email-changed',
      actorId: null,
      accountId: null,
      details: { from: 'ann@people.example', phone: '+12025550123', days: 3 },
    });
    expect(lines.join()).toContain('"days":3');
    expect(lines.join()).not.toMatch(/people\.example|12025550123/);
  });
});

describe('the log of security events', () => {
  const logged = async (request: () => Promise<unknown>): Promise<unknown[]> => {
    const warn = vi.spyOn(log, 'warn');
    await request();
    const events = warn.mock.calls.filter(([, message]) => message === 'security event');
    warn.mockRestore();
    return events.map(([fields]) => fields);
  };

  it('names kind, code, address and account of rejected requests', async () => {
    const user = await createUserWithPassword(app);
    const address = '127.0.0.1';
    const logIn = (typedPassword: string) =>
      app.guest.graphql(
        'mutation ($email: String!, $password: String!) { logIn(email: $email, password: $password) { kind } }',
        { email: user.email, password: typedPassword },
      );
    expect(await logged(() => logIn('not the password'))).toMatchObject([
      { security: 'failed-login', code: 'WRONG_CREDENTIALS', address, accountId: null },
    ]);
    for (let attempt = 0; attempt < 9; attempt++) await logIn('not the password');
    expect(await logged(() => logIn('not the password'))).toMatchObject([
      { security: 'rate-limit', code: 'TOO_MANY_REQUESTS', address },
    ]);
    const foreignOrigin = { origin: 'https://evil.example' };
    const mutation = 'mutation { logOut { kind } }';
    expect(await logged(() => app.as(user).graphql(mutation, {}, foreignOrigin))).toMatchObject([
      { security: 'csrf', code: 'FORBIDDEN', address, accountId: user.id },
    ]);
    const form = { ...foreignOrigin, cookie: `session=${user.session}` };
    expect(
      await logged(() => app.guest.send('POST', '/api/panel/data', { language: 'en' }, form)),
    ).toMatchObject([{ security: 'csrf', code: 'FORBIDDEN', address }]);
    const unknownToken = { 'x-api-token': 'rs_unknown' };
    expect(await logged(() => app.guest.get('/api/users/current', unknownToken))).toMatchObject([
      { security: 'invalid-token', code: 'INVALID_TOKEN', address },
    ]);
    const owner = await createUser(app, { kind: 'pro' });
    const created = await app
      .as(owner)
      .graphql('mutation ($input: SavedFilterInput!) { createSavedFilter(input: $input) { id } }', {
        input: { filterName: 'a filter', reportName: 'organic-keywords', filter: 'ws>=100' },
      });
    const [filter] = (created.data as { createSavedFilter: { id: number }[] }).createSavedFilter;
    const removal = 'mutation ($id: Int!) { deleteSavedFilter(id: $id) { id } }';
    expect(await logged(() => app.as(user).graphql(removal, { id: filter?.id }))).toMatchObject([
      { security: 'unknown-id', code: 'NOT_FOUND', address, accountId: user.id },
    ]);
  });
});
