import type { BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createAxe, limitToNewParts, recordPassedKinds } from './axe-in-page.js';
import { acquireContext, releaseContext } from './context-pool.js';
import { findDeadLinks } from './links.js';
import { leave } from './navigation.js';
import { trackGraphqlRequests } from './in-flight-requests.js';
import { logInAs, type UserKind } from './users.js';
import { sharedBrowser } from './shared-browser.js';
import { testDepth } from '../../support/test-depth.js';

/** Viewport widths of all page tests, in px. */
const testedWidths = [1280, 480] as const;

const heights: Record<number, number> = { 1280: 860, 480: 900 };

const viewportFor = (width: number) => ({ width, height: heights[width] ?? 860 });

/** A page that records console errors, failed requests and CSP violations. */
export interface WatchedPage {
  page: Page;
  /** Fails if the console logged an unexpected error since the previous call. */
  expectNoErrors(except?: ExpectedConsoleErrors): void;
  /** Closes the browser context. */
  close(): Promise<void>;
  /** Closes the page and lets a later page use its browser context. */
  release(): Promise<void>;
}

/** Console errors that a test provokes. */
interface ExpectedConsoleErrors {
  /** The session ends during the test, so requests fail with 401. */
  sessionEnds?: boolean;
  /** Requests fail during the test. */
  requestsFail?: boolean;
}

/** Browser context options. The cookie notice is dismissed by default. */
interface PageOptions extends BrowserContextOptions {
  withCookieNotice?: boolean;
  /** Lets guided tours start automatically. They cover the page. */
  withTours?: boolean;
}

/** Opens an empty page in a new browser context. */
export async function openPage(width: number, options: PageOptions = {}): Promise<WatchedPage> {
  const context = await createContext(width, options);
  return watchPage(context, () => context.close());
}

/** Opens an empty page in a new or cleared browser context, which has the scripts in its cache. */
export async function openReusablePage(width: number, options: PageOptions = {}): Promise<WatchedPage> {
  const { viewport = viewportFor(width), ...otherOptions } = options;
  const key = JSON.stringify(otherOptions);
  const context = await acquireContext(key, () => createContext(width, options));
  const watched = await watchPage(context, () =>
    releaseContext(key, context, inject('serverUrl'), options.permissions),
  );
  // A reused context has the viewport of its first page.
  if (viewport) await watched.page.setViewportSize(viewport);
  return watched;
}

/** Creates a browser context for a width. */
async function createContext(
  width: number,
  { withCookieNotice = false, withTours = false, ...options }: PageOptions,
): Promise<BrowserContext> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    baseURL: inject('serverUrl'),
    viewport: viewportFor(width),
    locale: 'en-US',
    // Tests assert nothing about animations, and rendering each frame costs processor time.
    reducedMotion: 'reduce',
    ...options,
  });
  trackGraphqlRequests(context);
  // Shorter than the test timeout, so that the error names the missing element.
  context.setDefaultTimeout(110_000);
  // The notice covers the page. `bank-transfer.spec.ts` tests it.
  if (!withCookieNotice) {
    await context.addInitScript(`try { localStorage.setItem('rivalscope.cookies-seen', 'true') } catch {}`);
  }
  if (!withTours) {
    await context.addInitScript(`try {
      for (const tour of ['report', 'clustering']) localStorage.setItem('rivalscope.tour.' + tour, '{"keptUntil":9e15}');
    } catch {}`);
  }
  return context;
}

/** Opens a page in a context and records its errors. */
async function watchPage(context: BrowserContext, release: () => Promise<void>): Promise<WatchedPage> {
  const page = await context.newPage();
  const errors: { text: string; expectedWhere: ExpectedConsoleErrors }[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || isPageNotFoundNote(message, page)) return;
    const text = message.text();
    errors.push({
      text: `${text} (${message.location().url})`,
      expectedWhere: {
        sessionEnds: isSessionEndedNote(message),
        requestsFail: text.startsWith('Failed to load resource'),
      },
    });
  });
  page.on('pageerror', (error) => errors.push({ text: String(error), expectedWhere: {} }));
  return {
    page,
    expectNoErrors: ({ sessionEnds, requestsFail } = {}) => {
      const unexpected = errors
        .splice(0)
        .filter(
          ({ expectedWhere }) =>
            !(sessionEnds && expectedWhere.sessionEnds) && !(requestsFail && expectedWhere.requestsFail),
        );
      expect(unexpected.map(({ text }) => text)).toEqual([]);
    },
    close: () => context.close(),
    release,
  };
}

/** Chromium logs the 404 status of the document itself, which unknown URLs return. */
function isPageNotFoundNote(message: ConsoleMessage, page: Page): boolean {
  return message.text().includes('status of 404') && message.location().url === page.url();
}

function isSessionEndedNote(message: ConsoleMessage): boolean {
  return message.text().includes('status of 401') && message.location().url.endsWith('/graphql');
}

/** Later rows have the same markup as the first ones, and checking all of them takes seconds. */
const laterRows = '.ag-row:nth-child(n + 7)';

/** Rule and elements of each axe violation on the page and in its frames. Tables are checked in their first rows. */
export async function axeViolations(page: Page, { inAllRows = false } = {}): Promise<string[]> {
  // Legacy mode runs in the page and omits passed checks, which take seconds to serialize. It skips only cross-origin
  // frames, and the pages have none. No enabled rule needs preloaded assets.
  const axe = (await createAxe(page))
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  const recordPassedParts = inAllRows || testDepth !== 'quick' ? undefined : await limitToNewParts(page, axe);
  const { violations } = await (inAllRows ? axe : axe.exclude(laterRows)).analyze();
  if (violations.length === 0) {
    await recordPassedKinds(page);
    recordPassedParts?.();
  }
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Horizontal overflow of the page in px. Tables and tab rows scroll internally, pages never do. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Fails if the page scrolls horizontally. Polls, because charts and tables resize with a delay. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const where = `${page.url()} in ${page.viewportSize()?.width} px`;
  await expect.poll(() => horizontalOverflow(page), { interval: 20, message: where }).toBe(0);
}

/**
 * Fails on persistent axe violations, horizontal scrolling and dead links. It polls, because transitions cause
 * temporary violations.
 */
export async function expectAccessible(page: Page, options?: { inAllRows?: boolean }): Promise<void> {
  await expect.poll(() => axeViolations(page, options), { interval: 250 }).toEqual([]);
  await expectNoHorizontalScroll(page);
  expect(await findDeadLinks(page)).toEqual([]);
}

/**
 * Runs `expectAccessible` at every width and ends at the current one. Quick runs only check the overflow and the links at
 * the other widths, because axe takes most of the time.
 */
export async function expectAccessibleAtEachWidth(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of testedWidths.filter((candidate) => candidate !== before?.width)) {
    await page.setViewportSize(viewportFor(width));
    if (testDepth !== 'quick') await expectAccessible(page);
    else {
      await expectNoHorizontalScroll(page);
      expect(await findDeadLinks(page)).toEqual([]);
    }
  }
  if (before) await page.setViewportSize(before);
  await expectAccessible(page);
}

interface CaseOptions extends PageOptions, ExpectedConsoleErrors {
  /** Timeout in ms that replaces the default. */
  timeout?: number;
  /** User of the page. Undefined means a guest. */
  as?: PageUser;
  /** Omits the test in quick runs, for example another language or theme. */
  deepOnly?: boolean;
  /** Does not share the page with other tests, because the test changes a setting, user or language. */
  ownPage?: boolean;
  /** Uses a browser context of its own, because the test changes a script or clock, or counts downloads. */
  isolatedPage?: boolean;
}

interface BlockOptions extends Pick<CaseOptions, 'as'> {
  /**
   * Tests of the same user and browser options share one page, which is loaded once. Each test starts at an unknown
   * path and navigates with `visit`. A failed test discards the page.
   */
  sharedPage?: boolean;
}

/** With `own user`, each test calls `logInAs`. Until then, a shared page has the user of the previous test. */
type PageUser = UserKind | 'own user';

type PageTest = (page: Page, width: number) => Promise<void>;

/** Functions that declare the tests of a block. */
interface PageTests {
  /**
   * Runs a test at every width, as a guest or new user. Console errors fail it. Quick runs use a single width, which
   * alternates between consecutive tests.
   */
  atEachWidth(name: string, test: PageTest, options?: CaseOptions): void;
  /** Runs a test at the first width. The test checks the layout with `expectAccessibleAtEachWidth`. */
  atFirstWidth(name: string, test: PageTest, options?: CaseOptions): void;
  /**
   * Runs a behaviour test at a single width. Consecutive tests alternate between the widths, so a block covers all of
   * them in half the time.
   */
  atAlternateWidth(name: string, test: PageTest, options?: CaseOptions): void;
}

/** Reusable pages of a block, by user and browser options. */
class PagePool {
  private readonly pages = new Map<string, WatchedPage>();

  /** Returns a pooled page that has left its previous URL, or a new page. */
  async acquire(width: number, as: PageUser | undefined, options: PageOptions): Promise<WatchedPage> {
    const key = poolKey(as, options);
    const watched = this.pages.get(key);
    if (!watched) return openPageAs(openReusablePage, width, as, options);
    this.pages.delete(key);
    await leave(watched.page);
    await watched.page.setViewportSize(options.viewport ?? viewportFor(width));
    return watched;
  }

  /** Returns the page of a passed test to the pool. */
  async release(
    { page, ...watched }: WatchedPage,
    as: PageUser | undefined,
    options: PageOptions,
  ): Promise<void> {
    await page.unrouteAll();
    for (const event of ['request', 'response', 'dialog'] as const) page.removeAllListeners(event);
    this.pages.set(poolKey(as, options), { page, ...watched });
  }

  async close(): Promise<void> {
    for (const { release } of this.pages.values()) await release();
    this.pages.clear();
  }
}

/** Pool key. The viewport is excluded, because it can be resized. */
function poolKey(as: PageUser | undefined, { viewport: _, ...options }: PageOptions): string {
  return JSON.stringify([as, options]);
}

/** Opens an empty page as a new user. */
async function openPageAs(
  open: (width: number, options: PageOptions) => Promise<WatchedPage>,
  width: number,
  as: PageUser | undefined,
  options: PageOptions,
): Promise<WatchedPage> {
  const watched = await open(width, options);
  if (as && as !== 'own user') await logInAs(watched.page, as);
  return watched;
}

/** Declares a block of browser tests on the shared server and browser. `as` is the default user. */
export function describePages(
  name: string,
  defineCases: (tests: PageTests) => void,
  { as: defaultUser, sharedPage = false }: BlockOptions = {},
): void {
  describe(name, () => {
    const pages = new PagePool();
    const addCase = (
      widths: readonly number[],
      caseName: string,
      test: PageTest,
      {
        as = defaultUser,
        timeout,
        ownPage = false,
        isolatedPage = false,
        sessionEnds,
        requestsFail,
        deepOnly = false,
        ...options
      }: CaseOptions = {},
    ) => {
      if (deepOnly && testDepth === 'quick') return;
      const isPooled = sharedPage && !ownPage && !isolatedPage;
      it.each(widths)(`${caseName} at %i px`, { timeout }, async (width) => {
        const watched = await (isPooled
          ? pages.acquire(width, as, options)
          : openPageAs(isolatedPage ? openPage : openReusablePage, width, as, options));
        let isReusable = false;
        try {
          await test(watched.page, width);
          watched.expectNoErrors({ sessionEnds, requestsFail });
          isReusable = !isolatedPage;
        } finally {
          if (!isReusable) await watched.close();
        }
        if (isReusable) await (isPooled ? pages.release(watched, as, options) : watched.release());
      });
    };
    afterAll(() => pages.close());
    let nextWidth = 0;
    // Starts with the narrow width, because most blocks with one such test also have a test at the first width.
    let nextQuickWidth = 1;
    const widthAt = (index: number) => testedWidths[index % testedWidths.length] ?? testedWidths[0];
    defineCases({
      atEachWidth: (caseName, test, options) =>
        addCase(testDepth === 'quick' ? [widthAt(nextQuickWidth++)] : testedWidths, caseName, test, options),
      atFirstWidth: (caseName, test, options) => addCase(testedWidths.slice(0, 1), caseName, test, options),
      atAlternateWidth: (caseName, test, options) => addCase([widthAt(nextWidth++)], caseName, test, options),
    });
  });
}

/** Fails if the table scrolls horizontally at a width of common screens. Scroll bars take space. */
export async function expectTableFits(page: Page, reportId: string): Promise<void> {
  const before = page.viewportSize();
  const overflow = () =>
    page
      .locator('.ag-grid-viewport')
      .first()
      .evaluate((viewport) => viewport.scrollWidth - viewport.clientWidth);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 860 });
    await expect.poll(overflow, { message: `${reportId} at ${width} px` }).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
