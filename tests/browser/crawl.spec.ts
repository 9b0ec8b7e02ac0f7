import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages } from './support/browser.js';
import { deadLinksOf } from './support/links.js';
import { visit } from './support/moving.js';
import type { PersonKind } from './support/people.js';

/** Addresses that a case has been at; what more than one kind of visitor is offered is looked at as the first of them. */
const visited = new Set<string>();

/** What no page of the browser's own stands at: calls, files, documents of the calls. */
const notAPage = /^\/(?:api|changedb|graphql|logout|(?:en|ru)\/blog\.atom)(?:\/|$)/;

/** Sections of the administration stand at one path. */
const addressOf = ({ pathname, search }: URL) => (pathname === '/admin' ? pathname + search : pathname);

/** Addresses within the service that the page and the menus of its header offer, each menu opened in turn. */
async function offeredBy(page: Page): Promise<Map<string, string>> {
  const offered = new Map<string, string>();
  const take = async () => {
    expect(await deadLinksOf(page)).toEqual([]);
    for (const href of await page.evaluate(() => [...document.links].map((link) => link.href))) {
      const url = new URL(href);
      if (url.origin !== new URL(page.url()).origin || notAPage.test(url.pathname)) continue;
      offered.set(addressOf(url), url.pathname + url.search);
    }
  };
  await take();
  const menus = page.locator('header [aria-haspopup="menu"]:visible');
  const count = await menus.count();
  expect(count).toBeGreaterThan(1);
  for (let at = 0; at < count; at += 1) {
    await menus.nth(at).click();
    await page.getByRole('menu').waitFor();
    await take();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
  }
  return offered;
}

describePages('no link leads nowhere: the crawl of each kind of visitor', ({ atFirstWidth }) => {
  const kinds: readonly (PersonKind | undefined)[] = [undefined, 'demo', 'basic', 'team', 'administrator'];
  for (const as of kinds) {
    atFirstWidth(
      as ?? 'guest',
      async (page) => {
        await page.goto('/');
        await page.getByRole('heading', { level: 1 }).waitFor();
        const offered = await offeredBy(page);
        if (as === 'administrator') {
          await visit(page, '/admin');
          await page.getByRole('heading', { level: 1 }).waitFor();
          for (const [address, href] of await offeredBy(page)) offered.set(address, href);
        }
        expect(offered.size).toBeGreaterThan(20);
        for (const [address, href] of offered) {
          // One person's page is as another's.
          if (visited.has(address) || address.includes('?person=')) continue;
          visited.add(address);
          await visit(page, href);
          await page.locator('main :is(h1, h2), main form').first().waitFor();
          expect([address, await deadLinksOf(page)]).toEqual([address, []]);
        }
      },
      { as, timeout: 150_000 },
    );
  }
});
