import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';
import { parseInteger, columnNumbers, openTable, cellValues } from './support/report-page.js';
import { cellOf, fetchRows } from './support/table-cells.js';

const domain = 'northtrail.example';

interface SitePage {
  url: string;
  it50: number;
}

/** URLs of the table. Long ones are rendered in two parts. */
async function readPageUrls(page: Page): Promise<string[]> {
  return (await cellValues(page, 'url')).map((text) => text.replaceAll('\n', ''));
}

/** Whether the URL of a row is visible, not hidden as a repetition. */
function isUrlVisible(page: Page, row: number): Promise<boolean> {
  return page.evaluate<boolean>(
    `[...document.querySelectorAll('[row-index="${row}"] .ag-cell[col-id="url"] > *')].every(
      (part) => getComputedStyle(part).opacity === '1',
    )`,
  );
}

/** Page of the domain with the highest keyword count. */
async function fetchTopPage(page: Page): Promise<SitePage> {
  const { data } = await fetchRows<SitePage>(page, 'organic/sitepages', { domain, per_page: '1' });
  return data[0] ?? expect.fail('the sample has no pages');
}

describePages(
  'pages and rankings',
  ({ atAlternateWidth }) => {
    atAlternateWidth('shows competing pages and links to their reports', async (page) => {
      await visit(page, '/');
      const { url } = await fetchTopPage(page);
      const path = `/concurentpages?domain=${domain}&page_url=${encodeURIComponent(url)}&db=gny`;
      await openTable(page, path);
      const { data } = await fetchRows<{ url: string; domain: string }>(page, 'organic/concurent_pages', {
        domain,
        page_url: url,
      });
      await expect
        .poll(async () => (await readPageUrls(page)).slice(0, 5))
        .toEqual(data.slice(0, 5).map((row) => row.url));
      expect(data.map((row) => row.domain)).not.toContain(domain);
      await page.getByText('Without own pages', { exact: true }).waitFor();
      await expectAccessible(page);
      const first = page.locator('[row-index="0"] .ag-cell[col-id="url"] a');
      const firstRow = data[0] ?? expect.fail('nobody stands beside the page');
      expect(await first.getAttribute('href')).toContain(`page_url=${encodeURIComponent(firstRow.url)}`);
      await first.click();
      await page.waitForURL((next) => next.searchParams.get('page_url') === firstRow.url);
      // The tabs of the previous page remain until the new page is rendered.
      const tab = page.getByRole('navigation').getByRole('link', { name: 'Competing pages' });
      await expect
        .poll(() => tab.getAttribute('href'))
        .toContain(`page_url=${encodeURIComponent(firstRow.url)}`);
      await tab.click();
      await page.waitForURL((next) => next.pathname === '/concurentpages');
      await page.locator('.ag-row').first().waitFor();
      expect(new URL(page.url()).searchParams.get('page_url')).toBe(firstRow.url);
    });

    atAlternateWidth('groups keywords by page', async (page) => {
      await openTable(page, `/sitepageswithkeys?domain=${domain}&db=gny`);
      const { url, it50 } = await fetchTopPage(page);
      const rows = Math.min(it50, 5);
      await expect.poll(async () => (await readPageUrls(page)).slice(0, rows)).toEqual(Array(rows).fill(url));
      await expectAccessible(page);
      // The URL is visible in the first row of its group, in the first visible row and on hover.
      const visibility = await Promise.all([0, 1, 2].map((row) => isUrlVisible(page, row)));
      expect(visibility).toEqual([true, false, false]);
      await cellOf(page, 2, 'word').hover();
      await expect.poll(() => isUrlVisible(page, 2)).toBe(true);
      await page.mouse.move(0, 0);
      await page.evaluate("document.querySelector('.ag-grid-viewport').scrollTop = 34");
      await expect.poll(() => isUrlVisible(page, 1)).toBe(true);
      await visit(page, `/sitepageswithkeys?domain=${domain}&db=gny#sort=ws%7Cdesc`);
      await expect.poll(async () => new Set(await readPageUrls(page)).size).toBeGreaterThan(5);
      const urls = await readPageUrls(page);
      for (const [row, address] of urls.slice(0, 10).entries()) {
        const isFirst = row === 0 || address !== urls[row - 1];
        expect([row, await isUrlVisible(page, row)]).toEqual([row, isFirst]);
      }
    });

    atAlternateWidth('shows lost pages with their previous keyword counts', async (page) => {
      await openTable(page, `/lostpages?domain=${domain}&db=gny`);
      const counts = await columnNumbers(page, 'it50');
      expect(counts).toEqual([...counts].sort((left, right) => right - left));
      expect(counts.every((count) => count > 0)).toBe(true);
      // A lost page has no report to link to.
      expect(await page.locator('.ag-row .ag-cell[col-id="url"] a').count()).toBe(0);
      await expectAccessible(page);
    });

    atAlternateWidth('ranks domains by keywords', async (page) => {
      await openTable(page, '/topkeys?db=gny');
      expect((await cellValues(page, 'topkeys')).slice(0, 3).map(parseInteger)).toEqual([1, 2, 3]);
    });
  },
  { as: 'pro', sharedPage: true },
);
