import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { logInAs, type PersonKind } from './people.js';
import { sharedBrowser } from './shared-browser.js';

/** The widths that every page is held to. */
const widths = [1280, 480] as const;

const heights: Record<number, number> = { 1280: 860, 480: 900 };

/** A page that remembers everything a person would not see: console errors, failed requests, policy violations. */
export interface WatchedPage {
  page: Page;
  /** Fails when the console held an error or an uncaught exception. */
  expectNoErrors(): void;
  close(): Promise<void>;
}

interface PageOptions extends BrowserContextOptions {
  /** The session ends in the middle, so that calls are answered by 401, which Chromium notes whatever the page makes of it. */
  sessionEnds?: boolean;
  /** Calls fail in the middle, which Chromium notes whatever the page makes of it. */
  callsFail?: boolean;
}

/** Opens an empty page of that width in a profile of its own. */
export async function openPage(
  width: number,
  { sessionEnds = false, callsFail = false, ...options }: PageOptions = {},
): Promise<WatchedPage> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    baseURL: inject('serverUrl'),
    viewport: { width, height: heights[width] ?? 860 },
    locale: 'en-US',
    // Nothing is asserted of what moves, and each of its frames is drawn by the processor.
    reducedMotion: 'reduce',
    ...options,
  });
  // Shorter than a case may take, so that a case that waits in vain says for what.
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || saysPageIsMissing(message, page)) return;
    if (sessionEnds && saysSessionIsOver(message)) return;
    if (callsFail && message.text().startsWith('Failed to load resource')) return;
    errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    page,
    expectNoErrors: () => expect(errors).toEqual([]),
    close: () => context.close(),
  };
}

/** Chromium notes the status 404 of the page itself, which is what an address that leads nowhere answers. */
function saysPageIsMissing(message: ConsoleMessage, page: Page): boolean {
  return message.text().includes('status of 404') && message.location().url === page.url();
}

function saysSessionIsOver(message: ConsoleMessage): boolean {
  return message.text().includes('status of 401') && message.location().url.endsWith('/graphql');
}

/** Rows of a table that are made as those above them; looking at all takes seconds. */
const furtherRows = '.ag-row:nth-child(n + 7)';

/** What axe finds on the page and in its frames: the rule and the elements of each fault; of tables in their first rows. */
export async function faultsOf(page: Page, { inAllRows = false } = {}): Promise<string[]> {
  // In the page itself and without the list of what is well, which for a table of reports takes seconds to hand over. Only
  // frames of other origins would be left out, and the pages have none. What axe would preload, none of its rules here reads.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  const { violations } = await (inAllRows ? axe : axe.exclude(furtherRows)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/**
 * Fails with the rule and the elements when axe finds anything that stays: what is only there while something fades in or
 * takes another's place is no fault of the page.
 */
export async function expectAccessible(page: Page, options?: { inAllRows?: boolean }): Promise<void> {
  await expect.poll(() => faultsOf(page, options), { timeout: 5000, interval: 250 }).toEqual([]);
}

interface CaseOptions extends PageOptions {
  /** Longest time of the case where the usual is not enough, ms. */
  timeout?: number;
  /** Who looks at the pages; a guest where it is missing. */
  as?: PersonKind;
}

type PageTest = (page: Page, width: number) => Promise<void>;

/** What a block of browser tests writes its cases with. */
interface PageTests {
  /** One case, at every width, as a guest or as somebody new of a kind: the console must stay without errors to its end. */
  atEachWidth(name: string, test: PageTest, options?: CaseOptions): void;
  /**
   * One case about what happens rather than how it looks, at one width: such cases take turns, so that each block is seen at
   * all widths in half the time.
   */
  atWidthsInTurn(name: string, test: PageTest, options?: CaseOptions): void;
}

/** A block of browser tests on the shared server and browser; `as` says who looks where a case does not. */
export function describePages(
  name: string,
  write: (tests: PageTests) => void,
  { as: defaultKind }: Pick<CaseOptions, 'as'> = {},
): void {
  describe(name, () => {
    const add = (
      shown: readonly number[],
      caseName: string,
      test: PageTest,
      { as = defaultKind, timeout, ...options }: CaseOptions = {},
    ) =>
      it.each(shown)(`${caseName} at %i px`, { timeout }, async (width) => {
        const watched = await openPage(width, options);
        try {
          if (as) await logInAs(watched.page, as);
          await test(watched.page, width);
          watched.expectNoErrors();
        } finally {
          await watched.close();
        }
      });
    let turns = 0;
    write({
      atEachWidth: (caseName, test, options) => void add(widths, caseName, test, options),
      atWidthsInTurn: (caseName, test, options) => {
        const width = widths[turns++ % widths.length] ?? widths[0];
        add([width], caseName, test, options);
      },
    });
  });
}
