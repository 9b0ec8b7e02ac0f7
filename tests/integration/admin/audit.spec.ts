import { beforeAll, describe, expect, it } from 'vitest';
import { createUserWithPassword, password } from '../accounts/support/password-user.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createScriptCaller, getErrorCode } from '../support/caller.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
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
