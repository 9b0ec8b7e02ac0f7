import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';

/** Distance in px from the right edge of the page, which a scroll bar may make narrower than the window. */
function rightMargin(part: Locator): Promise<number> {
  return part.first().evaluate((element) => {
    const { clientWidth } = element.ownerDocument.documentElement;
    return clientWidth - element.getBoundingClientRect().right;
  });
}

/** Top of the last text node of an element, in px. */
function textTop(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(element.lastChild ?? element);
    return range.getBoundingClientRect().top;
  });
}

/** Other metrics in the row of a metric. The window width decides how many share a row. */
async function metricsInSameRow(page: Page, name: string): Promise<Locator[]> {
  const names = await page.locator('dl > div > dt').all();
  const topEdges = await Promise.all(names.map(async (label) => (await label.boundingBox())?.y));
  const metricLabels = await Promise.all(names.map((label) => label.innerText()));
  const ownIndex = metricLabels.indexOf(name);
  return names
    .filter((_name, index) => index !== ownIndex && topEdges[index] === topEdges[ownIndex])
    .map((label) => label.locator('xpath=following-sibling::dd'));
}

describePages(
  'dashboards',
  ({ atAlternateWidth }) => {
    atAlternateWidth(
      'link to reports, whose scripts they prefetch and whose width they share',
      async (page) => {
        const tableScript = page.waitForResponse(/\/assets\/report-page-.*\.js$/);
        await visit(page, '/report?domain=northtrail.example&db=gny');
        await page.getByRole('heading', { name: 'Organic competitors' }).waitFor();
        await page.locator('canvas, svg').first().waitFor();
        await page
          .getByRole('link', { name: /campwell\.example|peakline\.example/ })
          .first()
          .waitFor();
        await expectAccessible(page);
        await tableScript;
        await page.setViewportSize({ width: 1680, height: 860 });
        const cards = await rightMargin(page.locator('main section').nth(1).locator('..'));
        await page
          .getByRole('link', { name: /^Keywords/ })
          .first()
          .click();
        await page.waitForURL(/\/keywords\?/);
        await page.locator('.ag-row').first().waitFor();
        const table = await rightMargin(page.locator('.ag-root-wrapper'));
        expect(table, 'the table is as wide as the cards').toBeCloseTo(cards, 0);
      },
    );

    atAlternateWidth(
      'are accessible in the dark scheme',
      async (page) => {
        await visit(page, '/report?domain=northtrail.example&db=gny');
        await page.getByRole('heading', { name: 'Organic competitors' }).waitFor();
        await expectAccessible(page);
      },
      { colorScheme: 'dark', deepOnly: true },
    );

    atAlternateWidth('report a domain that was not found and suggest next steps', async (page) => {
      await visit(page, '/report?domain=nowhere-at-all.example&db=gny');
      await page
        .getByText(/nowhere-at-all\.example/)
        .first()
        .waitFor();
      await expectAccessible(page);
    });

    atAlternateWidth(
      'show the search results of a keyword, with all metrics on one baseline',
      async (page) => {
        await visit(page, '/report?domain=tents&db=gny');
        await page.getByRole('heading', { level: 1, name: 'tents' }).waitFor();
        await page.getByRole('link', { name: 'northtrail.example' }).first().waitFor();
        await expectAccessible(page);
        const competition = await textTop(page.locator('dl dd > span:has(> [aria-hidden] > i)'));
        const neighbours = await metricsInSameRow(page, 'Competition');
        expect(neighbours.length).toBeGreaterThan(0);
        for (const metric of neighbours) {
          expect(await textTop(metric), 'the values share a baseline').toBeCloseTo(competition, 1);
        }
      },
    );
  },
  { as: 'administrator', sharedPage: true },
);
