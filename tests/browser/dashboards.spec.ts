import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';

/** Where something ends on the right, px. */
async function rightEdge(part: Locator): Promise<number> {
  const { x = 0, width = 0 } = (await part.first().boundingBox()) ?? {};
  return x + width;
}

/** Where the last text of a part begins above, px. */
function topOfWord(part: Locator): Promise<number> {
  return part.evaluate((whole) => {
    const word = whole.ownerDocument.createRange();
    word.selectNodeContents(whole.lastChild ?? whole);
    return word.getBoundingClientRect().top;
  });
}

/** The other figures of a figure's row: how many stand in one is by the width. */
async function figuresBeside(page: Page, name: string): Promise<Locator[]> {
  const names = await page.locator('dl > div > dt').all();
  const tops = await Promise.all(names.map(async (each) => (await each.boundingBox())?.y));
  const texts = await Promise.all(names.map((each) => each.innerText()));
  const own = texts.indexOf(name);
  return names
    .filter((_name, at) => at !== own && tops[at] === tops[own])
    .map((each) => each.locator('xpath=following-sibling::dd'));
}

describePages(
  'the dashboards',
  ({ atAlternateWidth }) => {
    atAlternateWidth(
      'sums up a domain and leads to its reports, whose table it has fetched and which are as wide (L1, L9)',
      async (page) => {
        const ofTables = page.waitForResponse(/\/assets\/report-route-.*\.js$/);
        await visit(page, '/report?domain=northtrail.example&db=gny');
        await page.getByRole('heading', { name: 'Organic competitors' }).waitFor();
        await page.locator('canvas, svg').first().waitFor();
        await page
          .getByRole('link', { name: /campwell\.example|peakline\.example/ })
          .first()
          .waitFor();
        await expectAccessible(page);
        await ofTables;
        await page.setViewportSize({ width: 1680, height: 860 });
        const cards = await rightEdge(page.locator('main section').nth(1).locator('..'));
        await page
          .getByRole('link', { name: /^Keywords/ })
          .first()
          .click();
        await page.waitForURL(/\/keywords\?/);
        await page.locator('.ag-row').first().waitFor();
        const table = await rightEdge(page.locator('.ag-root-wrapper'));
        expect(table, 'L9: one rule for widths').toBeCloseTo(cards, 0);
      },
    );

    atAlternateWidth(
      'is calm in the dark',
      async (page) => {
        await visit(page, '/report?domain=northtrail.example&db=gny');
        await page.getByRole('heading', { name: 'Organic competitors' }).waitFor();
        await expectAccessible(page);
      },
      { colorScheme: 'dark' },
    );

    atAlternateWidth('says that a domain was not found and what to do', async (page) => {
      await visit(page, '/report?domain=nowhere-at-all.example&db=gny');
      await page
        .getByText(/nowhere-at-all\.example/)
        .first()
        .waitFor();
      await expectAccessible(page);
    });

    atAlternateWidth(
      'shows the result page of a keyword, the competition on one base line (L3)',
      async (page) => {
        await visit(page, '/report?domain=tents&db=gny');
        await page.getByRole('heading', { level: 1, name: 'tents' }).waitFor();
        await page.getByRole('link', { name: 'northtrail.example' }).first().waitFor();
        await expectAccessible(page);
        const competition = await topOfWord(page.locator('dl dd > span:has(> [aria-hidden] > i)'));
        const beside = await figuresBeside(page, 'Competition');
        expect(beside.length).toBeGreaterThan(0);
        for (const figure of beside) {
          expect(await topOfWord(figure), 'L3: the word stands on the base line').toBeCloseTo(competition, 1);
        }
      },
    );
  },
  { as: 'administrator', sharedPage: true },
);
