import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';

const keywords = '/keywords?domain=northtrail.example&db=gny';

/** Displayed changes of the rendered rows. */
async function readVisibleChanges(page: Page): Promise<string> {
  await page.locator('.ag-row').first().waitFor();
  return (await page.locator('.ag-cell[col-id="delta"]').allInnerTexts()).join(' ');
}

/** Selects a period, by button next to the title or in a menu of a narrow window. */
async function choosePeriod(page: Page, width: number, period: string): Promise<void> {
  if (width > 600) return page.getByRole('button', { name: period, exact: true }).click();
  await page.getByRole('button', { name: /^Changes over/ }).click();
  await page.getByRole('menuitemcheckbox', { name: period }).click();
}

async function activePeriod(page: Page, width: number): Promise<string | undefined> {
  if (width > 600) {
    const [pressed] = await page
      .getByRole('group', { name: 'Changes over' })
      .locator('[aria-pressed="true"]')
      .allInnerTexts();
    return pressed;
  }
  const name = await page.getByRole('button', { name: /^Changes over/ }).getAttribute('aria-label');
  return /^Changes over: (.*)$/.exec(name ?? '')?.[1];
}

describePages(
  'change period switch',
  ({ atEachWidth, atAlternateWidth }) => {
    atEachWidth(
      'recalculates changes for the selected period and can be switched off',
      async (page, width) => {
        await visit(page, keywords);
        const before = await readVisibleChanges(page);
        expect(await activePeriod(page, width), 'a period is always selected').toBe('Last update');

        await choosePeriod(page, width, 'Month');
        await page.waitForURL(/#forDay=30$/);
        await expect.poll(() => readVisibleChanges(page)).not.toBe(before);
        const month = await readVisibleChanges(page);
        // The label is hidden in a narrow window to keep the switch in the title line.
        if (width > 1000) await page.getByText('Changes over', { exact: true }).waitFor();
        await page.getByText('changes since 12 Aug 2026').waitFor();
        expect(await activePeriod(page, width)).toBe('Month');
        await expectAccessible(page);

        await page.reload();
        expect(await readVisibleChanges(page)).toBe(month);
        await choosePeriod(page, width, 'Week');
        await page.waitForURL(/#forDay=7$/);
        await page.goBack();
        await expect.poll(() => activePeriod(page, width)).toBe('Month');
        await expect.poll(() => readVisibleChanges(page)).toBe(month);

        await choosePeriod(page, width, 'Month');
        await page.waitForURL((url) => url.hash === '');
        await expect.poll(() => readVisibleChanges(page)).toBe(before);
      },
    );

    atAlternateWidth('shows the compared date in the tooltip of the change column', async (page) => {
      await visit(page, `${keywords}#forDay=30`);
      await readVisibleChanges(page);
      await page.locator('.ag-header-cell[col-id="delta"]').hover();
      await page.getByRole('tooltip').getByText('Compared with the results of 12 Aug 2026').waitFor();
    });

    atAlternateWidth('is absent on reports without changes, even if the URL has a period', async (page) => {
      await visit(page, `${keywords.replace('keywords', 'lostkeywords')}#forDay=7`);
      await page.locator('.ag-row').first().waitFor();
      await expect(page.getByText(/changes over/i).count()).resolves.toBe(0);
      await expect(page.getByRole('group', { name: 'Changes over' }).count()).resolves.toBe(0);
    });
  },
  { sharedPage: true },
);
