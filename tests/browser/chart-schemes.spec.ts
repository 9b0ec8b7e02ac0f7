import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages } from './support/browser.js';
import { openTable } from './support/report-page.js';

/** Share of a chart's drawn points that are brighter than grey. */
function brightShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[role="dialog"] canvas');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let drawn = 0;
    let bright = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      if ((pixels[at + 3] ?? 0) < 200) continue;
      drawn += 1;
      if (Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) > 200) bright += 1;
    }
    return drawn === 0 ? 1 : bright / drawn;
  });
}

describePages('charts', ({ atAlternateWidth }) => {
  atAlternateWidth(
    'follow the scheme of the system while they are open',
    async (page) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await openTable(page, '/keywords?domain=northtrail.example&db=gny');
      await page.locator('.ag-row .ag-cell[col-id="pos"]').first().click();
      await page.keyboard.press('Enter');
      await page.locator('[role="dialog"] canvas').waitFor();
      await expect.poll(() => brightShare(page)).toBeGreaterThan(0.3);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => brightShare(page)).toBeLessThan(0.05);
    },
    { isolatedPage: true },
  );
});
