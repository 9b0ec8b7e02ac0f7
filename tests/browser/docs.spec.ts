import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';

/** Reads the page with one call's parts unfolded, as it is opened and on a telephone. */
async function readsWell(page: Page): Promise<void> {
  await page.goto('/api/docs');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const fold of await page.locator('article').first().locator('summary').all()) await fold.click();
  await page.getByRole('table').first().waitFor();
  await expectAccessible(page);
  for (const width of [768, 480]) {
    await page.setViewportSize({ width, height: 860 });
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.y, 'the list of calls leaves the first screen to the page').toBeLessThan(200);
    const list = page.locator('details', { has: page.locator('nav') });
    await list.locator('> summary').click();
    await list.getByRole('link').first().waitFor();
    await list.locator('> summary').click();
  }
}

describePages('the documentation of the calls', ({ atWidthsInTurn }) => {
  atWidthsInTurn('reads well in the light, and on a telephone', readsWell);
  atWidthsInTurn('reads well in the dark, in Russian, and on a telephone', readsWell, {
    colorScheme: 'dark',
    locale: 'ru-RU',
  });
});
