import type { DataSource } from 'typeorm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Account } from '../../../server/entities/account.entity.js';
import { NotificationService } from '../../../server/modules/notifications/notification.service.js';
import type { AuthenticatedUser } from '../../../server/request/visitor.js';
import { openBrowser, type TestBrowser } from '../accounts/support/test-browser.js';
import { createUser, type TestUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { getErrorCode } from '../support/caller.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

// Each case has its own day, so its accounts are younger than notifications of previous cases.
beforeEach(() => app.clock.advance({ days: 1 }));

interface List {
  count: number;
  items: { id: number; title: string; link: string; startedAt: string }[];
}

/** A user in a browser with this language. */
async function createReader(): Promise<{ user: TestUser; browser: TestBrowser }> {
  const user = await createUser(app, { kind: 'demo' });
  const browser = openBrowser(app);
  browser.cookies.set('session', user.session);
  return { user, browser };
}

async function notify(
  title: string,
  accountId: number | null = null,
  startedAt = app.clock.now(),
): Promise<number> {
  const [row]: { id: number }[] = await app.stores.postgres.query(
    `INSERT INTO system_notification (title_en, title_ru, link, account_id, started_at)
     VALUES ($1, $2, '/pricing', $3, $4) RETURNING id`,
    [title, `${title} по-русски`, accountId, startedAt],
  );
  return row?.id ?? 0;
}

async function list(
  browser: Pick<TestBrowser, 'graphql'>,
  headers: Record<string, string> = {},
): Promise<List> {
  const result = await browser.graphql(
    '{ notifications { count items { id title link startedAt } } }',
    {},
    headers,
  );
  return result.data?.['notifications'] as List;
}

const titles = async (browser: TestBrowser) => (await list(browser)).items.map(({ title }) => title);

const markRead = (browser: TestBrowser, id: number) =>
  browser.graphql('mutation ($id: Int!) { markNotificationRead(id: $id) { count items { id } } }', { id });

const readRows = async (): Promise<number> => {
  const [row]: { count: number }[] = await app.stores.postgres.query(
    'SELECT count(*)::int AS count FROM notification_read',
  );
  return row?.count ?? -1;
};

describe('system notifications', () => {
  it('show a user the general ones since registration and the personal ones, newest first', async () => {
    const now = app.clock.now().getTime();
    await notify('before the account', null, new Date(now - 60_000));
    const { user, browser } = await createReader();
    const otherReader = await createReader();
    await notify('mine', user.id, new Date(now + 1000));
    await notify('for all', null, new Date(now + 2000));
    await notify('not mine', otherReader.user.id, new Date(now + 3000));
    app.clock.set(new Date(now + 10_000));
    await notify('in the future', null, new Date(now + 20_000));
    expect(await titles(browser)).toEqual(['for all', 'mine']);
    expect(await titles(otherReader.browser)).toEqual(['not mine', 'for all']);
  });

  it('are in the language of the reader', async () => {
    const { user, browser } = await createReader();
    await notify('News', user.id);
    const { items } = await list(browser, { 'accept-language': 'ru' });
    expect(items.map(({ title }) => title)).toEqual(['News по-русски']);
  });

  it('leave the list once read, only for the user who read them', async () => {
    const [first, second] = [await createReader(), await createReader()];
    const id = await notify('read by one');
    const remaining = await markRead(first.browser, id);
    expect(remaining.errors).toBeUndefined();
    expect(await titles(first.browser)).not.toContain('read by one');
    expect(await titles(second.browser)).toContain('read by one');
    expect((await markRead(first.browser, id)).errors).toBeUndefined();
  });

  it('all leave the list with mark-all-read, and later ones appear', async () => {
    const { user, browser } = await createReader();
    for (const title of ['one', 'two', 'three']) await notify(title, user.id);
    const { data } = await browser.graphql('mutation { markAllNotificationsRead { count items { id } } }');
    expect(data).toEqual({ markAllNotificationsRead: { count: 0, items: [] } });
    await notify('four', user.id);
    expect(await titles(browser)).toEqual(['four']);
  });

  it('are counted beyond the hundred listed', async () => {
    const { user, browser } = await createReader();
    for (let number = 0; number < 103; number++) await notify(`number ${number}`, user.id);
    const { count, items } = await list(browser);
    expect([count, items.length]).toEqual([103, 100]);
  });

  it('appear in the list and in the count at their start time', async () => {
    const { browser } = await createReader();
    await notify('later', null, new Date(app.clock.now().getTime() + 20_000));
    expect((await list(browser)).count).toBe(0);
    app.clock.advance({ seconds: 20 });
    expect(await list(browser)).toMatchObject({ count: 1, items: [{ title: 'later' }] });
  });

  it('sent during a read are in both the list and the count, or in neither', async () => {
    const { user } = await createReader();
    await notify('before', user.id);
    const { postgres } = app.stores;
    const account = await postgres.manager.findOneByOrFail(Account, { id: user.id });
    let queries = 0;
    const query = async (sql: string, values: unknown[]): Promise<unknown> => {
      const rows: unknown = await postgres.query(sql, values);
      queries += 1;
      await notify('meanwhile', user.id);
      return rows;
    };
    const paused = Object.assign(Object.create(postgres) as DataSource, { query });
    const service = new NotificationService(paused, () => app.clock.now());
    const { count, items } = await service.listUnread({ account } as AuthenticatedUser, 'en');
    expect(queries).toBeGreaterThan(0);
    expect(count).toBe(items.length);
  });

  it('of other users are not found and stay unread', async () => {
    const [owner, otherUser] = [await createReader(), await createReader()];
    const id = await notify('private', owner.user.id);
    const before = await readRows();
    expect(getErrorCode(await markRead(otherUser.browser, id))).toBe('NOT_FOUND');
    expect(getErrorCode(await markRead(otherUser.browser, 2_000_000_000))).toBe('NOT_FOUND');
    const byRest = await otherUser.browser.rest('POST', '/api/system-notifications/mark-read', {
      itemId: id,
    });
    expect(byRest.status).toBe(404);
    expect(await readRows()).toBe(before);
    expect(await titles(owner.browser)).toContain('private');
  });

  it('are returned by REST in the documented format', async () => {
    const { user, browser } = await createReader();
    const id = await notify('by REST', user.id);
    await notify('another', user.id);
    const body = (await (await browser.get('/system-notifications/get')).json()) as List;
    expect(body.count).toBe(2);
    const item = body.items.find((entry) => entry.id === id);
    expect(item).toMatchObject({ id, title: 'by REST', link: '/pricing' });
    expect(item).toHaveProperty('date', item?.startedAt);
    const marked = await browser.rest('POST', '/system-notifications/mark-read', { itemId: id });
    expect(((await marked.json()) as List).count).toBe(1);
    const all = await browser.rest('POST', '/api/system-notifications/mark-all-read');
    expect(await all.json()).toEqual({ count: 0, items: [] });
    expect((await app.guest.get('/api/system-notifications/get')).status).toBe(401);
  });

  it('link only to pages of this site', async () => {
    const service = new NotificationService(app.stores.postgres, () => app.clock.now());
    const send = (link: string) => service.notify({ titleEn: 'A', titleRu: 'А', link });
    for (const link of ['javascript:alert(1)', '//evil.example/', '/\\evil.example', 'data:text/html,x']) {
      await expect(send(link)).rejects.toMatchObject({ code: 'INVALID_FIELD', field: 'link' });
    }
    for (const link of ['', '/pricing?a=1', 'https://example.com/news']) {
      expect((await send(link)).link).toBe(link);
    }
  });
});
