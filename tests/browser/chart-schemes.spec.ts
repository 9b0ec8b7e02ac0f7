import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages } from './support/browser.js';
import { openTable } from './support/report-page.js';

/** Share of opaque chart pixels with all channels above 200. */
function measureBrightPixelShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[role="dialog"] canvas');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let opaquePixels = 0;
    let brightPixels = 0;
    for (let offset = 0; offset < pixels.length; offset += 4) {
      if ((pixels[offset + 3] ?? 0) < 200) continue;
      opaquePixels += 1;
      if (Math.min(pixels[offset] ?? 0, pixels[offset + 1] ?? 0, pixels[offset + 2] ?? 0) > 200) {
        brightPixels += 1;
      }
    }
    return opaquePixels === 0 ? 1 : brightPixels / opaquePixels;
  });
}

describePages('charts', ({ atAlternateWidth }) => {
  atAlternateWidth(
    'follow a change of the system colour scheme',
    async (page) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await openTable(page, '/keywords?domain=northtrail.example&db=gny');
      await page.locator('.ag-row .ag-cell[col-id="pos"]').first().click();
      await page.keyboard.press('Enter');
      await page.locator('[role="dialog"] canvas').waitFor();
      await expect.poll(() => measureBrightPixelShare(page)).toBeGreaterThan(0.3);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => measureBrightPixelShare(page)).toBeLessThan(0.05);
    },
    { ownPage: true },
  );
});
