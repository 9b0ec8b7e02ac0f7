import type { Page } from 'playwright-core';
import { describePages, expectAccessible } from './support/browser.js';

/** Reads the page with one call's parts unfolded. */
async function readsWell(page: Page): Promise<void> {
  await page.goto('/api/docs');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const fold of await page.locator('article').first().locator('summary').all()) await fold.click();
  await page.getByRole('table').first().waitFor();
  await expectAccessible(page);
}

describePages('the documentation of the calls', ({ atEachWidth }) => {
  atEachWidth('reads well in the light', readsWell);
  atEachWidth('reads well in the dark, in Russian', readsWell, { colorScheme: 'dark', locale: 'ru-RU' });
});
