import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessibleAtEachWidth } from './support/browser.js';
import { visit } from './support/navigation.js';

interface DatabaseCounts {
  keywords: number;
  domains: number;
  pages: number;
  ads: number;
  positionsDate: string;
}

/** Counts of the default database by GraphQL, which are the reference for the page. */
async function fetchDatabaseCounts(page: Page): Promise<DatabaseCounts> {
  const query = '{ databases { code keywords domains pages ads positionsDate } }';
  const token = await page.locator('meta[name="csrf-token"]').getAttribute('content');
  const response = await page.request.post('/graphql', {
    data: { query },
    headers: { 'x-csrf-token': token ?? '' },
  });
  const { data } = (await response.json()) as { data: { databases: (DatabaseCounts & { code: string })[] } };
  const database = data.databases.find(({ code }) => code === 'gny');
  if (!database) throw new Error('there is no database gny');
  return database;
}

describePages(
  'database statistics',
  ({ atFirstWidth, atAlternateWidth }) => {
    atFirstWidth(
      'show the content and growth of a database, and empty databases on request',
      async (page) => {
        await visit(page, '/statistics');
        const row = page.getByRole('row', { name: /New York/ });
        await row.waitFor();
        const { keywords, domains, pages, ads, positionsDate } = await fetchDatabaseCounts(page);
        const cells = await row.getByRole('cell').allTextContents();
        const counts = cells.slice(0, 4).map((text) => text.replaceAll(',', ''));
        // Some browsers select only the digits between two separators.
        const keywordCell = row.getByRole('cell').first();
        await keywordCell.scrollIntoViewIfNeeded();
        await keywordCell.evaluate((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          const { right, top, height } = range.getBoundingClientRect();
          const position = { clientX: right - 2, clientY: top + height / 2 };
          cell.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, ...position }));
        });
        await expect.poll(() => page.evaluate('String(getSelection())')).toBe(cells[0]);
        expect(counts).toEqual([keywords, domains, pages, ads].map(String));
        const day = Number(positionsDate.slice(8));
        expect(cells.at(-1)).toMatch(new RegExp(`^${day} \\w{3} ${positionsDate.slice(0, 4)}$`));
        const sparklines = await row
          .getByRole('img')
          .evaluateAll((images) => images.map((image) => image.ariaLabel));
        expect(sparklines).toEqual([
          expect.stringMatching(/^\d+ snapshots, .* to .*: from [\d,]+ to [\d,]+$/),
          expect.stringMatching(/^\d+ snapshots, /),
        ]);
        await expectAccessibleAtEachWidth(page);
        expect(await page.getByRole('row', { name: /Petersburg/ }).count()).toBe(0);
        await page.getByRole('button', { name: /^All \d+$/ }).click();
        const emptyCells = await page
          .getByRole('row', { name: /Petersburg/ })
          .getByRole('cell')
          .allTextContents();
        expect(new Set(emptyCells)).toEqual(new Set(['–']));
      },
    );

    atAlternateWidth('are linked from the start page', async (page) => {
      await visit(page, '/');
      await page.getByRole('main').getByRole('link', { name: 'Database statistics' }).click();
      await page.getByRole('heading', { level: 1, name: 'Database statistics' }).waitFor();
    });

    atFirstWidth(
      'are translated to Russian',
      async (page) => {
        await visit(page, '/statistics');
        await page.getByRole('heading', { level: 1, name: 'Статистика баз' }).waitFor();
        await page.getByRole('row', { name: /Нью-Йорк/ }).waitFor();
        await expectAccessibleAtEachWidth(page);
      },
      { locale: 'ru-RU' },
    );
  },
  { sharedPage: true },
);
