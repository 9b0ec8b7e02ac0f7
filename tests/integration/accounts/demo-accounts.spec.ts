import { beforeAll, describe, expect, it } from 'vitest';
import { plans } from '../../../server/config/plans.js';
import {
  seedAccounts,
  seedDemonstrationAccounts,
} from '../../../server/modules/accounts/demonstration-accounts.js';
import { demonstrationPassword } from '../../../server/modules/accounts/demonstration-password.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { hashPassword } from '../../../server/modules/accounts/password.js';
import { setPasswordHash } from './support/password-user.js';
import { logIn, openBrowser, viewerOf } from './support/test-browser.js';
import { getErrorCode } from '../support/caller.js';

const elsewhere = '203.0.113.9';
const email = 'pro@example.com';
const listed = '{ demonstrationAccounts { email password may } }';

let app: RunningApp;
let user: TestUser;

beforeAll(async () => {
  app = await runApp({ trustProxy: true });
  user = await createUser(app, { kind: 'pro', email });
  await setPasswordHash(app, user.id, await hashPassword(demonstrationPassword));
  await app.stores.postgres.query('UPDATE account SET is_demonstration = true WHERE id = $1', [user.id]);
});

describe('demo accounts', () => {
  it('are listed with their permissions to visitors on the same machine', async () => {
    const { data } = await openBrowser(app).graphql(listed);
    const may = seedAccounts.find((seed) => seed.email === email)?.describe(plans).en;
    expect(data).toEqual({
      demonstrationAccounts: [{ email, password: demonstrationPassword, may }],
    });
  });

  it('are not listed to remote visitors, who cannot log in to them', async () => {
    const browser = openBrowser(app, elsewhere);
    expect((await browser.graphql(listed)).data).toEqual({ demonstrationAccounts: [] });
    expect(getErrorCode(await logIn(browser, email, demonstrationPassword))).toBe('WRONG_CREDENTIALS');
    expect(getErrorCode(await logIn(openBrowser(app), email, demonstrationPassword))).toBeUndefined();
  });

  it('have no access from remote addresses by their sessions and tokens', async () => {
    const browser = openBrowser(app);
    await logIn(browser, email, demonstrationPassword);
    const remoteBrowser = openBrowser(app, elsewhere);
    for (const [name, value] of browser.cookies) remoteBrowser.cookies.set(name, value);
    expect(await viewerOf(remoteBrowser)).toMatchObject({ kind: 'GUEST', account: null });
    expect(await viewerOf(browser)).toMatchObject({ account: { email } });
    const byToken = (address: string) =>
      app.guest.graphql(
        '{ currentAccount { email } }',
        {},
        {
          'x-api-token': user.token,
          'x-forwarded-for': address,
        },
      );
    expect(getErrorCode(await byToken(elsewhere))).toBe('INVALID_TOKEN');
    expect((await byToken('127.0.0.1')).data).toEqual({ currentAccount: { email } });
  });
});

describe('demo accounts of a public server', () => {
  it('are disabled with all their sessions if the server has a public URL', async () => {
    const [older, newer] = [openBrowser(app), openBrowser(app)];
    for (const browser of [older, newer]) await logIn(browser, email, demonstrationPassword);
    expect(await viewerOf(older)).toMatchObject({ canTakeOver: true });
    const config = { ...app.stores.config, publicUrl: 'https://rivalscope.example' };
    expect(await seedDemonstrationAccounts(app.stores.postgres, config, new Date())).toEqual([]);
    for (const browser of [older, newer]) {
      expect(await viewerOf(browser)).toMatchObject({ account: null, canTakeOver: false });
      const rejected = await browser.graphql('mutation { takeOverSession { kind } }');
      expect(getErrorCode(rejected)).toBe('SESSION_EXPIRED');
    }
    expect(getErrorCode(await logIn(openBrowser(app), email, demonstrationPassword))).toBe(
      'WRONG_CREDENTIALS',
    );
  });
});
