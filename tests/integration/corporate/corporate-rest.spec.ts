import { beforeAll, describe, expect, it } from 'vitest';
import { createUserWithPassword } from '../accounts/support/password-user.js';
import { createEmail, createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createScriptCaller } from '../support/caller.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

const scriptOf = (user: TestUser) => createScriptCaller(app.url, user);

describe('team calls of the REST API', () => {
  it.each(['/api', ''])(
    'list, add, invite, remove and colleagues respond as documented at %s/panel',
    async (root) => {
      const owner = await createUser(app, { kind: 'team' });
      const existingUser = await createUserWithPassword(app);
      const calls = scriptOf(owner);
      const email = createEmail();
      const users = `${root}/panel/corporate/users`;
      const added = await calls.send('POST', users, { email });
      expect([added.status, await added.json()]).toEqual([200, { result: true }]);
      const rebind = await calls.send('POST', users, { email: existingUser.email });
      expect(await rebind.json()).toEqual({ result: 'rebind' });
      const invited = await calls.send('POST', `${users}/invite`, { email: existingUser.email });
      expect(await invited.json()).toEqual({ result: true });
      expect(await (await calls.get(users)).json()).toEqual([{ email, isActive: false, lastSeenAt: null }]);
      expect(await (await calls.get(`${root}/panel/corporate/colleague`)).json()).toEqual({
        items: [{ email }],
      });
      const removed = await calls.send('DELETE', users, { email });
      expect([removed.status, await removed.json()]).toEqual([200, []]);
      expect(await (await calls.get(users)).json()).toEqual([]);
    },
  );

  it('errors have a status, message, code and field', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const basic = await createUser(app, { kind: 'pro' });
    const users = '/api/panel/corporate/users';
    const rejected = await scriptOf(owner).send('POST', users, { email: 'nobody' });
    expect([rejected.status, await rejected.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'INVALID_EMAIL',
        field: 'email',
        message: 'Enter a valid e-mail address.',
      }),
    ]);
    const singleUserPlan = await scriptOf(basic).send('POST', users, { email: createEmail() });
    expect([singleUserPlan.status, await singleUserPlan.json()]).toEqual([
      402,
      expect.objectContaining({ code: 'PLAN_WITHOUT_USERS' }),
    ]);
    expect((await app.guest.get(users)).status).toBe(401);
    const unknown = await scriptOf(owner).send('DELETE', users, { email: createEmail() });
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'USER_NOT_FOUND' }),
    ]);
  });

  it('a browser call without the CSRF token changes nothing', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const cookie = `${owner.headers['cookie']}; visitor=${'v'.repeat(24)}`;
    const rejected = await app.as({ headers: { cookie } }).send('POST', '/panel/corporate/users', {
      email: createEmail(),
    });
    expect(rejected.status).toBe(403);
    expect(await (await scriptOf(owner).get('/panel/corporate/users')).json()).toEqual([]);
  });
});
