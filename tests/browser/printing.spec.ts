import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages } from './support/browser.js';
import { visit } from './support/navigation.js';
import { openTable } from './support/report-page.js';

const query = 'domain=northtrail.example&db=gny';

/** Puts the page into the state in which the browser prints it. */
async function startPrinting(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

async function endPrinting(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
}

const scheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme');

/** Number of pages of the PDF, and their sizes in pt without duplicates. */
async function printedPages(page: Page): Promise<{ count: number; sizes: string[] }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  const sizes = [...pdf.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box = '']) => box);
  return { count: sizes.length, sizes: [...new Set(sizes)] };
}

describePages(
  'printed pages',
  ({ atFirstWidth }) => {
    atFirstWidth(
      'contain the loaded rows of a report with its subject, database and filter in light colours',
      async (page) => {
        await openTable(page, `/keywords?${query}#filter=ws>=10&per_page=50`);
        await startPrinting(page);
        const table = page.getByRole('main').getByRole('table', { name: 'Keywords' }).first();
        await expect.poll(() => table.locator('tbody tr').count()).toBe(50);
        // The grid renders only the columns and rows in view.
        expect(await table.locator('thead').innerText()).toContain('SERP features');
        for (const text of ['Database: Google · New York', /^Positions/, /^1–50/]) {
          await page.getByRole('main').getByText(text).first().waitFor();
        }
        await page
          .getByRole('main')
          .getByText(/Volume\s*≥ 10/)
          .first()
          .waitFor();
        expect(
          await page
            .getByRole('main')
            .getByRole('button', { name: /Copy|CSV|Columns/ })
            .count(),
        ).toBe(0);
        for (const hidden of ['banner', 'contentinfo', 'treegrid', 'grid'] as const) {
          expect([hidden, await page.getByRole(hidden).count()]).toEqual([hidden, 0]);
        }
        expect(await scheme(page)).toBe('light');
        const { count, sizes } = await printedPages(page);
        expect(count).toBeGreaterThan(1);
        expect(
          sizes.map((size) => size.split(' ').slice(2).map(Number)).every(([x = 0, y = 0]) => x > y),
        ).toBe(true);
        await endPrinting(page);
        expect(await scheme(page)).toBe('dark');
        expect(await page.getByRole('main').getByRole('table', { name: 'Keywords' }).count()).toBe(0);
      },
      { colorScheme: 'dark' },
    );

    atFirstWidth(
      'contain the charts of a dashboard at the width of the paper',
      async (page) => {
        await visit(page, `/report?${query}`);
        await page.locator('main [role=img] svg').first().waitFor();
        const charts = page.locator('main [role=img] .echarts-for-react');
        const count = await charts.count();
        expect(count).toBeGreaterThan(0);
        // Width of A4 paper at 96 dpi without its margins.
        await page.setViewportSize({ width: 718, height: 1000 });
        await startPrinting(page);
        expect(await charts.first().isVisible()).toBe(false);
        const drawings = page.locator('main [role=img] svg[viewBox^="0 0 680"]');
        expect(await drawings.count()).toBe(count);
        for (const drawing of await drawings.all()) {
          const { width = 0 } = (await drawing.boundingBox()) ?? {};
          expect(width).toBeGreaterThan(600);
        }
        await endPrinting(page);
      },
      { deepOnly: true },
    );

    atFirstWidth(
      'contain all rows of the page tree',
      async (page) => {
        await visit(page, `/sitepagestree?${query}`);
        const tree = page.getByRole('tree');
        await tree.getByRole('treeitem').first().waitFor();
        await page.setViewportSize({ width: 1280, height: 400 });
        await startPrinting(page);
        const height = await tree.evaluate((element) => element.getBoundingClientRect().height);
        expect(await tree.getByRole('treeitem').count()).toBe(Math.round(height / 30));
        await endPrinting(page);
      },
      { deepOnly: true },
    );
  },
  { as: 'pro' },
);
