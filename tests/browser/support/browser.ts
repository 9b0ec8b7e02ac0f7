import type { BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createAxe } from './axe-in-page.js';
import { deadLinksOf } from './links.js';
import { leave } from './navigation.js';
import { logInAs, type UserKind } from './users.js';
import { sharedBrowser } from './shared-browser.js';

/** The widths that every page is held to. */
const testedWidths = [1280, 480] as const;

const heights: Record<number, number> = { 1280: 860, 480: 900 };

/** The window at that width. */
const viewportFor = (width: number) => ({ width, height: heights[width] ?? 860 });

/** A page that remembers everything a person would not see: console errors, failed requests, policy violations. */
export interface WatchedPage {
  page: Page;
  /** Fails when the console held an error or an uncaught exception since this was last asked. */
  expectNoErrors(except?: ExpectedConsoleErrors): void;
  close(): Promise<void>;
}

/** What Chromium may note in the console of a case, whatever the page makes of it. */
interface ExpectedConsoleErrors {
  /** The session ends in the middle, so that calls are answered by 401. */
  sessionEnds?: boolean;
  /** Calls fail in the middle. */
  requestsFail?: boolean;
}

/** A browser's profile; its first notice of cookies is put away where nothing else is said. */
interface PageOptions extends BrowserContextOptions {
  withCookieNotice?: boolean;
  /** Lets tours start by themselves, which lie over the page as well. */
  withTours?: boolean;
}

/** Opens an empty page of that width in a profile of its own. */
export async function openPage(
  width: number,
  { withCookieNotice = false, withTours = false, ...options }: PageOptions = {},
): Promise<WatchedPage> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    baseURL: inject('serverUrl'),
    viewport: viewportFor(width),
    locale: 'en-US',
    // Nothing is asserted of what moves, and each of its frames is drawn by the processor.
    reducedMotion: 'reduce',
    ...options,
  });
  // Shorter than a case may take, so that a case that waits in vain says for what.
  context.setDefaultTimeout(20_000);
  // The notice lies over the page; `cashless.spec.ts` looks at it.
  if (!withCookieNotice) {
    await context.addInitScript(`try { localStorage.setItem('rivalscope.cookies-seen', 'true') } catch {}`);
  }
  if (!withTours) {
    await context.addInitScript(`try {
      for (const tour of ['report', 'clustering']) localStorage.setItem('rivalscope.tour.' + tour, '{"keptUntil":9e15}');
    } catch {}`);
  }
  const page = await context.newPage();
  const errors: { text: string; expectedWhere: ExpectedConsoleErrors }[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || isPageNotFoundNote(message, page)) return;
    const text = message.text();
    errors.push({
      text,
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
  };
}

/** Chromium notes the status 404 of the page itself, which is what an address that leads nowhere answers. */
function isPageNotFoundNote(message: ConsoleMessage, page: Page): boolean {
  return message.text().includes('status of 404') && message.location().url === page.url();
}

function isSessionEndedNote(message: ConsoleMessage): boolean {
  return message.text().includes('status of 401') && message.location().url.endsWith('/graphql');
}

/** Rows of a table that are made as those above them; looking at all takes seconds. */
const laterRows = '.ag-row:nth-child(n + 7)';

/** What axe finds on the page and in its frames: the rule and the elements of each fault; of tables in their first rows. */
export async function axeViolations(page: Page, { inAllRows = false } = {}): Promise<string[]> {
  // In the page itself and without the list of what is well, which for a table of reports takes seconds to hand over. Only
  // frames of other origins would be left out, and the pages have none. What axe would preload, none of its rules here reads.
  const axe = (await createAxe(page))
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  const { violations } = await (inAllRows ? axe : axe.exclude(laterRows)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** How far the page goes on beyond the window's right edge, px: tables and rows of tabs scroll in themselves, pages never. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Fails where the page would scroll sideways; charts and tables follow the window's width a moment later. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const where = `${page.url()} in ${page.viewportSize()?.width} px`;
  await expect.poll(() => horizontalOverflow(page), { interval: 20, message: where }).toBe(0);
}

/**
 * Fails with the rule and the elements when axe finds anything that stays: what is only there while something fades in or
 * takes another's place is no fault of the page. Fails too where the page scrolls sideways, and where a link of the page leads
 * nowhere: every page that any case looks at, as whoever it looks as, is one of a crawl.
 */
export async function expectAccessible(page: Page, options?: { inAllRows?: boolean }): Promise<void> {
  await expect.poll(() => axeViolations(page, options), { timeout: 5000, interval: 250 }).toEqual([]);
  await expectNoHorizontalScroll(page);
  expect(await deadLinksOf(page)).toEqual([]);
}

/** The same at every width, for a page that a case has come to at one of them; ends at that one. */
export async function expectAccessibleAtEachWidth(page: Page): Promise<void> {
  const before = page.viewportSize();
  const otherSizes = testedWidths.filter((width) => width !== before?.width).map(viewportFor);
  for (const size of [...otherSizes, ...(before ? [before] : [])]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
}

interface CaseOptions extends PageOptions, ExpectedConsoleErrors {
  /** Longest time of the case where the usual is not enough, ms. */
  timeout?: number;
  /** Who looks at the pages; a guest where it is missing. */
  as?: UserKind;
  /** It leaves something behind that others of a block with one page would find: a setting, a script, a language. */
  isolatedPage?: boolean;
}

interface BlockOptions extends Pick<CaseOptions, 'as'> {
  /**
   * Cases of the same person and the same kind of browser follow each other on one page, at the width of each, so that it is
   * loaded once. A case comes to it from an address that leads nowhere, goes on by `visit`, and one that fails takes its
   * page with it.
   */
  sharedPage?: boolean;
}

type PageTest = (page: Page, width: number) => Promise<void>;

/** What a block of browser tests writes its cases with. */
interface PageTests {
  /** One case, at every width, as a guest or as somebody new of a kind: the console must stay without errors to its end. */
  atEachWidth(name: string, test: PageTest, options?: CaseOptions): void;
  /** One case whose looks are at every width (`expectAccessibleAtEachWidth`), though what happens happens at the first. */
  atFirstWidth(name: string, test: PageTest, options?: CaseOptions): void;
  /**
   * One case about what happens rather than how it looks, at one width: such cases take turns, so that each block is seen at
   * all widths in half the time.
   */
  atAlternateWidth(name: string, test: PageTest, options?: CaseOptions): void;
}

/** Pages that cases of one block follow each other on, by who looks in which kind of browser. */
class PagePool {
  private readonly pages = new Map<string, WatchedPage>();

  /** The page of those who look so, empty of what the case before has opened; a new one where there is none. */
  async acquire(width: number, as: UserKind | undefined, options: PageOptions): Promise<WatchedPage> {
    const key = poolKey(as, options);
    const watched = this.pages.get(key);
    if (!watched) return openPageAs(width, as, options);
    this.pages.delete(key);
    await leave(watched.page);
    await watched.page.setViewportSize(options.viewport ?? viewportFor(width));
    return watched;
  }

  /** Keeps the page of a case that went well for the next one. */
  async release(
    { page, ...watched }: WatchedPage,
    as: UserKind | undefined,
    options: PageOptions,
  ): Promise<void> {
    await page.unrouteAll();
    for (const event of ['request', 'response', 'dialog'] as const) page.removeAllListeners(event);
    this.pages.set(poolKey(as, options), { page, ...watched });
  }

  async close(): Promise<void> {
    for (const { close } of this.pages.values()) await close();
    this.pages.clear();
  }
}

/** Pages whose people and browsers differ in the size of the window alone are of one key. */
function poolKey(as: UserKind | undefined, { viewport: _, ...options }: PageOptions): string {
  return JSON.stringify([as, options]);
}

/** Opens an empty page of that width as somebody new of a kind. */
async function openPageAs(
  width: number,
  as: UserKind | undefined,
  options: PageOptions,
): Promise<WatchedPage> {
  const watched = await openPage(width, options);
  if (as) await logInAs(watched.page, as);
  return watched;
}

/** A block of browser tests on the shared server and browser; `as` says who looks where a case does not. */
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
        isolatedPage = !sharedPage,
        sessionEnds,
        requestsFail,
        ...options
      }: CaseOptions = {},
    ) =>
      it.each(widths)(`${caseName} at %i px`, { timeout }, async (width) => {
        const watched = await (isolatedPage ? openPageAs : pages.acquire.bind(pages))(width, as, options);
        let isReusable = false;
        try {
          await test(watched.page, width);
          watched.expectNoErrors({ sessionEnds, requestsFail });
          isReusable = !isolatedPage;
        } finally {
          if (!isReusable) await watched.close();
        }
        if (isReusable) await pages.release(watched, as, options);
      });
    afterAll(() => pages.close());
    let nextWidth = 0;
    defineCases({
      atEachWidth: (caseName, test, options) => void addCase(testedWidths, caseName, test, options),
      atFirstWidth: (caseName, test, options) =>
        void addCase(testedWidths.slice(0, 1), caseName, test, options),
      atAlternateWidth: (caseName, test, options) => {
        const width = testedWidths[nextWidth++ % testedWidths.length] ?? testedWidths[0];
        addCase([width], caseName, test, options);
      },
    });
  });
}
