import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAppServices, type AppServices } from '../../../server/app-services.js';
import { hashPassword } from '../../../server/modules/accounts/password.js';
import type { PushMessage } from '../../../server/jobs/job-payloads.js';
import { buildCompletionMessage } from '../../../server/modules/notifications/push-message.js';
import { createGroup } from '../groups/support/group-calls.js';
import { password, setPasswordHash } from '../accounts/support/password-user.js';
import { openBrowser, type TestBrowser } from '../accounts/support/test-browser.js';
import { createUser, type TestUser, type UserKind } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { openPushEndpoint, PushBrowser, vapidClaims, type PushEndpoint } from './support/push-endpoint.js';
import { getErrorCode } from '../support/caller.js';

let app: RunningApp;
let service: PushEndpoint;
let services: AppServices;

beforeAll(async () => {
  service = await openPushEndpoint();
  app = await runApp({ pushContact: 'mailto:operator@example.com' }, service.rules);
  const { config, postgres, log } = app.stores;
  services = createAppServices({
    config,
    postgres,
    log,
    now: () => app.clock.now(),
    outgoing: service.rules,
  });
});
afterAll(async () => {
  await services.close();
  await service.close();
});
beforeEach(() => {
  Object.assign(service, { status: 201, location: undefined });
});

const message: PushMessage = {
  title: 'Ready',
  body: 'The group “Tents” – 12 domains',
  click_action: '/group/7',
};

const ready = { en: 'Clustering finished', ru: 'Кластеризация завершена' };

interface Subscriber {
  user: TestUser;
  page: TestBrowser;
  push: PushBrowser;
}

async function subscriber(
  headers: Record<string, string> = {},
  kind: UserKind = 'demo',
): Promise<Subscriber & { token: string }> {
  const user = await createUser(app, { kind });
  const page = openBrowser(app);
  page.cookies.set('session', user.session);
  const push = new PushBrowser(service.url);
  const { data, errors } = await enable(page, push.subscription, headers);
  expect(errors).toBeUndefined();
  return { user, page, push, token: (data?.['enablePush'] as { token: string }).token };
}

const enable = (
  page: Pick<TestBrowser, 'graphql'>,
  subscription: PushBrowser['subscription'],
  headers: Record<string, string> = {},
) =>
  page.graphql(
    'mutation ($subscription: PushSubscriptionInput!) { enablePush(subscription: $subscription) { token expiresAt } }',
    { subscription },
    headers,
  );

const disable = (page: TestBrowser, token?: string) =>
  page.graphql('mutation ($token: String) { disablePush(token: $token) }', { token });

/** Waits for a number of messages to a browser and returns them. */
async function received({ endpoint }: PushBrowser, count: number) {
  const path = new URL(endpoint).pathname;
  const receivedHere = () => service.received.filter((pushed) => pushed.path === path);
  await expect.poll(receivedHere).toHaveLength(count);
  return receivedHere();
}

async function subscriptionsOf({ id }: TestUser): Promise<{ token_hash: Buffer; expires_at: Date }[]> {
  return app.stores.postgres.query('SELECT * FROM push_subscription WHERE account_id = $1', [id]);
}

async function waitUntilIdle(): Promise<void> {
  const jobs = (): Promise<unknown[]> =>
    app.stores.postgres.query(`SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'send-push'`);
  await expect.poll(jobs).toEqual([]);
}

describe('push messages', () => {
  it('reach a subscribed browser, encrypted for it and signed with the server key', async () => {
    const { user, page, push } = await subscriber();
    const { data } = await page.graphql('{ pushKey viewer { account { pushEnabled } } }');
    expect(data).toMatchObject({ viewer: { account: { pushEnabled: true } } });
    await services.pushes.send(user.id, message);
    const [pushed] = await received(push, 1);
    if (!pushed) throw new Error('nothing came');
    expect(push.decrypt(pushed)).toEqual(message);
    expect(pushed.body.toString('latin1')).not.toContain('Ready');
    expect(pushed.headers['content-encoding']).toBe('aes128gcm');
    expect(vapidClaims(pushed, String(data?.['pushKey']))).toMatchObject({
      aud: service.url,
      sub: 'mailto:operator@example.com',
    });
  });

  it('announce a finished group report and a finished tool run with a link to it', async () => {
    const { page, push } = await subscriber({ 'accept-language': 'en' }, 'pro');
    const rid = await createGroup(page, { domains: ['alpha.example', 'beta.example'] });
    const [group] = await received(push, 1);
    expect(group && push.decrypt(group)).toMatchObject({
      title: 'The group report is ready',
      click_action: expect.stringMatching(new RegExp(`^/group/${rid}`)) as string,
    });
    const { data } = await page.graphql(
      'mutation ($input: ToolRunInput!) { startToolRun(tool: "tool-mass-check", input: $input) }',
      { input: { base: 'gny', list: ['buy phone'] } },
    );
    const [, run] = await received(push, 2);
    expect(run && push.decrypt(run)).toMatchObject({
      title: 'The result is ready',
      click_action: expect.stringContaining(String(data?.['startToolRun'])) as string,
    });
  });

  it('use the language of each browser', async () => {
    const { user, page, push } = await subscriber({ 'accept-language': 'ru' });
    const second = new PushBrowser(service.url);
    await enable(page, second.subscription, { 'accept-language': 'en' });
    await services.pushes.send(user.id, buildCompletionMessage(ready, { name: 'Tents', path: '/kernel/3' }));
    const [russian] = await received(push, 1);
    const [english] = await received(second, 1);
    expect(russian && push.decrypt(russian)).toEqual({
      title: 'Кластеризация завершена',
      body: 'Tents',
      click_action: '/kernel/3',
    });
    expect(english && second.decrypt(english)).toMatchObject({ title: 'Clustering finished' });
  });

  it('identify a subscription by a token in a cookie for 12 months and store only its digest', async () => {
    const { user, page, push, token } = await subscriber();
    const cookie = page.receivedCookies.find((line) => line.startsWith('push_token='));
    expect(cookie).toContain(`push_token=${token}`);
    for (const part of [/HttpOnly/i, /SameSite=Lax/i, /Path=\//i]) expect(cookie).toMatch(part);
    const seconds = Number(/Max-Age=(\d+)/i.exec(cookie ?? '')?.[1]);
    expect(seconds / 86_400).toBeGreaterThan(364);
    expect(seconds / 86_400).toBeLessThan(367);
    const [row] = await subscriptionsOf(user);
    expect(row?.token_hash).toEqual(createHash('sha256').update(token).digest());
    expect(JSON.stringify(row)).not.toContain(token);

    app.clock.set(new Date((row?.expires_at.getTime() ?? 0) + 1000));
    await services.pushes.send(user.id, message);
    expect(await services.pushes.isEnabled(user.id)).toBe(false);
    app.clock.release();
    await waitUntilIdle();
    await received(push, 0);
  });

  it.each([404, 410])('end for a browser whose push service responds with %i', async (status) => {
    const { user, push } = await subscriber();
    service.status = status;
    await services.pushes.send(user.id, message);
    await received(push, 1);
    await waitUntilIdle();
    expect(await subscriptionsOf(user)).toEqual([]);
  });

  it('are retried while a push service is unavailable', async () => {
    const { user, push } = await subscriber();
    service.status = 503;
    await services.pushes.send(user.id, message);
    await received(push, 1);
    service.status = 201;
    const [, second] = await received(push, 2);
    expect(second && push.decrypt(second)).toEqual(message);
    expect(await subscriptionsOf(user)).toHaveLength(1);
  });

  it('follow no redirect', async () => {
    const { user, push } = await subscriber();
    const elsewhere = new PushBrowser(service.url);
    Object.assign(service, { status: 307, location: elsewhere.endpoint });
    await services.pushes.send(user.id, message);
    await received(push, 1);
    await waitUntilIdle();
    await received(elsewhere, 0);
  });

  it('are turned off in this browser or in the one whose token is sent', async () => {
    const { user, page, push } = await subscriber();
    expect((await disable(page)).data).toEqual({ disablePush: true });
    expect(page.cookies.has('push_token')).toBe(false);
    expect(await subscriptionsOf(user)).toEqual([]);
    const { data } = await enable(openBrowserOf(user), push.subscription);
    const { token } = data?.['enablePush'] as { token: string };
    expect((await disable(page, token)).data).toEqual({ disablePush: true });
    expect(await subscriptionsOf(user)).toEqual([]);
  });

  it('of another user cannot be ended or taken over by the endpoint address', async () => {
    const [owner, otherUser] = [await subscriber(), await subscriber()];
    const before = await subscriptionsOf(owner.user);
    expect(getErrorCode(await disable(otherUser.page, owner.token))).toBe('NOT_FOUND');
    const stolen = { ...new PushBrowser(service.url).subscription, endpoint: owner.push.endpoint };
    expect(getErrorCode(await enable(otherUser.page, stolen))).toBe('FORBIDDEN');
    expect(await subscriptionsOf(owner.user)).toEqual(before);
  });

  it('end with the sessions of the account, except in the browser that changes the password', async () => {
    const { user, page } = await subscriber();
    await setPasswordHash(app, user.id, await hashPassword(password));
    const intruder = openBrowser(app);
    intruder.cookies.set('session', user.session);
    await enable(intruder, new PushBrowser(service.url).subscription);
    const [own] = await subscriptionsOf(user);
    const changed = await page.graphql(
      `mutation ($old: String!, $new: String!) {
        changePassword(oldPassword: $old, password: $new, passwordRepeat: $new) { token }
      }`,
      { old: password, new: 'amber lantern 41 orchard' },
    );
    expect(changed.errors).toBeUndefined();
    expect(await subscriptionsOf(user)).toEqual([own]);
    const administrator = await createUser(app, { kind: 'administrator' });
    await app
      .as(administrator)
      .graphql('mutation ($id: Int!) { endSession(accountId: $id) { id } }', { id: user.id });
    expect(await subscriptionsOf(user)).toEqual([]);
  });

  it('go to the current user of the browser', async () => {
    const [first, second] = [await subscriber(), await subscriber()];
    expect((await enable(second.page, first.push.subscription)).errors).toBeUndefined();
    expect(await subscriptionsOf(first.user)).toEqual([]);
    expect(await subscriptionsOf(second.user)).toHaveLength(2);
  });

  it('are not sent to internal addresses or to endpoints that are not push services', async () => {
    const { page, push } = await subscriber();
    const hosts = [
      '127.0.0.2',
      '[::1]',
      '0.0.0.0',
      '169.254.169.254',
      '10.0.0.1',
      '2130706434',
      '0x7f.0.0.2',
      '0177.0.0.2',
      '[::ffff:127.0.0.2]',
      'localhost',
      'localhost.',
      'db.internal',
      'user@push.browsers.example',
    ];
    const endpoints = hosts.map((host) => `https://${host}/send/x`);
    for (const endpoint of [
      ...endpoints,
      'http://push.browsers.example/x',
      'file:///etc/passwd',
      'no address',
    ]) {
      expect([endpoint, getErrorCode(await enable(page, { ...push.subscription, endpoint }))]).toEqual([
        endpoint,
        'INVALID_FIELD',
      ]);
    }
    // The resolver may have failed, and each delivery resolves the name again.
    const unresolved = { ...push.subscription, endpoint: 'https://missing.browsers.example/send/x' };
    expect((await enable(page, unresolved)).errors).toBeUndefined();
    for (const name of ['intranet', 'mixed']) {
      const endpoint = `https://${name}.browsers.example/send/x`;
      const { errors } = await enable(page, { ...push.subscription, endpoint });
      expect(errors).toMatchObject([
        {
          message: expect.stringMatching(/not on the public internet/) as string,
          extensions: { code: 'INVALID_FIELD' },
        },
      ]);
    }
    const badKeys = [
      { p256dh: '' },
      { p256dh: 'AAAA' },
      { p256dh: `BA${'A'.repeat(85)}` },
      { auth: '' },
      { auth: 'AAAA' },
    ];
    for (const bad of badKeys) {
      expect(getErrorCode(await enable(page, { ...push.subscription, ...bad }))).toBe('INVALID_FIELD');
    }
  });

  it('can be subscribed and unsubscribed over REST', async () => {
    const user = await createUser(app, { kind: 'demo' });
    const page = openBrowserOf(user);
    const push = new PushBrowser(service.url);
    const created = await page.rest('POST', '/push/subscription', push.subscription);
    const { token } = (await created.json()) as { token: string };
    expect([created.status, token.length]).toEqual([200, 43]);
    await services.pushes.send(user.id, message);
    await received(push, 1);
    const foreign = await page.rest('DELETE', '/api/push/subscription', { token: 'x'.repeat(43) });
    expect(foreign.status).toBe(404);
    const deleted = await page.rest('DELETE', '/api/push/subscription', { token });
    expect(await deleted.json()).toEqual({ result: true });
    expect(await subscriptionsOf(user)).toEqual([]);
    expect((await app.guest.send('POST', '/push/subscription', push.subscription)).status).toBe(401);
  });

  it('use a permanent key', async () => {
    const key = await services.pushes.publicKey();
    const { config, postgres, log } = app.stores;
    const other = createAppServices({
      config,
      postgres,
      log,
      now: () => new Date(),
      outgoing: service.rules,
    });
    expect(await other.pushes.publicKey()).toBe(key);
    const rows: unknown[] = await postgres.query(`SELECT * FROM setting WHERE name = 'vapid-keys'`);
    expect(rows).toHaveLength(1);
    await other.close();
  });
});

function openBrowserOf(user: TestUser): TestBrowser {
  const page = openBrowser(app);
  page.cookies.set('session', user.session);
  return page;
}
