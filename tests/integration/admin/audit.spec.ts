import { beforeAll, describe, expect, it } from 'vitest';
import { createUserWithPassword, password } from '../accounts/support/known-person.js';
import { codeOf } from '../accounts/support/test-browser.js';
import { createUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';

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

describe('the log of who did what', () => {
  it('#71 names actor, account, act, address and the request’s id, and never a secret', async () => {
    const person = await createUserWithPassword(app, 'pro');
    const secret = 'amber lantern 41 orchard';
    const { data } = await app
      .as(person)
      .graphql(
        'mutation ($old: String!, $new: String!) { changePassword(oldPassword: $old, password: $new, passwordRepeat: $new) { token } }',
        { old: password, new: secret },
        { 'x-request-id': 'audit-test-0001' },
      );
    const { token } = (data as { changePassword: { token: string } }).changePassword;
    const lines = await linesOf(person.id);
    expect(lines.at(-1)).toMatchObject({
      action: 'password-changed',
      actor_id: person.id,
      account_id: person.id,
      address: '127.0.0.1',
      request_id: 'audit-test-0001',
      details: {},
    });
    const text = JSON.stringify(lines);
    for (const hidden of [secret, password, token]) expect(text).not.toContain(hidden);
  });

  it('#71 tells of those who try what only administrators may', async () => {
    const person = await createUser(app, { kind: 'team' });
    const tries = [
      '{ accounts { total } }',
      `mutation { blockAccount(id: ${person.id}, blocked: true) { id } }`,
    ];
    for (const query of tries) expect(codeOf(await app.as(person).graphql(query))).toBe('ADMINISTRATOR_ONLY');
    expect((await linesOf(person.id)).map(({ action, details }) => [action, details])).toEqual([
      ['administration-refused', { operations: 'accounts' }],
      ['administration-refused', { operations: 'blockAccount' }],
    ]);
  });

  it('an act that fails leaves no line, as it changed nothing', async () => {
    const person = await createUserWithPassword(app);
    const taken = await createUser(app, { kind: 'demo' });
    const answer = await app
      .as(person)
      .graphql(
        'mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) { id } }',
        { email: taken.email, password },
      );
    expect(codeOf(answer)).toBe('EMAIL_TAKEN');
    expect(await linesOf(person.id)).toEqual([]);
  });

  it('#71 a log-in, a failed one and what an owner does to people stand in it', async () => {
    const owner = await createUserWithPassword(app, 'team');
    const logIn = (given: string) =>
      app.guest.graphql(
        'mutation ($email: String!, $password: String!) { logIn(email: $email, password: $password) { kind } }',
        { email: owner.email, password: given },
      );
    await logIn('not the password');
    await logIn(password);
    const script = app.as({ headers: { 'x-api-token': owner.token } });
    const email = `line\u2028break-${owner.id}@people.example`;
    expect((await script.send('POST', '/panel/corporate/users', { email })).status).toBe(422);
    const colleague = `colleague-${owner.id}@people.example`;
    await script.send('POST', '/panel/corporate/users', { email: colleague });
    await script.send('DELETE', '/panel/corporate/users', { email: colleague });
    const lines = await linesOf(owner.id);
    expect(lines.map(({ action }) => action)).toEqual([
      'login-failed',
      'logged-in',
      'corporate-user-added',
      'corporate-user-removed',
    ]);
    expect(lines.at(-1)?.details).toEqual({ email: colleague });
  });
});
