import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PlanId } from '../../server/config/plans.js';
import { asPageUser, newBill } from './support/bills.js';
import { describePages } from './support/browser.js';
import { createClustering, fetchSampleKeywords } from './support/clustering-projects.js';
import { openGroup } from './support/group-page.js';
import { visit } from './support/navigation.js';
import { a4, pageSizes } from './support/pdf-pages.js';
import { delayRows, openTable } from './support/report-page.js';
import { waitForRows } from './support/table-settings.js';
import { logInAs } from './support/users.js';

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

const background = (page: Page) =>
  page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

/** Form controls in the main part of the page. */
const visibleControls = (page: Page) =>
  page
    .getByRole('main')
    .locator('button, input, select, textarea')
    .filter({ visible: true })
    .evaluateAll((controls) => controls.map(({ outerHTML }) => outerHTML));

/** Texts in the main part of the page that their elements cut, and tables that scroll. */
const cutTexts = (page: Page) =>
  page
    .getByRole('main')
    .locator('*')
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { overflowX, clipPath } = getComputedStyle(element);
          if (overflowX === 'visible' || clipPath !== 'none') return false;
          return overflowX === 'hidden'
            ? element.scrollWidth > element.clientWidth + 1
            : element.querySelector('table') !== null;
        })
        .flatMap(({ textContent }) => textContent || []),
    );

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
        const titles = await table.locator('thead').innerText();
        for (const title of ['SERP features', 'Max CPC,\u00a0$']) expect(titles).toContain(title);
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
        const sizes = pageSizes(await page.pdf({ preferCSSPageSize: true, format: 'A4' }));
        expect(sizes).toEqual([a4.landscape, a4.landscape]);
        await endPrinting(page);
        expect(await scheme(page)).toBe('dark');
        expect(await page.getByRole('main').getByRole('table', { name: 'Keywords' }).count()).toBe(0);
      },
      { colorScheme: 'dark' },
    );

    atFirstWidth(
      'state that a report is still loading, and later the date and the order of its rows',
      async (page) => {
        const release = await delayRows(page);
        await visit(page, `/ads?${query}`);
        const main = page.getByRole('main');
        const placeholder = main.getByRole('status', { name: 'Loading' });
        await placeholder.waitFor();
        // An earlier placeholder replaces the page while its code loads.
        await page.locator('.ag-header-cell').first().waitFor({ state: 'attached' });
        await startPrinting(page);
        await main.getByText('Database: Google · New York').waitFor();
        expect(await main.getByRole('table').count()).toBe(0);
        expect(await placeholder.locator('*').filter({ visible: true }).count()).toBe(0);
        const note = await placeholder.evaluate((element) => getComputedStyle(element, '::after').content);
        expect(note).toContain('Loading');
        await endPrinting(page);

        release();
        await page.locator('.ag-row').first().waitFor();
        await startPrinting(page);
        await main.getByText(/^Positions/).waitFor();
        const sorted = main.getByRole('table').first().locator('th[aria-sort]');
        expect(await sorted.allInnerTexts()).toEqual(['Keywords']);
        expect(await sorted.getAttribute('aria-sort')).toBe('descending');
        await endPrinting(page);
      },
      { isolatedPage: true },
    );

    atFirstWidth(
      'contain the complete texts of a dashboard, of plans and of an ad export',
      async (page) => {
        for (const [address, text] of [
          ['/report?domain=tents&as=keyword&db=gny', 'basecampdaily.example'],
          [`/ads/export?${query}`, 'Campaign'],
          ['/pricing', 'Saved domains'],
        ] as const) {
          await page.setViewportSize({ width: 1280, height: 860 });
          await visit(page, address);
          await page.getByRole('main').getByText(text).first().waitFor();
          await startPrinting(page);
          for (const strip of await page.getByRole('main').locator('dl[data-tour="figures"]').all()) {
            const columns = await strip.evaluate((list) => getComputedStyle(list).gridTemplateColumns);
            expect(columns.split(' ')).toHaveLength(3);
          }
          await page.setViewportSize({ width: 718, height: 1000 });
          expect([address, await cutTexts(page)]).toEqual([address, []]);
          await endPrinting(page);
        }
      },
      { deepOnly: true },
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
      'contain the clusters of a project with their loaded keywords',
      async (page) => {
        const [one = '', two = '', three = '', four = ''] = await fetchSampleKeywords(page);
        const uid = await createClustering(
          page,
          { '': [one], tents: [two, three], boots: [four] },
          { isClustered: true },
        );
        await visit(page, `/clustering/${uid}?db=gny`);
        await waitForRows(page);
        // Narrow paper contains the tree, which narrow screens hide.
        await page.setViewportSize({ width: 559, height: 794 });
        await startPrinting(page);
        const main = page.getByRole('main');
        expect(
          await main.getByRole('treeitem', { name: /^tents Created manually 2 Keywords/ }).isVisible(),
        ).toBe(true);
        for (const text of ['Database: Google · New York', /clustered by positions from \d/, /^1–4/]) {
          await main.getByText(text).first().waitFor();
        }
        const table = main.getByRole('table').first();
        const readGroups = () =>
          table.locator('tbody').evaluateAll((bodies) =>
            bodies.map((body) => {
              const [heading = '', ...keywords] = [...(body as HTMLTableSectionElement).rows].map(
                ({ cells }) => cells[0]?.innerText.trim() ?? '',
              );
              return [heading, keywords.sort()];
            }),
          );
        const groups = new Map((await readGroups()) as [string, string[]][]);
        expect([...groups.keys()].sort()).toEqual([
          'Non-grouped 1 keyword',
          'boots 1 keyword',
          'tents 2 keywords',
        ]);
        expect([...groups.keys()][0]).toBe('Non-grouped 1 keyword');
        expect(groups.get('tents 2 keywords')).toEqual([two, three].sort());
        expect(await main.getByRole('button').filter({ visible: true }).count()).toBe(0);
        expect(await scheme(page)).toBe('light');
        await endPrinting(page);
      },
      { as: 'team', colorScheme: 'dark' },
    );

    atFirstWidth(
      'contain the rows of a group report and a bill in light colours',
      async (page) => {
        await openGroup(page, 'Rivals on paper');
        await startPrinting(page);
        const main = page.getByRole('main');
        await main.getByRole('heading', { name: 'Rivals on paper' }).waitFor();
        await main.getByText('Google · New York').first().waitFor();
        expect(await main.getByRole('table').first().locator('tbody tr').count()).toBeGreaterThan(10);
        expect(await main.getByRole('button').filter({ visible: true }).count()).toBe(0);
        await endPrinting(page);

        await logInAs(page, 'demo');
        await visit(page, `/bills/${await newBill(page, PlanId.Basic)}`);
        await main.getByRole('button', { name: /^Pay \$/ }).waitFor();
        await startPrinting(page);
        expect(await scheme(page)).toBe('light');
        expect(await background(page)).toBe('rgb(255, 255, 255)');
        expect(await visibleControls(page)).toEqual([]);
        await main.getByText('Total due').waitFor();
        expect(await main.getByRole('heading', { name: 'Payment' }).isVisible()).toBe(false);
        await endPrinting(page);
        expect(await scheme(page)).toBe('dark');
      },
      { colorScheme: 'dark', deepOnly: true },
    );

    atFirstWidth(
      'contain all keywords of a rank tracking project in the order of its table',
      async (page) => {
        const keywords = (await fetchSampleKeywords(page)).slice(0, 60);
        const { createPositionsProject } = await asPageUser(
          page,
          `mutation ($keywords: PositionsKeywordsInput!, $input: PositionsProjectInput!) {
            createPositionsProject(keywords: $keywords, input: $input)
          }`,
          {
            keywords: { list: keywords },
            input: {
              address: 'northtrail.example',
              name: 'Positions on paper',
              engine: 'google',
              regions: [{ base: 'gny' }],
              language: 'en',
            },
          },
        );
        await visit(page, `/positions/${String(createPositionsProject)}`);
        await waitForRows(page);
        const main = page.getByRole('main');
        for (const direction of ['ascending', 'descending']) {
          await page.locator('.ag-header-cell[col-id="keyword"]').click();
          await page.locator(`.ag-header-cell[col-id="keyword"][aria-sort="${direction}"]`).waitFor();
        }
        await startPrinting(page);
        const names = main.getByRole('table', { name: 'Positions by date' }).locator('tbody td:first-child');
        const printed = await names.allInnerTexts();
        expect(printed).toEqual(printed.toSorted().toReversed());
        expect(new Set(printed)).toEqual(new Set(keywords));
        expect(await main.locator('table th[aria-sort="descending"]').allInnerTexts()).toEqual(['Keyword']);
        await main.getByText('Region: Google · New York').waitFor();
        expect(await page.getByRole('grid').count()).toBe(0);
        expect(await visibleControls(page)).toEqual([]);
        await endPrinting(page);
      },
    );

    atFirstWidth(
      'state the limit of a table in one sentence, and the reason why a report did not load',
      async (page) => {
        await openTable(page, `/keywords?${query}`);
        const main = page.getByRole('main');
        await main.getByRole('heading', { name: /^You see 15 of/ }).waitFor();
        await startPrinting(page);
        await main.getByText(/^You see the first 15 of \d+ keywords\.$/).waitFor();
        expect(await main.getByRole('heading', { level: 2 }).filter({ visible: true }).count()).toBe(0);
        await endPrinting(page);

        await visit(page, `/keywords?${query}#filter=unknown>=1`);
        await main.getByRole('alert').waitFor();
        await startPrinting(page);
        await main.getByText('Keywords did not load.').waitFor();
        const emptyFrames = main.locator('div:empty').filter({ visible: true });
        expect(await emptyFrames.count()).toBe(0);
        await endPrinting(page);
      },
      { as: 'demo' },
    );

    atFirstWidth(
      'contain results instead of the forms of tools',
      async (page) => {
        for (const address of [
          `/sitepagestree?${query}`,
          '/tools/history-serp?key=tents&db=gny',
          '/tools/check-top?keywords=tents&db=gny',
          `/compare?domains=northtrail.example,campwell.example&incl=northtrail.example,campwell.example&db=gny`,
        ]) {
          await visit(page, address);
          await page.getByRole('main').getByText('northtrail.example').first().waitFor();
          await startPrinting(page);
          const fields = page.getByRole('main').locator('input, select, textarea');
          expect([address, await fields.filter({ visible: true }).count()]).toEqual([address, 0]);
          await endPrinting(page);
        }
        await visit(page, '/tools/combine');
        const lists = page.getByRole('main').getByRole('textbox');
        for (const index of [0, 1]) {
          await lists.nth(index).fill(Array.from({ length: 20 }, (_, line) => `word${line}`).join('\n'));
        }
        await page.getByRole('button', { name: 'Combine' }).click();
        const rows = page.getByRole('region', { name: 'Variations' }).locator(':scope > div > div');
        await rows.first().waitFor();
        await startPrinting(page);
        expect(await rows.count()).toBe(400);
        const { bottom, frame } = await rows.last().evaluate((row) => ({
          bottom: row.getBoundingClientRect().bottom,
          frame: row.closest('main')?.getBoundingClientRect().bottom ?? 0,
        }));
        expect(bottom).toBeLessThanOrEqual(frame);
        expect(await visibleControls(page)).toEqual([]);
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
