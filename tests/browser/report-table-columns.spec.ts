import { expect } from 'vitest';
import {
  waitForSave,
  columnsPanel,
  columnCheckbox,
  logInOnAnotherDevice,
  openKeywords,
  waitForRows,
} from './support/table-settings.js';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';
import { logInAs } from './support/users.js';
import { dragColumn, columnIds, columnHeaders, widenColumn } from './support/table-header.js';

/** The login of the other device ends the first session, so late requests of the page fail. */
const sessionTakenOver = { sessionEnds: true };

/** Dragging needs all columns between source and target to be visible. */
const desktop = { viewport: { width: 1280, height: 860 } };

describePages('columns of the report table', ({ atAlternateWidth }) => {
  atAlternateWidth(
    'are saved per user and shared between devices',
    async (page) => {
      const user = await logInAs(page, 'basic');
      await openKeywords(page);
      const rowsRequest = page.waitForRequest((request) => request.postData()?.includes('numwords') ?? false);
      await page.getByRole('button', { name: 'Columns' }).click();
      await expectAccessible(page);
      await columnCheckbox(page, 'Word count').check();
      // Only visible columns are requested.
      expect((await rowsRequest).postData()).not.toContain('cpcMin');
      await columnCheckbox(page, 'Change').uncheck();
      await columnCheckbox(page, 'Position').press('Space');
      expect(await columnCheckbox(page, 'Position').isChecked()).toBe(true);
      await columnsPanel(page).getByRole('textbox').fill('volu');
      await columnsPanel(page).getByRole('button', { name: 'Pin Volume' }).click();
      await columnsPanel(page).getByRole('textbox').fill('');
      await columnCheckbox(page, 'Results').focus();
      await page.keyboard.press('Alt+ArrowUp');
      await columnsPanel(page)
        .getByText(/^Results: position \d+ of \d+$/)
        .waitFor({ state: 'attached' });
      expect(await page.evaluate('document.activeElement.dataset.id')).toBe('docs');
      await page.keyboard.press('Escape');
      await columnsPanel(page).waitFor({ state: 'detached' });
      await dragColumn(page, 'docs', 'pos');
      await waitForSave(page, /SaveTableColumns.*"id":"docs","shown":true,"width":\d/, () =>
        widenColumn(page, 'docs', 60),
      );
      await expect.poll(() => columnIds(page)).toEqual(expect.arrayContaining(['docs', 'numwords']));
      const arranged = await columnHeaders(page);
      expect(arranged.map(({ id }) => id).slice(0, 4)).toEqual(['word', 'ws', 'docs', 'pos']);
      expect(arranged.map(({ id }) => id)).not.toContain('delta');

      // The row height applies to all tables.
      await waitForSave(page, /SaveTableDensity/, () =>
        page.getByRole('button', { name: 'Make rows shorter' }).click(),
      );

      const device = await logInOnAnotherDevice(user);
      try {
        const { page: otherPage } = device;
        await openKeywords(otherPage);
        expect(await columnHeaders(otherPage)).toEqual(arranged);
        await otherPage.getByRole('button', { name: 'Columns' }).click();
        await columnsPanel(otherPage).getByRole('button', { name: 'Reset' }).click();
        expect((await columnIds(otherPage)).slice(0, 3)).toEqual(['word', 'pos', 'delta']);
        // Leaving the page sends the last change. The next page may load before it arrives.
        await expect
          .poll(async () => {
            await otherPage.reload();
            await waitForRows(otherPage);
            return (await columnIds(otherPage)).slice(0, 3);
          })
          .toEqual(['word', 'pos', 'delta']);
        await visit(otherPage, '/sitepages?domain=northtrail.example&db=gny');
        await waitForRows(otherPage);
        await expect
          .poll(async () => (await otherPage.locator('.ag-row').first().boundingBox())?.height)
          .toBe(28);

        await openKeywords(otherPage, 'ws>=100', 'ws|asc');
        await otherPage.getByRole('button', { name: 'Columns' }).click();
        await columnCheckbox(otherPage, 'Volume').uncheck();
        await expect.poll(() => columnIds(otherPage)).not.toContain('ws');
        await otherPage.keyboard.press('Escape');
        await waitForRows(otherPage);
        expect(decodeURIComponent(otherPage.url())).toContain('sort=ws|asc');
        await otherPage.getByText('Volume', { exact: false }).first().waitFor();
        await otherPage.getByText('did not load').waitFor({ state: 'detached' });
      } finally {
        await device.release();
      }
    },
    { ...sessionTakenOver, ...desktop },
  );

  atAlternateWidth(
    'are saved in the browser for guests and moved to the account at registration',
    async (page) => {
      await openKeywords(page, 'ws>=100');
      // Saved filters need an account.
      await page.getByRole('button', { name: /^View/ }).click();
      const note = page.getByRole('dialog', { name: 'Save filters and views' });
      await note.waitFor();
      await expectAccessible(page);
      const loginHref = await note.getByRole('link', { name: 'Log in' }).getAttribute('href');
      expect(decodeURIComponent(decodeURIComponent(loginHref ?? ''))).toContain('filter=ws>=100');
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /^Filter/ })
        .first()
        .click();
      expect(await page.getByRole('button', { name: 'Save filter' }).count()).toBe(0);
      await page.keyboard.press('Escape');

      const before = await page.locator('.ag-row').first().boundingBox();
      expect(before?.height).toBe(34);
      await page.getByRole('button', { name: 'Make rows shorter' }).click();
      await page.getByRole('button', { name: 'Columns' }).click();
      await columnCheckbox(page, 'Change').uncheck();
      await expect.poll(() => columnIds(page)).not.toContain('delta');
      await page.reload();
      await waitForRows(page);
      expect(await columnIds(page)).not.toContain('delta');
      expect((await page.locator('.ag-row').first().boundingBox())?.height).toBe(28);

      const user = { email: `guest-${Date.now()}@people.example`, password: 'a long enough pass' };
      await visit(page, '/login#register');
      await page.getByLabel('E-mail').last().fill(user.email);
      for (const name of ['Password', 'Confirm password']) {
        await page.getByRole('textbox', { name, exact: true }).last().fill(user.password);
      }
      await page.getByRole('button', { name: 'Register', exact: true }).last().click();
      await page.waitForURL('**/successful-registration');
      const device = await logInOnAnotherDevice({ id: 0, ...user });
      try {
        const { page: otherPage } = device;
        await openKeywords(otherPage);
        expect(await columnIds(otherPage)).not.toContain('delta');
      } finally {
        await device.release();
      }
      const storedColumns = await page.evaluate(
        "localStorage.getItem('rivalscope.columns.organic-keywords')",
      );
      expect(storedColumns).toBe('null');
    },
    sessionTakenOver,
  );
});
