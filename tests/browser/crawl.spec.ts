import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectNoHorizontalScroll } from './support/browser.js';
import { findDeadLinks } from './support/links.js';
import { visit } from './support/navigation.js';
import { logInAs, type UserKind } from './support/users.js';
import { logInAsTeamMember } from './support/team-member.js';
import { casesAtDepth } from '../support/test-depth.js';

/** Visitor whose links the test crawls. */
type VisitorKind = UserKind | 'guest' | 'team member';

/** Visited addresses. A page that several visitors can open is checked for the first one only. */
const visited = new Set<string>();

/** Paths without a client page: API calls, feeds and files. */
const nonPagePaths = /^\/(?:api|changedb|graphql|logout|(?:en|ru)\/blog\.atom)(?:\/|$)/;

/** The administration page keeps its section in the query string. */
const addressOf = ({ pathname, search }: URL) => (pathname === '/admin' ? pathname + search : pathname);

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) > 600;

/** Opens the start page and waits until the header knows the visitor. */
async function openHome(page: Page, visitor: VisitorKind): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (!isWide(page)) return;
  const ownMenu = page.getByRole('button', { name: /@people\.example/ });
  await (visitor === 'guest' ? page.getByRole('link', { name: 'Register' }) : ownMenu).first().waitFor();
}

/** Internal links of the page and of every menu in its header. */
async function readLinks(page: Page): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  const collectLinks = async () => {
    expect(await findDeadLinks(page)).toEqual([]);
    for (const href of await page.evaluate(() => [...document.links].map((link) => link.href))) {
      const url = new URL(href);
      if (url.origin !== new URL(page.url()).origin || nonPagePaths.test(url.pathname)) continue;
      links.set(addressOf(url), url.pathname + url.search);
    }
  };
  await collectLinks();
  const menus = page.locator('header [aria-haspopup="menu"]:visible');
  // A narrow window has a single menu.
  const minMenus = isWide(page) ? 2 : 1;
  const count = await menus.count();
  expect(count).toBeGreaterThanOrEqual(minMenus);
  for (let index = 0; index < count; index += 1) {
    await menus.nth(index).click();
    const menu = page.getByRole('menu');
    await menu.getByRole('menuitem').first().waitFor();
    await collectLinks();
    // The focus moves to the menu unless another element took it.
    await menu.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  }
  return links;
}

/** Tablet width, which has a layout of its own and no other test. */
const tabletViewport = { width: 768, height: 860 };

/** Their pages and links are those of other visitors, with other limits. */
const deepVisitorKinds: ReadonlySet<VisitorKind> = new Set(['basic', 'team']);

const visitorKinds: readonly VisitorKind[] = [
  'guest',
  // Includes the affiliate programme, which every user can join.
  'demo',
  'basic',
  'team',
  'team member',
  'administrator',
];

describePages('crawl of all links by user kind', ({ atEachWidth }) => {
  for (const visitor of visitorKinds) {
    atEachWidth(
      visitor,
      async (page) => {
        if (visitor === 'team member') await logInAsTeamMember(page);
        else if (visitor !== 'guest') await logInAs(page, visitor);
        await openHome(page, visitor);
        const links = await readLinks(page);
        if (visitor === 'administrator') {
          await visit(page, '/admin');
          await page.getByRole('heading', { level: 1 }).waitFor();
          for (const [address, href] of await readLinks(page)) links.set(address, href);
        }
        expect(links.size).toBeGreaterThan(20);
        // Team members cannot join the affiliate programme.
        if (visitor !== 'guest') expect(links.has('/partner')).toBe(visitor !== 'team member');
        await page.setViewportSize(tabletViewport);
        // Quick runs open half of the pages. They request every link, and most pages have a spec that checks their layout.
        for (const [address, href] of casesAtDepth([...links], Math.ceil(links.size / 2))) {
          // All user pages are alike, so one is enough.
          if (visited.has(address) || address.includes('?person=')) continue;
          visited.add(address);
          await visit(page, href);
          await page.locator('main :is(h1, h2), main form').first().waitFor();
          expect([address, await findDeadLinks(page)]).toEqual([address, []]);
          await expectNoHorizontalScroll(page);
        }
      },
      { timeout: 150_000, deepOnly: deepVisitorKinds.has(visitor) },
    );
  }
});
