import { beforeAll, describe, expect, it } from 'vitest';
import { createUserWithPassword } from '../accounts/support/known-person.js';
import { createUser, type TestUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { freshEmail } from './support/corporate-calls.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

const scriptOf = ({ token }: TestUser) => app.as({ headers: { 'x-api-token': token } });

describe('corporate accounts by REST', () => {
  it.each(['/api', ''])(
    'A8 list, add, invite, remove and colleagues answer as documented at %s/panel',
    async (root) => {
      const owner = await createUser(app, { kind: 'team' });
      const known = await createUserWithPassword(app);
      const calls = scriptOf(owner);
      const email = freshEmail();
      const users = `${root}/panel/corporate/users`;
      const added = await calls.send('POST', users, { email });
      expect([added.status, await added.json()]).toEqual([200, { result: true }]);
      const rebind = await calls.send('POST', users, { email: known.email });
      expect(await rebind.json()).toEqual({ result: 'rebind' });
      const invited = await calls.send('POST', `${users}/invite`, { email: known.email });
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

  it('failures come with status, message, code and field', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const basic = await createUser(app, { kind: 'pro' });
    const users = '/api/panel/corporate/users';
    const wrong = await scriptOf(owner).send('POST', users, { email: 'nobody' });
    expect([wrong.status, await wrong.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'INVALID_EMAIL',
        field: 'email',
        message: 'Enter a valid e-mail address.',
      }),
    ]);
    const alone = await scriptOf(basic).send('POST', users, { email: freshEmail() });
    expect([alone.status, await alone.json()]).toEqual([
      402,
      expect.objectContaining({ code: 'PLAN_WITHOUT_USERS' }),
    ]);
    expect((await app.guest.get(users)).status).toBe(401);
    const unknown = await scriptOf(owner).send('DELETE', users, { email: freshEmail() });
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'USER_NOT_FOUND' }),
    ]);
  });

  it('#14 a browser’s call without the page’s token changes nothing', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const cookie = `${owner.headers['cookie']}; visitor=${'v'.repeat(24)}`;
    const refused = await app.as({ headers: { cookie } }).send('POST', '/panel/corporate/users', {
      email: freshEmail(),
    });
    expect(refused.status).toBe(403);
    expect(await (await scriptOf(owner).get('/panel/corporate/users')).json()).toEqual([]);
  });
});
