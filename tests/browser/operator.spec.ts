import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demonstrationPassword } from '../../server/modules/accounts/demonstration-password.js';
import { runAdministratorCommand } from '../support/administrator-command.js';
import { startServer, type RunningServer } from '../support/running-server.js';
import { removeFolder, temporaryFolder } from '../support/temporary-folder.js';
import { expectAccessibleAtEachWidth, openPage, type WatchedPage } from './support/browser.js';
import { casesAtDepth } from '../support/test-depth.js';

const playerOrigin = 'https://player.example';

const operatorFiles: Readonly<Record<string, string>> = {
  'blog/en/2026-01-02-older.md': '# The older post\n\nIts first words.\n',
  'blog/en/2026-03-04-newer.md': '# The newer post\n\nSee [the prices](/pricing).\n',
  'blog/en/2999-01-01-later.md': '# The later post\n\nNot yet.\n',
  'blog/ru/2026-02-03-tolko-zdes.md': '# Запись по-русски\n\nПервые слова.\n',
  'reviews.json': JSON.stringify([
    { name: 'Ann', text: { en: 'Words of Ann.', ru: 'Слова Анны.' } },
    { name: 'Bob', text: { en: 'Words of Bob.', ru: 'Слова Бориса.' } },
  ]),
};

/** Expected texts by locale. */
const readers = [
  {
    locale: 'en-US',
    blog: 'Blog',
    feed: 'Atom feed',
    feedPath: '/en/blog.atom',
    posts: ['The newer post', 'The older post'],
    maintenance: 'Maintenance',
    retry: 'Try again',
    plans: 'Plans',
    reviews: ['Words of Ann.', 'Words of Bob.'],
    pause: 'Pause',
    next: 'Next review',
    watch: 'Watch the video',
  },
  {
    locale: 'ru-RU',
    blog: 'Блог',
    feed: 'Лента Atom',
    feedPath: '/ru/blog.atom',
    posts: ['Запись по-русски'],
    maintenance: 'Технические работы',
    retry: 'Повторить',
    plans: 'Тарифы',
    reviews: ['Слова Анны.', 'Слова Бориса.'],
    pause: 'Остановить',
    next: 'Следующий отзыв',
    watch: 'Посмотреть видео',
  },
] as const;

/** 30 minutes minus the elapsed seconds. */
const withinHalfAnHour = expect.stringMatching(/^1\d{3}$/) as string;

let server: RunningServer;
let folder: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  for (const [name, text] of Object.entries(operatorFiles)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  server = await startServer({
    env: { SAMPLE_KEYWORDS: '0', OPERATOR_DIR: folder, VIDEO_URL: `${playerOrigin}/embed/1` },
  });
});
afterAll(async () => {
  await server.stop();
  await removeFolder(folder);
});

/** Readers in reverse order, so that quick runs read some pages in Russian. */
const readersInReverse = readers.toReversed();

const open = (locale: string, options: Parameters<typeof openPage>[1] = {}): Promise<WatchedPage> =>
  openPage(1280, { baseURL: server.url, locale, ...options });

describe('operator blog', () => {
  it.each(casesAtDepth(readers, 1))(
    'lists posts and offers a feed: $locale',
    async ({ locale, blog, feed, feedPath, posts }) => {
      const { page, expectNoErrors, close } = await open(locale);
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: blog }).click();
      await page.getByRole('heading', { level: 1, name: blog }).waitFor();
      const titles = page.getByRole('main').getByRole('heading', { level: 2 });
      await titles.first().waitFor();
      expect(await titles.allInnerTexts()).toEqual(posts);
      await expectAccessibleAtEachWidth(page);
      const address = await page.getByRole('link', { name: feed }).getAttribute('href');
      expect(address).toBe(feedPath);
      const feedXml = await (await page.request.get(feedPath)).text();
      expect([...feedXml.matchAll(/<entry[^>]*>\s*<title>([^<]*)/g)].map(([, title]) => title)).toEqual(
        posts,
      );
      await page.getByRole('link', { name: posts[0] }).click();
      await page.getByRole('heading', { level: 1, name: posts[0] }).waitFor();
      await page.getByRole('article').waitFor();
      await expectAccessibleAtEachWidth(page);
      expectNoErrors();
      await close();
    },
  );
});

describe('operator reviews and video', () => {
  it.each(casesAtDepth(readers, 1))(
    'advance every five seconds until paused: $locale',
    async ({ locale, reviews: [first, second], pause }) => {
      const { page, expectNoErrors, close } = await open(locale, { reducedMotion: 'no-preference' });
      await page.clock.install();
      await page.goto('/pricing');
      const shows = (text: string) => page.getByText(text, { exact: true }).waitFor();
      await shows(first);
      await page.clock.runFor(5100);
      await shows(second);
      await page.clock.runFor(5000);
      await shows(first);
      await page.getByRole('button', { name: pause, exact: true }).click();
      await page.mouse.move(0, 0);
      await page.evaluate('document.activeElement.blur()');
      await page.clock.runFor(20_000);
      await shows(first);
      expectNoErrors();
      await close();
    },
  );

  it.each(casesAtDepth(readersInReverse, 1))(
    'stay still with reduced motion and contact the video site only after a click: $locale',
    async ({ locale, reviews: [first, second], next, watch }) => {
      const { page, expectNoErrors, close } = await open(locale, { reducedMotion: 'reduce' });
      const foreign: string[] = [];
      page.on('request', (request) => {
        const address = request.url();
        if (/^https?:/.test(address) && !address.startsWith(server.url)) foreign.push(address);
      });
      await page.route(`${playerOrigin}/**`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Video</title></html>',
        }),
      );
      await page.clock.install();
      await page.goto('/pricing');
      await page.getByText(first, { exact: true }).waitFor();
      await page.clock.runFor(20_000);
      await page.getByText(first, { exact: true }).waitFor();
      await page.getByRole('button', { name: next }).click();
      await page.getByText(second, { exact: true }).waitFor();
      await expectAccessibleAtEachWidth(page);
      expect(foreign).toEqual([]);
      await page.getByRole('button', { name: watch }).click();
      await page.getByRole('dialog').locator('iframe').waitFor();
      await expect.poll(() => foreign).toEqual([`${playerOrigin}/embed/1`]);
      expectNoErrors();
      await close();
    },
  );
});

describe('maintenance mode', () => {
  it('admits administrators and shows everybody else a maintenance page', async () => {
    const administrator = await open('en-US');
    await administrator.page.request.post('/api/panel/user/auth', {
      data: { email: 'admin@example.com', password: demonstrationPassword },
    });
    await administrator.page.goto('/admin?section=maintenance');
    await administrator.page.getByLabel('Expected duration, minutes').fill('30');
    await administrator.page.getByRole('button', { name: 'Start maintenance' }).click();
    await administrator.page.getByRole('button', { name: 'End maintenance' }).waitFor();
    await expectAccessibleAtEachWidth(administrator.page);

    const visitors: WatchedPage[] = [];
    for (const { locale, maintenance } of readers) {
      const visitor = await open(locale, { colorScheme: locale === 'ru-RU' ? 'dark' : 'light' });
      visitors.push(visitor);
      const response = await visitor.page.goto('/pricing');
      expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, withinHalfAnHour]);
      await visitor.page.getByRole('heading', { level: 1, name: maintenance }).waitFor();
      await expectAccessibleAtEachWidth(visitor.page);
      const call = await visitor.page.request.get('/api/regions/db');
      expect([call.status(), call.headers()['retry-after']]).toEqual([503, withinHalfAnHour]);
      expect(await call.json()).toMatchObject({ code: 'MAINTENANCE' });
    }

    await administrator.page.goto('/pricing');
    await administrator.page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
    await administrator.page.getByText('Only administrators have access.').waitFor();
    await administrator.page.getByRole('link', { name: 'Open maintenance settings' }).click();
    await administrator.page.getByRole('button', { name: 'End maintenance' }).click();
    await administrator.page.getByRole('button', { name: 'Start maintenance' }).waitFor();
    for (const [index, { page, expectNoErrors, close }] of visitors.entries()) {
      const reader = readers[index] ?? readers[0];
      await page.getByRole('link', { name: reader.retry }).click();
      await page.getByRole('heading', { level: 1, name: reader.plans }).waitFor();
      // The maintenance page was sent with status 503.
      expectNoErrors({ requestsFail: true });
      await close();
    }
    administrator.expectNoErrors();
    await administrator.close();
  });
});

describe('two-factor log-in in production', () => {
  let production: RunningServer;

  beforeAll(async () => {
    production = await startServer({ env: { SAMPLE_KEYWORDS: '0', NODE_ENV: 'production' } });
  });
  afterAll(() => production.stop());

  const email = 'operator@people.example';
  const password = 'lantern over still water';

  const runCommand = (...words: string[]) => runAdministratorCommand(production.dataDir, ...words, email);

  const securitySection = (page: Page) =>
    page.getByRole('region', { name: 'Two-factor log-in', exact: true });

  async function logIn(page: Page): Promise<void> {
    await page.context().clearCookies();
    await page.goto('/login?redirect=/admin');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  }

  async function enterCode(page: Page, code: string, submitLabel: string): Promise<void> {
    const form = page.getByRole('form').filter({ has: page.getByLabel('Code of your app') });
    await form.getByLabel('Code of your app').fill(code);
    await form.getByRole('button', { name: submitLabel }).click();
  }

  it('is required for administrators, replaces a lost app with recovery codes, and is reset by the command', async () => {
    const { page, expectNoErrors, close } = await openPage(1280, { baseURL: production.url });
    const registration = { email, password, passwordRepeat: password };
    await page.request.post('/api/panel/user/register', { data: registration });
    expect((await runCommand()).output).toBe(`${email} is an administrator.`);
    await page.goto('/admin');
    await page.getByText('Administrators of this server log in with a password and a code').waitFor();
    await expectAccessibleAtEachWidth(page);
    await page.getByRole('link', { name: 'Open the settings' }).click();
    await securitySection(page).getByRole('button', { name: 'Turn on' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn on two-factor log-in' });
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    await expectAccessibleAtEachWidth(page);
    const secret = await dialog.getByLabel('Key').inputValue();
    await enterCode(page, '000000', 'Turn on');
    await dialog.getByText('Wrong or used code').waitFor();
    await enterCode(page, new TOTP({ secret: Secret.fromBase32(secret) }).generate(), 'Turn on');
    const firstCode = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first();
    const recoveryCode = await firstCode.innerText();
    await expectAccessibleAtEachWidth(page);
    await dialog.getByRole('button', { name: 'I saved them' }).click();
    await securitySection(page).getByText('10 recovery codes left.').waitFor();
    expect(await securitySection(page).getByRole('button', { name: 'Turn off' }).count()).toBe(0);

    await logIn(page);
    await enterCode(page, recoveryCode, 'Log in');
    await page.getByRole('table', { name: 'Users' }).waitFor();
    await page.goto('/panel#security');
    await securitySection(page).getByText('9 recovery codes left.').waitFor();
    await logIn(page);
    await enterCode(page, recoveryCode, 'Log in');
    await page.getByText('Wrong or used code').waitFor();
    await expectAccessibleAtEachWidth(page);

    expect((await runCommand('--reset-second-factor')).output).toBe(
      `The two-factor log-in of ${email} is off.`,
    );
    await logIn(page);
    await page.getByRole('link', { name: 'Open the settings' }).waitFor();
    expectNoErrors({ requestsFail: true });
    expect(production.output()).not.toContain(email);
    await close();
  });
});
