import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { accept, add, codeOf, freshEmail, invite, overview, uidFor } from './support/corporate-calls.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

/** What each of many calls at once was answered, sorted. */
async function atOnce(calls: readonly (() => Promise<string | undefined>)[]): Promise<string[]> {
  const answers = await Promise.all(calls.map((call) => call()));
  return answers.map((answer) => answer ?? 'ok').sort();
}

describe('a corporate account under many calls at once', () => {
  it('#63 parallel adds never exceed the people of the plan', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const calls = app.as(owner);
    const adds = Array.from({ length: 20 }, () => async () => codeOf(await add(calls, freshEmail())));
    const answers = await atOnce(adds);
    expect(answers).toEqual([...Array<string>(16).fill('USERS_LIMIT'), ...Array<string>(4).fill('ok')]);
    expect(await overview(calls)).toMatchObject({ limit: 5, used: 5 });
  });

  it('#63 parallel acceptances never exceed them either', async () => {
    const owner = await createUser(app, { kind: 'team' });
    await Promise.all([1, 2, 3].map(() => createUser(app, { kind: 'demo', owner })));
    const invited = await Promise.all(Array.from({ length: 6 }, () => createUser(app, { kind: 'demo' })));
    for (const { email } of invited) await invite(app.as(owner), email);
    const uids = await Promise.all(invited.map(({ email }) => uidFor(app, email, 'invitation')));
    const answers = await atOnce(
      invited.map((person, index) => async () => codeOf(await accept(app.as(person), uids[index] ?? ''))),
    );
    expect(answers).toEqual([...Array<string>(5).fill('USERS_LIMIT'), 'ok']);
    expect(await overview(app.as(owner))).toMatchObject({ used: 5 });
  });

  it('the same e-mail added many times at once is one account and one place', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const email = freshEmail();
    const answers = await atOnce(
      Array.from({ length: 8 }, () => async () => codeOf(await add(app.as(owner), email))),
    );
    expect(answers).toEqual([...Array<string>(7).fill('USER_EXISTS'), 'ok']);
    expect((await overview(app.as(owner))).users).toEqual([{ email, isActive: false }]);
  });

  it('two owners who invite one person get the person once; owners who want each other never wait for ever', async () => {
    const [one, two] = await Promise.all([
      createUser(app, { kind: 'team' }),
      createUser(app, { kind: 'team' }),
    ]);
    const wanted = await createUser(app, { kind: 'demo' });
    for (const owner of [one, two]) await invite(app.as(owner), wanted.email);
    const uids = [
      await uidFor(app, wanted.email, 'invitation'),
      await uidFor(app, wanted.email, 'invitation', 2),
    ];
    const answers = await atOnce(uids.map((uid) => async () => codeOf(await accept(app.as(wanted), uid))));
    expect(answers).toEqual(['USER_ELSEWHERE', 'ok']);
    const crossed = await atOnce(
      Array.from({ length: 10 }, (_, index) => async () => {
        const [owner, other] = index % 2 === 0 ? [one, two] : [two, one];
        return codeOf(await add(app.as(owner), other.email));
      }),
    );
    expect(new Set(crossed)).toEqual(new Set(['USER_ELSEWHERE', 'USER_PAID']));
  });
});
