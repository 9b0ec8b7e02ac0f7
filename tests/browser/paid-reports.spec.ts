import { expect, inject } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';
import { emptyWidthAfterColumns } from './support/table-cells.js';

const domain = 'northtrail.example';

/** Page, REST call and name column of reports that every-report.spec.ts does not cover. */
const reports: readonly [page: string, call: string, column: string][] = [
  ['/ads/links', 'context/ads/links', 'links'],
  ['/ads/facts', 'context/ads/facts', 'facts'],
];

/** Names of the first rows, read through REST. */
async function fetchFirstNames(call: string, column: string): Promise<string[]> {
  const response = await fetch(
    `${inject('serverUrl')}/api/report/simple/${call}?domain=${domain}&base=gny&per_page=3`,
    { headers: { 'x-api-token': inject('administratorToken') } },
  );
  const { data } = (await response.json()) as { data: Record<string, string | string[]>[] };
  return data.map((row) => [row[column] ?? []].flat().join(', '));
}

/** Cell text without the favicon letter. */
const lastLine = (text: string) => text.trim().split('\n').at(-1);

describePages(
  'paid reports of a domain',
  ({ atAlternateWidth }) => {
    atAlternateWidth('show sitelinks and callouts over the full width', async (page) => {
      const initialViewport = page.viewportSize() ?? { width: 1280, height: 860 };
      for (const [path, call, column] of reports) {
        await visit(page, `${path}?domain=${domain}&db=gny`);
        const cells = page.locator(`.ag-row .ag-cell[col-id="${column}"]`);
        await cells.first().waitFor();
        const names = await fetchFirstNames(call, column);
        expect(names).toHaveLength(3);
        const visibleNames = await cells.allInnerTexts();
        expect([path, visibleNames.slice(0, 3).map(lastLine)]).toEqual([path, names]);
        for (const width of [480, 1680, initialViewport.width]) {
          await page.setViewportSize({ ...initialViewport, width });
          await expect.poll(() => emptyWidthAfterColumns(page)).toBeLessThan(20);
        }
      }
      await expectAccessible(page);
    });

    atAlternateWidth('show the placement as a label in cells, chips and the filter', async (page) => {
      await visit(page, `/adkeywords?domain=${domain}&db=gny#filter=sr%3D0`);
      const cells = page.locator('.ag-row .ag-cell[col-id="sr"]');
      await cells.first().waitFor();
      expect(new Set(await cells.allInnerTexts())).toEqual(new Set(['Bottom']));
      await page.getByRole('button', { name: /^Edit the filter Placement .*Bottom$/ }).click();
      const panel = page.getByRole('dialog', { name: /^Filter/ });
      await panel.getByText('Top', { exact: true }).click();
      await panel.getByRole('button', { name: /^Show/ }).click();
      await page.waitForURL((url) => decodeURIComponent(url.hash).includes('sr=1'));
      await expect.poll(async () => [...new Set(await cells.allInnerTexts())]).toEqual(['Top']);
    });

    atAlternateWidth('link from an ad to its keywords and explain a URL without an ad', async (page) => {
      await visit(page, `/ads?domain=${domain}&db=gny`);
      await page.locator('.ag-row .ag-cell[col-id="header"] a').first().click();
      await page.waitForURL((url) => url.pathname === '/adkeysbyads' && url.searchParams.has('ad'));
      await page.locator('.ag-row .ag-cell[col-id="word"] a').first().waitFor();
      await visit(page, `/adkeysbyads?domain=${domain}`);
      await page.getByRole('heading', { name: 'Choose an ad' }).waitFor();
    });
  },
  { as: 'pro', sharedPage: true },
);
