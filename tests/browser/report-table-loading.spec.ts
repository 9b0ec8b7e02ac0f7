import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages } from './support/browser.js';
import { visit } from './support/navigation.js';
import { logInAs } from './support/users.js';
import { delayRows } from './support/report-page.js';

const keywords = '/keywords?domain=northtrail.example&db=gny';

const outline = (page: Page) => page.locator('[role="status"][aria-busy="true"]');

/** Records every change of the row count in the page. */
function countRows(page: Page): Promise<void> {
  return page.evaluate(`(() => {
    window.rowCounts = [];
    new MutationObserver(() => {
      const count = document.querySelectorAll('.ag-row').length;
      if (count !== (window.rowCounts.at(-1) ?? 0)) window.rowCounts.push(count);
    }).observe(document, { childList: true, subtree: true });
  })()`);
}

describePages('report table while loading', ({ atEachWidth }) => {
  atEachWidth('renders the grid under the placeholder and fills all rows at once', async (page) => {
    // Paid plans have no notice above the table, which would shift the layout.
    await logInAs(page, 'pro');
    const release = await delayRows(page);
    await visit(page, keywords);
    const header = page.locator('.ag-header-cell[col-id="ws"] .ag-cell-label-container');
    await header.waitFor({ state: 'attached' });
    expect(await page.locator('.ag-row').count()).toBe(0);
    const outlineBox = await outline(page).boundingBox();
    // The placeholder covers the grid.
    expect(
      await outline(page).evaluate((overlay) => {
        const { left, top } = overlay.getBoundingClientRect();
        return overlay.contains(overlay.ownerDocument.elementFromPoint(left + 30, top + 16));
      }),
    ).toBe(true);
    await header.evaluate((element) => element.setAttribute('data-marker', ''));
    await countRows(page);
    release();
    await page.locator('.ag-row').first().waitFor();
    await outline(page).waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    // All rows were inserted in a single DOM update.
    expect(await page.evaluate('window.rowCounts')).toEqual([await page.locator('.ag-row').count()]);
    const tableBox = await page.locator('.ag-root-wrapper').boundingBox();
    expect([tableBox?.x, tableBox?.y, tableBox?.width]).toEqual([
      outlineBox?.x,
      outlineBox?.y,
      outlineBox?.width,
    ]);
    expect(await page.locator('[data-marker]').count()).toBe(1);
  });

  atEachWidth('lets text be selected except where a long press opens the menu', async (page) => {
    await visit(page, keywords);
    const cell = page.locator('[row-index="0"] .ag-cell[col-id="ws"]');
    await cell.waitFor();
    const isTouch = await page.evaluate<boolean>(`matchMedia('(pointer: coarse)').matches`);
    await cell.dblclick();
    const selected = await page.evaluate<string>('getSelection().toString()');
    expect(selected).toMatch(isTouch ? /^$/ : /\d/);
  });
});
