import { beforeAll, describe, expect, it } from 'vitest';
import { createEmail, createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { acceptInvitation, addMember, inviteUser, readTeam, readLinkUid } from './support/corporate-calls.js';
import { getErrorCode } from '../support/caller.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

/** Runs the calls concurrently and returns their sorted results. */
async function runConcurrently(calls: readonly (() => Promise<string | undefined>)[]): Promise<string[]> {
  const results = await Promise.all(calls.map((call) => call()));
  return results.map((result) => result ?? 'ok').sort();
}

describe('concurrent calls on a team', () => {
  it('parallel additions never exceed the team size of the plan', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const calls = app.as(owner);
    const additions = Array.from(
      { length: 20 },
      () => async () => getErrorCode(await addMember(calls, createEmail())),
    );
    const results = await runConcurrently(additions);
    expect(results).toEqual([...Array<string>(16).fill('USERS_LIMIT'), ...Array<string>(4).fill('ok')]);
    expect(await readTeam(calls)).toMatchObject({ limit: 5, used: 5 });
  });

  it('parallel acceptances never exceed it either', async () => {
    const owner = await createUser(app, { kind: 'team' });
    await Promise.all([1, 2, 3].map(() => createUser(app, { kind: 'demo', owner })));
    const invited = await Promise.all(Array.from({ length: 6 }, () => createUser(app, { kind: 'demo' })));
    for (const { email } of invited) await inviteUser(app.as(owner), email);
    const uids = await Promise.all(invited.map(({ email }) => readLinkUid(app, email, 'invitation')));
    const results = await runConcurrently(
      invited.map(
        (user, index) => async () => getErrorCode(await acceptInvitation(app.as(user), uids[index] ?? '')),
      ),
    );
    expect(results).toEqual([...Array<string>(5).fill('USERS_LIMIT'), 'ok']);
    expect(await readTeam(app.as(owner))).toMatchObject({ used: 5 });
  });

  it('parallel additions of one email make one account and take one seat', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const email = createEmail();
    const results = await runConcurrently(
      Array.from({ length: 8 }, () => async () => getErrorCode(await addMember(app.as(owner), email))),
    );
    expect(results).toEqual([...Array<string>(7).fill('USER_EXISTS'), 'ok']);
    expect((await readTeam(app.as(owner))).users).toEqual([{ email, isActive: false }]);
  });

  it('two owners who invite one user get one member, and owners who invite each other never deadlock', async () => {
    const [one, two] = await Promise.all([
      createUser(app, { kind: 'team' }),
      createUser(app, { kind: 'team' }),
    ]);
    const invitedUser = await createUser(app, { kind: 'demo' });
    for (const owner of [one, two]) await inviteUser(app.as(owner), invitedUser.email);
    const uids = [
      await readLinkUid(app, invitedUser.email, 'invitation'),
      await readLinkUid(app, invitedUser.email, 'invitation', 2),
    ];
    const results = await runConcurrently(
      uids.map((uid) => async () => getErrorCode(await acceptInvitation(app.as(invitedUser), uid))),
    );
    expect(results).toEqual(['USER_ELSEWHERE', 'ok']);
    const crossed = await runConcurrently(
      Array.from({ length: 10 }, (_, index) => async () => {
        const [owner, other] = index % 2 === 0 ? [one, two] : [two, one];
        return getErrorCode(await addMember(app.as(owner), other.email));
      }),
    );
    expect(new Set(crossed)).toEqual(new Set(['USER_ELSEWHERE', 'USER_PAID']));
  });
});
