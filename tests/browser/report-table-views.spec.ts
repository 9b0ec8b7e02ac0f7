import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitForSave, columnCheckbox, openKeywords, waitForRows } from './support/table-settings.js';
import { describePages, expectAccessible } from './support/browser.js';
import { columnIds } from './support/table-header.js';

const viewButton = (page: Page) => page.getByRole('button', { name: /^View/ });
const viewMenu = (page: Page) => page.getByRole('dialog', { name: 'Saved filters for Keywords' });
const saveDialog = (page: Page) => page.getByRole('dialog', { name: 'Save filter' });
/** Label of the view button in the toolbar. */
async function activeViewLabel(page: Page): Promise<string> {
  return (await viewButton(page).innerText()).replace(/\s+/g, ' ');
}

async function openSaveDialog(page: Page): Promise<void> {
  await viewButton(page).click();
  await viewMenu(page).getByRole('button', { name: 'Save this filter as…' }).click();
  await saveDialog(page).waitFor();
}

async function saveAs(page: Page, name: string): Promise<void> {
  await openSaveDialog(page);
  await saveDialog(page).getByLabel('Name').fill(name);
  await saveDialog(page).getByRole('button', { name: 'Save' }).click();
  await saveDialog(page).waitFor({ state: 'detached' });
}

/** Names in the menu, in order. */
function readSavedNames(page: Page): Promise<string[]> {
  return viewMenu(page)
    .locator('[data-apply]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('title') ?? ''));
}

describePages(
  'saved filters and views',
  ({ atAlternateWidth }) => {
    atAlternateWidth('save, replace, apply and reset a view', async (page) => {
      await openKeywords(page, 'ws>=100^pos<=10', 'pos|asc');
      expect(await activeViewLabel(page)).toBe('View');
      await openSaveDialog(page);
      await expectAccessible(page);
      const dialog = saveDialog(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog
        .getByText('Fill in this field')
        .or(dialog.locator('[aria-invalid="true"]'))
        .first()
        .waitFor();
      expect(await dialog.getByLabel('Name').getAttribute('maxlength')).toBe('64');
      await dialog.getByLabel('Name').fill('Money terms');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => activeViewLabel(page)).toBe('View: Money terms');

      await page.getByRole('button', { name: /^Remove the filter Volume/ }).click();
      await expect.poll(() => activeViewLabel(page)).toBe('View: Money terms · edited');
      await openSaveDialog(page);
      await dialog.getByLabel('Name').fill('money terms');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByLabel('Replace existing').check();
      await dialog.getByLabel('Show first in the list').check();
      await dialog.getByRole('button', { name: 'Replace' }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => activeViewLabel(page)).toBe('View: money terms');

      await openKeywords(page);
      await waitForRows(page);
      await viewButton(page).click();
      await viewMenu(page).locator('[data-apply]').first().click();
      await page.waitForURL((url) => decodeURIComponent(url.hash).includes('filter=pos<=10&sort=pos|asc'));
      await expect.poll(() => activeViewLabel(page)).toBe('View: money terms');
      await page.getByRole('button', { name: 'Columns' }).click();
      await waitForSave(page, /SaveTableColumns/, () => columnCheckbox(page, 'Change').uncheck());
      await page.keyboard.press('Escape');
      await expect.poll(() => activeViewLabel(page)).toBe('View: money terms · edited');
      await viewButton(page).click();
      await waitForSave(page, /SaveTableColumns/, () =>
        viewMenu(page).getByRole('button', { name: 'Reset to saved' }).click(),
      );
      await expect.poll(() => activeViewLabel(page)).toBe('View: money terms');
      await expect.poll(() => columnIds(page)).toContain('delta');
      // A link with the same state is recognized as the saved view.
      await page.reload();
      await expect.poll(() => activeViewLabel(page)).toBe('View: money terms');
    });

    atAlternateWidth(
      'rename in place, star, delete and undo',
      async (page) => {
        await openKeywords(page, 'ws>=100');
        await saveAs(page, 'Alpha');
        await saveAs(page, 'Beta');
        await viewButton(page).click();
        const menu = viewMenu(page);
        await menu.getByRole('button', { name: 'Show Beta first' }).click();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await menu.waitFor({ state: 'detached' });
        await viewButton(page).click();
        await expect.poll(() => readSavedNames(page)).toEqual(['Beta', 'Alpha']);

        await menu.locator('[data-apply]').last().hover();
        await menu.getByRole('button', { name: 'Rename Alpha' }).click();
        const field = menu.getByRole('textbox', { name: /^New name of/ });
        await field.fill('beta');
        await field.press('Enter');
        await menu.getByText('You have a filter named “Beta” in this report.').waitFor();
        await field.press('Escape');
        expect(await readSavedNames(page)).toEqual(['Beta', 'Alpha']);
        await menu.locator('[data-apply]').last().hover();
        await menu.getByRole('button', { name: 'Rename Alpha' }).click();
        await field.fill('Gamma');
        await field.press('Enter');
        await expect.poll(() => readSavedNames(page)).toEqual(['Beta', 'Gamma']);

        await menu.locator('[data-apply]').first().hover();
        await menu.getByRole('button', { name: 'Delete Beta' }).click();
        await expect.poll(() => readSavedNames(page)).toEqual(['Gamma']);
        await waitForSave(page, /CreateSavedFilter/, () =>
          page.getByRole('button', { name: 'Undo' }).click(),
        );
        await page.reload();
        await waitForRows(page);
        await viewButton(page).click();
        await expect.poll(() => readSavedNames(page)).toEqual(['Beta', 'Gamma']);
        expect(await menu.locator('[aria-pressed="true"]').count()).toBe(1);
      },
      { ownPage: true },
    );

    atAlternateWidth('overwrite a changed view and undo that', async (page) => {
      await openKeywords(page, 'ws>=100', 'pos|asc');
      await saveAs(page, 'Delta');
      await expect.poll(() => activeViewLabel(page)).toBe('View: Delta');
      const saveChanges = viewMenu(page).getByRole('button', { name: 'Save changes' });
      await viewButton(page).click();
      expect(await saveChanges.isDisabled()).toBe(true);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Remove the filter Volume/ }).click();
      await expect.poll(() => activeViewLabel(page)).toBe('View: Delta · edited');
      await viewButton(page).click();
      await saveChanges.click();
      await expect.poll(() => activeViewLabel(page)).toBe('View: Delta');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => activeViewLabel(page)).toBe('View: Delta · edited');
      await viewButton(page).click();
      await viewMenu(page).getByRole('button', { name: 'Reset to saved' }).click();
      await page.waitForURL((url) => decodeURIComponent(url.hash).includes('filter=ws>=100&sort=pos|asc'));
    });

    atAlternateWidth('save the conditions of the open filter panel', async (page) => {
      await openKeywords(page);
      await page
        .getByRole('button', { name: /^Filter/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Value' }).first().fill('tents');
      await page.getByRole('button', { name: 'Save filter' }).click();
      await saveDialog(page).getByLabel('Name').fill('Tents');
      await saveDialog(page).getByLabel('Include columns, sorting and row height').uncheck();
      await saveDialog(page).getByRole('button', { name: 'Save' }).click();
      await saveDialog(page).waitFor({ state: 'detached' });
      expect(await page.getByRole('textbox', { name: 'Value' }).first().inputValue()).toBe('tents');
      await page.getByRole('button', { name: /^Show \d/ }).click();
      await expect.poll(() => activeViewLabel(page)).toBe('View: Tents');
    });
  },
  { as: 'basic', sharedPage: true },
);
