import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages } from './support/browser.js';
import { visit } from './support/navigation.js';

const maxTabStopsToTable = 12;

async function openTable(page: Page): Promise<void> {
  await visit(page, '/keywords?domain=northtrail.example&db=gny#per_page=10');
  await page.locator('.ag-row').first().waitFor();
}

/** Part of the table that has the focus. */
function focusedPart(page: Page): Promise<'header' | 'cell' | 'outside'> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement?.closest('.ag-header-cell')) return 'header';
    return activeElement?.closest('.ag-cell') ? 'cell' : 'outside';
  });
}

describePages('keyboard and screen readers', ({ atFirstWidth }) => {
  atFirstWidth('reach the table by few tab stops, one for its column heads', async (page) => {
    await openTable(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    let stops = 0;
    const skip = page.getByRole('link', { name: 'Skip to the table' });
    while (!(await skip.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Tab');
      if (++stops > maxTabStopsToTable) break;
    }
    await page.keyboard.press('Enter');
    expect(stops).toBeLessThanOrEqual(maxTabStopsToTable);
    expect(await focusedPart(page)).toBe('header');
    await page.keyboard.press('ArrowRight');
    expect(await focusedPart(page)).toBe('header');
    await page.keyboard.press('Tab');
    expect(await focusedPart(page)).toBe('cell');
    await page.keyboard.press('Shift+Tab');
    expect(await focusedPart(page)).toBe('header');
    await page.keyboard.press('Shift+Tab');
    expect(await focusedPart(page)).toBe('outside');
  });

  atFirstWidth(
    'close the notifications and the limits with Esc',
    async (page) => {
      await openTable(page);
      for (const name of [/^Notifications/, /^Limits/]) {
        const button = page.getByRole('banner').getByRole('button', { name });
        await button.click();
        const popover = page.locator('.mantine-Popover-dropdown');
        await popover.waitFor();
        await page.mouse.move(0, 0);
        await page.keyboard.press('Escape');
        await popover.waitFor({ state: 'detached' });
      }
    },
    { as: 'team' },
  );

  atFirstWidth('have a tree with named groups, column heads and rows', async (page) => {
    await openTable(page);
    const reports = page.getByRole('navigation', { name: 'Reports of northtrail.example' });
    const tree = (await reports.ariaSnapshot())
      .split('\n')
      .filter((line) => !line.includes('/url'))
      .map((line) => line.replace(/:$/, ''));
    expect(tree).toEqual([
      '- navigation "Reports of northtrail.example"',
      '  - link "Summary"',
      '  - group "SEO"',
      '    - link "Keywords"',
      '    - link "Lost keywords"',
      '    - link "Pages"',
      '    - link "Page tree"',
      '    - link "Organic competitors"',
      '  - group "PPC"',
      '    - link "Paid keywords"',
      '    - link "Ads"',
      '    - link "Sitelinks and callouts"',
      '    - link "Ad competitors"',
      '    - link "Ad campaign export"',
      '  - link "Related sites"',
    ]);
    const heads = await page.getByRole('columnheader').allInnerTexts();
    expect(heads.slice(0, 3)).toEqual(['Keyword', 'Position', 'Change']);
    expect(await page.getByRole('grid').getByRole('row').count()).toBeGreaterThanOrEqual(11);
  });
});
