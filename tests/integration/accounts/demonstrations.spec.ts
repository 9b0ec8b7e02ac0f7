import { beforeAll, describe, expect, it } from 'vitest';
import { seedAccounts } from '../../../server/modules/accounts/demonstration-accounts.js';
import { demonstrationPassword } from '../../../server/modules/accounts/demonstration-password.js';
import { createUser, type TestUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { hashPassword } from '../../../server/modules/accounts/password.js';
import { setPasswordHash } from './support/known-person.js';
import { codeOf, logIn, openBrowser, viewerOf } from './support/test-browser.js';

const elsewhere = '203.0.113.9';
const email = 'pro@example.com';
const listed = '{ demonstrationAccounts { email password may } }';

let here: RunningApp;
let person: TestUser;

beforeAll(async () => {
  here = await runApp({ trustProxy: true });
  person = await createUser(here, { kind: 'pro', email });
  await setPasswordHash(here, person.id, await hashPassword(demonstrationPassword));
  await here.stores.postgres.query('UPDATE account SET is_demonstration = true WHERE id = $1', [person.id]);
});

describe('demonstration accounts (S7)', () => {
  it('are listed with what each may do to who is at the machine itself (S7)', async () => {
    const { data } = await openBrowser(here).graphql(listed);
    const may = seedAccounts.find((known) => known.email === email)?.permissions.en;
    expect(data).toEqual({
      demonstrationAccounts: [{ email, password: demonstrationPassword, may }],
    });
  });

  it('are not listed, and cannot be logged in to, from elsewhere (S7)', async () => {
    const browser = openBrowser(here, elsewhere);
    expect((await browser.graphql(listed)).data).toEqual({ demonstrationAccounts: [] });
    expect(codeOf(await logIn(browser, email, demonstrationPassword))).toBe('WRONG_CREDENTIALS');
    expect(codeOf(await logIn(openBrowser(here), email, demonstrationPassword))).toBeUndefined();
  });

  it('are nobody from elsewhere by their sessions and tokens too (S7)', async () => {
    const browser = openBrowser(here);
    await logIn(browser, email, demonstrationPassword);
    const far = openBrowser(here, elsewhere);
    for (const [name, value] of browser.cookies) far.cookies.set(name, value);
    expect(await viewerOf(far)).toMatchObject({ kind: 'GUEST', account: null });
    expect(await viewerOf(browser)).toMatchObject({ account: { email } });
    const byToken = (address: string) =>
      here.guest.graphql(
        '{ currentAccount { email } }',
        {},
        {
          'x-api-token': person.token,
          'x-forwarded-for': address,
        },
      );
    expect(codeOf(await byToken(elsewhere))).toBe('INVALID_TOKEN');
    expect((await byToken('127.0.0.1')).data).toEqual({ currentAccount: { email } });
  });
});
