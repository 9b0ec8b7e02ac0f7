import { beforeAll, describe, expect, it } from 'vitest';
import { freshEmail, createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { accept, add, invite, overview, uidFor } from './support/corporate-calls.js';
import { codeOf } from '../support/caller.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

/** Runs the calls concurrently and returns their sorted results. */
async function atOnce(calls: readonly (() => Promise<string | undefined>)[]): Promise<string[]> {
  const results = await Promise.all(calls.map((call) => call()));
  return results.map((result) => result ?? 'ok').sort();
}

describe('concurrent calls on a team', () => {
  it('parallel additions never exceed the team size of the plan', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const calls = app.as(owner);
    const adds = Array.from({ length: 20 }, () => async () => codeOf(await add(calls, freshEmail())));
    const results = await atOnce(adds);
    expect(results).toEqual([...Array<string>(16).fill('USERS_LIMIT'), ...Array<string>(4).fill('ok')]);
    expect(await overview(calls)).toMatchObject({ limit: 5, used: 5 });
  });

  it('parallel acceptances never exceed it either', async () => {
    const owner = await createUser(app, { kind: 'team' });
    await Promise.all([1, 2, 3].map(() => createUser(app, { kind: 'demo', owner })));
    const invited = await Promise.all(Array.from({ length: 6 }, () => createUser(app, { kind: 'demo' })));
    for (const { email } of invited) await invite(app.as(owner), email);
    const uids = await Promise.all(invited.map(({ email }) => uidFor(app, email, 'invitation')));
    const results = await atOnce(
      invited.map((user, index) => async () => codeOf(await accept(app.as(user), uids[index] ?? ''))),
    );
    expect(results).toEqual([...Array<string>(5).fill('USERS_LIMIT'), 'ok']);
    expect(await overview(app.as(owner))).toMatchObject({ used: 5 });
  });

  it('parallel additions of one email make one account and take one seat', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const email = freshEmail();
    const results = await atOnce(
      Array.from({ length: 8 }, () => async () => codeOf(await add(app.as(owner), email))),
    );
    expect(results).toEqual([...Array<string>(7).fill('USER_EXISTS'), 'ok']);
    expect((await overview(app.as(owner))).users).toEqual([{ email, isActive: false }]);
  });

  it('two owners who invite one user get one member, and owners who invite each other never deadlock', async () => {
    const [one, two] = await Promise.all([
      createUser(app, { kind: 'team' }),
      createUser(app, { kind: 'team' }),
    ]);
    const invitedUser = await createUser(app, { kind: 'demo' });
    for (const owner of [one, two]) await invite(app.as(owner), invitedUser.email);
    const uids = [
      await uidFor(app, invitedUser.email, 'invitation'),
      await uidFor(app, invitedUser.email, 'invitation', 2),
    ];
    const results = await atOnce(
      uids.map((uid) => async () => codeOf(await accept(app.as(invitedUser), uid))),
    );
    expect(results).toEqual(['USER_ELSEWHERE', 'ok']);
    const crossed = await atOnce(
      Array.from({ length: 10 }, (_, index) => async () => {
        const [owner, other] = index % 2 === 0 ? [one, two] : [two, one];
        return codeOf(await add(app.as(owner), other.email));
      }),
    );
    expect(new Set(crossed)).toEqual(new Set(['USER_ELSEWHERE', 'USER_PAID']));
  });
});
