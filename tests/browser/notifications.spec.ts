import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { buildCompletionMessage } from '../../server/modules/notifications/push-message.js';
import { describePages, expectAccessible } from './support/browser.js';
import { responseTo, visit } from './support/navigation.js';
import { asAdministrator, logInAs } from './support/users.js';

/** Sends a notification to one account as an administrator. */
async function sendNotification(accountId: number, title: string, link = ''): Promise<void> {
  await asAdministrator(
    `mutation ($accountId: Int!, $title: String!, $titleRu: String!, $link: String) {
       sendNotification(accountId: $accountId, titleEn: $title, titleRu: $titleRu, link: $link) { id }
     }`,
    { accountId, title, titleRu: `${title} по-русски`, link },
  );
}

async function openList(page: Page) {
  await visit(page, '/system-notifications');
  const list = page.getByRole('main').getByRole('list', { name: 'Notifications' });
  await list.waitFor();
  return list;
}

describePages(
  'system notifications',
  ({ atAlternateWidth }) => {
    atAlternateWidth(
      'are listed newest first and marked as read individually or all at once',
      async (page) => {
        const { id } = await logInAs(page, 'demo');
        await visit(page, '/system-notifications');
        await page.getByRole('heading', { name: 'No unread notifications' }).waitFor();
        await expectAccessible(page);

        for (const title of ['First', 'Second', 'Third']) await sendNotification(id, title);
        const list = await openList(page);
        const titles = () => list.getByRole('listitem').allInnerTexts();
        expect((await titles()).map((text) => text.split('\n')[0])).toEqual(['Third', 'Second', 'First']);
        await expectAccessible(page);
        const marked = responseTo(page, 'MarkNotificationRead');
        await list.getByRole('button', { name: 'Mark “Second” as read' }).click();
        await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
        await page.getByText('2 unread').waitFor();
        // The update is optimistic, so the reload has to wait for the response.
        await marked;
        await page.reload();
        await list.waitFor();
        expect(await list.getByRole('listitem').count()).toBe(2);
        const allMarked = responseTo(page, 'MarkAllNotificationsRead');
        await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click();
        await page.getByRole('heading', { name: 'No unread notifications' }).waitFor();
        await allMarked;
        await page.reload();
        await page.getByRole('heading', { name: 'No unread notifications' }).waitFor();
      },
    );

    atAlternateWidth(
      'explain how to get push messages in a browser without them',
      async (page) => {
        const { id } = await logInAs(page, 'demo');
        await page.addInitScript('delete window.PushManager');
        const advice = page.getByText(/On an iPhone or iPad, add the site to the home screen/);
        await visit(page, '/system-notifications');
        await advice.waitFor();
        expect(await page.getByRole('link', { name: 'Set up push notifications' }).count()).toBe(0);
        await sendNotification(id, 'Unread');
        await openList(page);
        await advice.waitFor();
        await visit(page, '/panel#messages');
        await advice.waitFor();
        expect(await page.getByRole('checkbox', { name: 'Notify me when a task ends' }).count()).toBe(0);
      },
      { isolatedPage: true },
    );

    atAlternateWidth('open from the bell, follow their link and are then marked as read', async (page) => {
      const { id } = await logInAs(page, 'demo');
      await sendNotification(id, 'New positions', '/visible');
      const list = await openList(page);
      await list.getByRole('link', { name: 'New positions' }).click();
      await page.waitForURL((url) => url.pathname === '/visible');
      await visit(page, '/system-notifications');
      await page.getByRole('heading', { name: 'No unread notifications' }).waitFor();
      await sendNotification(id, 'Hear this');
      await page.goto('/');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /unread/i })
        .click();
      const menu = page.getByRole('region', { name: 'Notifications' });
      await menu.getByText('Hear this').waitFor();
      await expectAccessible(page);
      await menu.getByRole('button', { name: 'Mark all as read' }).click();
      await menu.getByText('No unread notifications').waitFor();
      await menu.getByRole('link', { name: 'All notifications' }).click();
      await page.waitForURL((url) => url.pathname === '/system-notifications');
    });

    atAlternateWidth('reappear when the request to mark them fails', async (page) => {
      const { id } = await logInAs(page, 'demo');
      await sendNotification(id, 'Still here');
      // A separate tab, because failed requests are logged as console errors.
      const offline = await page.context().newPage();
      const list = await openList(offline);
      await offline.context().setOffline(true);
      await list.getByRole('button', { name: 'Mark “Still here” as read' }).click();
      await offline.getByText('Nothing was marked as read').waitFor();
      await list.getByText('Still here').waitFor();
      await offline.context().setOffline(false);
    });

    atAlternateWidth(
      'are translated to Russian',
      async (page) => {
        const { id } = await logInAs(page, 'demo');
        await sendNotification(id, 'Base');
        await page.goto('/system-notifications');
        await page.getByRole('main').getByText('Base по-русски').waitFor();
        await expectAccessible(page);
      },
      // tests/integration/notifications/system-notifications.spec.ts covers the language of the texts.
      { locale: 'ru-RU', deepOnly: true },
    );
  },
  { as: 'own user', sharedPage: true },
);

describePages('push notifications', ({ atAlternateWidth }) => {
  atAlternateWidth(
    'explain how to allow them when they are blocked',
    async (page) => {
      await logInAs(page, 'demo');
      await page.goto('/panel#messages');
      const section = page.getByRole('region', { name: 'Push notifications' });
      await section.getByText('Notifications are blocked for this site.').waitFor();
      expect(await section.getByRole('checkbox').isDisabled()).toBe(true);
      await expectAccessible(page);
    },
    // Chromium denies all permissions that are not listed.
    { permissions: ['geolocation'] },
  );

  atAlternateWidth(
    'are switched on when allowed, or report an error and stay off',
    async (page) => {
      await logInAs(page, 'demo');
      const { tab, section, toggle } = await openPushSection(page);
      await expect.poll(() => toggle.isEnabled()).toBe(true);
      expect(await toggle.isChecked()).toBe(false);
      await toggle.click();
      const errorMessage = section.getByRole('alert');
      await expect
        .poll(async () => (await toggle.isChecked()) || (await errorMessage.count()) > 0)
        .toBe(true);
      const tokens = (await tab.context().cookies()).filter(({ name }) => name === 'push_token');
      if (await errorMessage.count()) {
        // Without a push service, the switch stays off and stores nothing.
        await section.getByText('Notifications were not turned on.').waitFor();
        expect(await toggle.isChecked()).toBe(false);
        expect(tokens).toEqual([]);
      } else {
        expect(tokens).toHaveLength(1);
        await toggle.click();
        await expect.poll(() => toggle.isChecked()).toBe(false);
      }
      const worker = await tab.evaluate(
        'navigator.serviceWorker.getRegistration().then(({ scope }) => scope)',
      );
      expect(worker).toBe(`${new URL(tab.url()).origin}/`);
      await expectAccessible(tab);
    },
    { permissions: ['notifications'] },
  );

  atAlternateWidth(
    'are displayed by the service worker with their title, text and link',
    async (page) => {
      await logInAs(page, 'demo');
      const { tab, toggle } = await openPushSection(page);
      const started = tab.context().waitForEvent('serviceworker');
      await toggle.click();
      const worker = await started;
      // Headless Chromium has no notification service, so the worker records the notifications.
      await worker.evaluate(`globalThis.notifications = [];
        registration.showNotification = async (...notification) => void notifications.push(notification);`);
      const devTools = await tab.context().newCDPSession(tab);
      const registrationId = new Promise<string>((resolve) => {
        devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
          if (registration) resolve(registration.registrationId);
        });
      });
      await devTools.send('ServiceWorker.enable');
      const { origin } = new URL(tab.url());
      const title = { en: 'The group report is ready', ru: 'Групповой отчёт готов' };
      const message = buildCompletionMessage(title, { name: 'Tents “2026” – 12 domains', path: '/visible' });
      for (const data of [JSON.stringify(message.en), 'Plain text']) {
        await devTools.send('ServiceWorker.deliverPushMessage', {
          origin,
          registrationId: await registrationId,
          data,
        });
      }
      const icon = '/mark.svg';
      await expect
        .poll(() => worker.evaluate('notifications'))
        .toEqual([
          [title.en, { body: 'Tents “2026” – 12 domains', icon, data: { link: '/visible' } }],
          ['Plain text', { body: '', icon, data: { link: '/' } }],
        ]);
      expect((await page.request.get(icon)).headers()['content-type']).toContain('image/svg+xml');
    },
    { permissions: ['notifications'], isolatedPage: true, deepOnly: true },
  );
});

/** Opens the push settings in a separate tab, because a browser without a push service logs an error. */
async function openPushSection(page: Page) {
  const tab = await page.context().newPage();
  // Headless Chromium reports notifications as denied even when they are permitted.
  await tab.addInitScript({
    content: "Object.defineProperty(Notification, 'permission', { value: 'granted' })",
  });
  await tab.goto('/panel#messages');
  const section = tab.getByRole('region', { name: 'Push notifications' });
  return { tab, section, toggle: section.getByRole('checkbox', { name: 'Notify me when a task ends' }) };
}
