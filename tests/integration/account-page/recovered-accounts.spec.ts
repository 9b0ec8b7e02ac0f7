import { beforeAll, describe, expect, it } from 'vitest';
import { generateTotp } from '../accounts/support/totp.js';
import { createUserWithPassword, password, setPasswordHash } from '../accounts/support/password-user.js';
import { logIn, openBrowser, viewerOf, type TestBrowser } from '../accounts/support/test-browser.js';
import { hashPassword } from '../../../server/modules/accounts/password.js';
import { createScriptCaller, getErrorCode, type GraphqlResult } from '../support/caller.js';
import { waitForEmail } from '../support/mailbox.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createEmail, createUser, type TestUser } from '../support/test-users.js';
import { waitForLock } from '../support/wait-for-lock.js';
import { changeEmail, followChangeLink, waitForChangeLink } from './support/email-changes.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

const newPassword = 'amber lantern 41 orchard';

const setNewPassword: Readonly<Record<string, (user: TestUser) => Promise<unknown>>> = {
  'the account page': (user) =>
    app.as(user).graphql(
      `mutation ($old: String!, $new: String!) {
        changePassword(oldPassword: $old, password: $new, passwordRepeat: $new) { token }
      }`,
      { old: password, new: newPassword },
    ),
  'a reset link': async ({ email }) => {
    await app.guest.graphql(
      'mutation ($email: String!) { requestPasswordReset(email: $email) { message } }',
      { email },
    );
    const { link } = await waitForEmail(app.stores.config.dataDir, { to: email, template: 'password-reset' });
    return openBrowser(app).graphql(
      `mutation ($uid: String!, $new: String!) {
        resetPassword(uid: $uid, password: $new, passwordRepeat: $new) { kind }
      }`,
      { uid: link?.split('/').at(-1), new: newPassword },
    );
  },
};

/** Two browsers of one account. The first one may take the session over. */
async function openTwoBrowsers(): Promise<{ intruder: TestBrowser; owner: TestBrowser; id: number }> {
  const { email, id } = await createUserWithPassword(app);
  const [intruder, owner] = [openBrowser(app), openBrowser(app)];
  await logIn(intruder, email, password);
  await logIn(owner, email, password);
  return { intruder, owner, id };
}

/** Runs a request that waits for the account while statements change it. */
async function runWhileChanging(
  id: number,
  run: () => Promise<GraphqlResult>,
  statements: readonly string[],
): Promise<GraphqlResult> {
  const change = app.stores.postgres.createQueryRunner();
  await change.startTransaction();
  await change.query('SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE', [id]);
  const request = run();
  await waitForLock(app.stores.postgres, ['SELECT']);
  for (const statement of statements) await change.query(statement, [id]);
  await change.commitTransaction();
  await change.release();
  return request;
}

/** Runs a request that waits for the account while its sessions end and its API token is revoked. */
const runWhileRecovering = (id: number, run: () => Promise<GraphqlResult>) =>
  runWhileChanging(id, run, [
    `UPDATE session SET ended_at = now(), end_reason = 'password' WHERE account_id = $1`,
    'UPDATE account SET api_token_hash = NULL, api_token_hint = NULL, api_token_at = NULL WHERE id = $1',
  ]);

/** Columns of an account that an intruder may want to change. */
async function readAccount(id: number): Promise<Record<string, unknown> | undefined> {
  const [account]: Record<string, unknown>[] = await app.stores.postgres.query(
    'SELECT email, phone, api_token_hint, second_factor_at FROM account WHERE id = $1',
    [id],
  );
  return account;
}

const takeOver = (browser: TestBrowser) => browser.graphql('mutation { takeOverSession { kind } }');

describe('an account that its user recovers from an intruder', () => {
  it.each(Object.keys(setNewPassword))('a new password by %s withdraws a pending e-mail', async (way) => {
    const user = await createUserWithPassword(app);
    const email = createEmail('intruder');
    await changeEmail(app.as(user), email);
    const link = await waitForChangeLink(app, email, 'email-confirmation');
    await setNewPassword[way]?.(user);
    expect(getErrorCode(await logIn(openBrowser(app), user.email, newPassword))).toBeUndefined();
    expect(getErrorCode(await followChangeLink(app, 'confirmEmailChange', link))).toBe('RESET_INVALID');
  });

  it('an e-mail that an administrator corrected cannot be reverted by links to earlier addresses', async () => {
    const administrator = await createUser(app, { kind: 'administrator' });
    await setPasswordHash(app, administrator.id, await hashPassword(password));
    const user = await createUserWithPassword(app);
    const [first, second] = [createEmail('intruder'), createEmail('intruder')];
    for (const email of [first, second]) {
      await changeEmail(app.as(user), email);
      await followChangeLink(
        app,
        'confirmEmailChange',
        await waitForChangeLink(app, email, 'email-confirmation'),
      );
    }
    const link = await waitForChangeLink(app, first, 'email-changed');
    const corrected = await app.as(administrator).graphql(
      `mutation ($id: Int!, $email: String!, $password: String!) {
        changeAccountEmail(id: $id, email: $email, confirmed: true, password: $password) { email }
      }`,
      { id: user.id, email: user.email, password },
    );
    expect(corrected.data).toEqual({ changeAccountEmail: { email: user.email } });
    expect(getErrorCode(await followChangeLink(app, 'revertEmailChange', link))).toBe('RESET_INVALID');
    expect(getErrorCode(await logIn(openBrowser(app), user.email, password))).toBeUndefined();
  });

  it.each(['before the request', 'after the request'])(
    'a reverted e-mail removes two-factor log-in that the intruder turned on %s',
    async (order) => {
      const { id, email: ownEmail } = await createUserWithPassword(app);
      const intruder = openBrowser(app);
      await logIn(intruder, ownEmail, password);
      const { data } = await intruder.graphql('mutation { beginSecondFactor { secret } }');
      const { secret } = (data as { beginSecondFactor: { secret: string } }).beginSecondFactor;
      const email = createEmail('intruder');
      const steps = [
        () =>
          intruder.graphql('mutation ($code: String!) { enableSecondFactor(code: $code) { codes } }', {
            code: generateTotp(secret, app.clock.now()),
          }),
        () => changeEmail(intruder, email),
      ];
      for (const step of order === 'before the request' ? steps : steps.toReversed()) {
        app.clock.advance({ minutes: 1 });
        expect((await step()).errors).toBeUndefined();
      }
      const confirmation = await waitForChangeLink(app, email, 'email-confirmation');
      await followChangeLink(app, 'confirmEmailChange', confirmation);
      const reversal = await waitForChangeLink(app, ownEmail, 'email-changed');
      expect((await followChangeLink(app, 'revertEmailChange', reversal)).errors).toBeUndefined();
      expect(await readAccount(id)).toEqual({
        email: ownEmail,
        phone: null,
        api_token_hint: null,
        second_factor_at: null,
      });
      expect((await viewerOf(intruder))['sessionFault']).toBe('SESSION_EXPIRED');
    },
  );

  it('a reverted e-mail preserves two-factor log-in from an earlier log-in', async () => {
    const { id, email: ownEmail } = await createUserWithPassword(app);
    const owner = openBrowser(app);
    await logIn(owner, ownEmail, password);
    const { data } = await owner.graphql('mutation { beginSecondFactor { secret } }');
    const { secret } = (data as { beginSecondFactor: { secret: string } }).beginSecondFactor;
    const codeOf = () => ({ code: generateTotp(secret, app.clock.now()) });
    await owner.graphql('mutation ($code: String!) { enableSecondFactor(code: $code) { codes } }', codeOf());
    app.clock.advance({ minutes: 2 });
    const intruder = openBrowser(app);
    expect(getErrorCode(await logIn(intruder, ownEmail, password, codeOf().code))).toBeUndefined();
    const email = createEmail('intruder');
    await changeEmail(intruder, email);
    await followChangeLink(
      app,
      'confirmEmailChange',
      await waitForChangeLink(app, email, 'email-confirmation'),
    );
    const reversal = await waitForChangeLink(app, ownEmail, 'email-changed');
    await followChangeLink(app, 'revertEmailChange', reversal);
    const account = await readAccount(id);
    expect(account).toMatchObject({ email: ownEmail });
    expect(account?.['second_factor_at']).not.toBeNull();
  });

  it('two-factor log-in ends the right of older browsers to take the session over', async () => {
    const { intruder, owner } = await openTwoBrowsers();
    const { data } = await owner.graphql('mutation { beginSecondFactor { secret } }');
    const { secret } = (data as { beginSecondFactor: { secret: string } }).beginSecondFactor;
    const enabled = await owner.graphql(
      'mutation ($code: String!) { enableSecondFactor(code: $code) { codes } }',
      { code: generateTotp(secret, app.clock.now()) },
    );
    expect(enabled.errors).toBeUndefined();
    expect(await viewerOf(intruder)).toMatchObject({ sessionFault: 'SESSION_EXPIRED', canTakeOver: false });
    expect(getErrorCode(await takeOver(intruder))).toBe('SESSION_EXPIRED');
    expect(await viewerOf(owner)).toMatchObject({ sessionFault: null });
  });

  it('a takeover that runs while the sessions end does not start a session', async () => {
    const { intruder, id } = await openTwoBrowsers();
    const takeover = await runWhileRecovering(id, () => takeOver(intruder));
    expect(getErrorCode(takeover)).toBe('SESSION_EXPIRED');
    const active: unknown[] = await app.stores.postgres.query(
      'SELECT FROM session WHERE account_id = $1 AND ended_at IS NULL',
      [id],
    );
    expect(active).toHaveLength(0);
  });

  it.each([
    'regenerateApiToken { token }',
    `changeEmail(email: "intruder@people.example", password: "${password}") { id }`,
    'updateAccount(phone: "+12025550164") { id }',
    `deleteAccount(password: "${password}")`,
    'requestWithdrawal(amountCents: 5000, method: webmoney, purse: "Z123456789012") { payers }',
  ])('a request that runs while the sessions end changes nothing: %s', async (operation) => {
    const user = await createUserWithPassword(app, 'pro');
    const browser = openBrowser(app);
    await logIn(browser, user.email, password);
    const result = await runWhileRecovering(user.id, () => browser.graphql(`mutation { ${operation} }`));
    expect(getErrorCode(result)).toBe('SESSION_EXPIRED');
    expect(await readAccount(user.id)).toEqual({
      email: user.email,
      phone: null,
      api_token_hint: null,
      second_factor_at: null,
    });
    const changes: unknown[] = await app.stores.postgres.query(
      'SELECT FROM email_change WHERE account_id = $1',
      [user.id],
    );
    expect(changes).toEqual([]);
  });

  it('a second factor that is turned on while the sessions end stays off', async () => {
    const { owner, id } = await openTwoBrowsers();
    const { data } = await owner.graphql('mutation { beginSecondFactor { secret } }');
    const { secret } = (data as { beginSecondFactor: { secret: string } }).beginSecondFactor;
    const code = generateTotp(secret, app.clock.now());
    const result = await runWhileRecovering(id, () =>
      owner.graphql('mutation ($code: String!) { enableSecondFactor(code: $code) { codes } }', { code }),
    );
    expect(getErrorCode(result)).toBe('SESSION_EXPIRED');
    expect(await readAccount(id)).toMatchObject({ second_factor_at: null });
  });

  it('a log-in without a code that runs while a second factor is turned on starts no session', async () => {
    const user = await createUserWithPassword(app);
    const intruder = openBrowser(app);
    const result = await runWhileChanging(user.id, () => logIn(intruder, user.email, password), [
      'UPDATE account SET second_factor_at = now() WHERE id = $1',
    ]);
    expect(getErrorCode(result)).toBe('SECOND_FACTOR_REQUIRED');
    expect(intruder.cookies.has('session')).toBe(false);
  });

  it('a request with an API token that is revoked meanwhile makes no new token', async () => {
    const user = await createUserWithPassword(app, 'pro');
    const result = await runWhileRecovering(user.id, () =>
      createScriptCaller(app.url, user).graphql(
        `mutation { regenerateApiToken(currentPassword: "${password}") { token } }`,
      ),
    );
    expect(getErrorCode(result)).toBe('INVALID_TOKEN');
    expect(await readAccount(user.id)).toMatchObject({ api_token_hint: null });
  });
});
