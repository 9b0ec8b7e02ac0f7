import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible, expectAccessibleAtEachWidth } from './support/browser.js';
import { visit } from './support/navigation.js';

const keywords = '/keywords?domain=northtrail.example&db=gny';

async function openTable(page: Page, filter = ''): Promise<void> {
  await visit(page, `${keywords}#per_page=10&filter=${encodeURIComponent(filter)}`);
  await page.locator('.ag-row').first().waitFor();
}

async function waitForHash(page: Page, part: RegExp): Promise<void> {
  await page.waitForURL((url) => part.test(decodeURIComponent(url.hash)));
}

/** Waits until the pager marks a page as current. */
async function waitForPage(page: Page, number: number): Promise<void> {
  await page
    .locator('button[aria-current="page"]', { hasText: String(number) })
    .first()
    .waitFor();
}

/** Dispatches a key with the Russian layout active. */
async function pressOnRussianLayout(page: Page, code: string, key: string): Promise<void> {
  await page.evaluate((init) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init)), {
    code,
    key,
    bubbles: true,
    cancelable: true,
  });
}

function palette(page: Page) {
  return page.getByRole('combobox', { name: 'Domain, keyword, report or command' });
}

async function focusPosition(page: Page): Promise<void> {
  await page.locator('.ag-row[row-index="0"] .ag-cell[col-id="pos"]').click({ position: { x: 4, y: 4 } });
}

describePages(
  'keyboard shortcuts',
  ({ atFirstWidth, atAlternateWidth }) => {
    atAlternateWidth('page, filter and resize rows with single keys', async (page) => {
      await openTable(page);
      await page.keyboard.press(']');
      await waitForPage(page, 2);
      await page.keyboard.press('[');
      await waitForPage(page, 1);
      await pressOnRussianLayout(page, 'BracketRight', 'ъ');
      await waitForPage(page, 2);
      const height = () =>
        page
          .locator('.ag-row')
          .first()
          .evaluate((row) => row.getBoundingClientRect().height);
      const before = await height();
      await pressOnRussianLayout(page, 'KeyD', 'в');
      await expect.poll(height).not.toBe(before);

      await page.keyboard.press('f');
      const panel = page.getByRole('dialog');
      await panel.getByRole('textbox').first().fill('fence ]');
      expect(decodeURIComponent(page.url())).toContain('page=2');
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
      await page.keyboard.press('e');
      await page.getByRole('menuitem', { name: /CSV/ }).first().waitFor();
      await page.keyboard.press('d');
      expect(await height()).not.toBe(before);
    });

    atAlternateWidth(
      'are listed for the page after `?` and can be turned off there',
      async (page) => {
        await visit(page, '/pricing');
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.keyboard.press('?');
        const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
        await list.getByText('Search field').waitFor();
        expect(await list.getByText('Next page').count()).toBe(0);
        await page.keyboard.press('Escape');

        await openTable(page, 'pos<=40');
        await page.keyboard.press('?');
        for (const name of ['Next page', 'Export menu', 'Row height', 'Clear filters']) {
          await list.getByText(name, { exact: true }).waitFor();
        }
        expect(await list.getByText('Previous page').count()).toBe(0);
        await expectAccessible(page);
        await list.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
        await page.keyboard.press('Escape');
        await list.waitFor({ state: 'hidden' });
        expect(decodeURIComponent(page.url())).toContain('pos<=40');

        await page.reload();
        await page.locator('.ag-row').first().waitFor();
        await page.keyboard.press(']');
        await page.keyboard.press('?');
        await page.keyboard.press('Control+k');
        await palette(page).waitFor();
        expect(await page.getByRole('dialog').count()).toBe(1);
        expect(page.url()).not.toContain('page=2');
      },
      { ownPage: true },
    );

    atFirstWidth(
      'open a domain from the command palette',
      async (page) => {
        await visit(page, '/pricing');
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.keyboard.press('Control+k');
        await palette(page).fill('northtr');
        await page.getByRole('option', { name: /northtrail\.example/ }).waitFor();
        await expectAccessibleAtEachWidth(page);
        await palette(page).fill('northtrail.example');
        await page
          .getByRole('option', { selected: true, name: 'Domain report of northtrail.example' })
          .waitFor();
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/report\?domain=northtrail\.example/);
      },
      { ownPage: true },
    );

    atAlternateWidth(
      'lose no letter that is typed while the code of the command palette loads',
      async (page) => {
        await visit(page, '/pricing');
        await page.getByRole('heading', { level: 1 }).waitFor();
        let release = () => {};
        const isReleased = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/palette-*.js', async (route) => {
          await isReleased;
          await route.continue();
        });
        const request = page.waitForRequest('**/palette-*.js');
        await page.keyboard.press('Control+k');
        await request;
        await page.keyboard.type('nor');
        release();
        await palette(page).waitFor();
        await page.keyboard.type('th');
        await expect.poll(() => palette(page).inputValue()).toBe('north');
        // A browser may move the focus to the page, for example after it removed an element.
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await page.keyboard.type('trail');
        await expect.poll(() => palette(page).inputValue()).toBe('northtrail');
      },
      { isolatedPage: true },
    );

    atAlternateWidth(
      'run table commands from the command palette',
      async (page) => {
        await openTable(page, 'pos<=40');
        await page.locator('h1').click();
        await page.keyboard.press('Control+k');
        await palette(page).fill('lost');
        await page.getByRole('option', { name: 'Lost keywords' }).first().waitFor();
        await palette(page).fill('clear fil');
        await page.keyboard.press('Enter');
        await waitForHash(page, /^(?!.*pos<=40)/);

        await page.keyboard.press('Control+k');
        await palette(page).fill('colum');
        await page.keyboard.press('Enter');
        await page.getByRole('dialog', { name: 'Columns' }).getByRole('textbox').waitFor();
        await page.keyboard.press('Escape');

        await page.keyboard.press('Control+k');
        await palette(page).fill('dark');
        await page.keyboard.press('Enter');
        await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
        await page.keyboard.press('Control+k');
        await palette(page).fill('русский');
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Копировать', exact: true }).waitFor();
      },
      { ownPage: true },
    );

    atAlternateWidth('open the history of a position and return the focus', async (page) => {
      await openTable(page, 'pos<=40');
      await focusPosition(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const history = page.getByRole('dialog');
      await history.locator('canvas').waitFor();
      await expect.poll(() => history.getByRole('row').count()).toBeGreaterThan(1);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await history.waitFor({ state: 'hidden' });
      await expect
        .poll(() =>
          page.evaluate(() => {
            const cell = document.activeElement?.closest('.ag-cell');
            return [cell?.getAttribute('col-id'), cell?.closest('[row-index]')?.getAttribute('row-index')];
          }),
        )
        .toEqual(['pos', '1']);
      expect(decodeURIComponent(page.url())).toContain('pos<=40');
    });

    atAlternateWidth('show an error in the history dialog and retry', async (page) => {
      await openTable(page);
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('PositionHistory')
          ? route.fulfill({
              json: { errors: [{ message: 'The data store does not respond. Try again in a moment.' }] },
            })
          : route.fallback(),
      );
      await focusPosition(page);
      await page.keyboard.press('Enter');
      const history = page.getByRole('dialog');
      await history.getByRole('button', { name: 'Retry' }).waitFor();
      expect(await history.textContent()).toContain(
        'The data store does not respond. Try again in a moment.',
      );
      await page.unroute('**/graphql');
      await history.getByRole('button', { name: 'Retry' }).click();
      await history.locator('canvas').waitFor();
    });

    atAlternateWidth(
      'copy the focused cell with `c` and the system shortcut, and nothing without focus',
      async (page) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        const clipboardText = () => page.evaluate(() => navigator.clipboard.readText());
        await openTable(page);
        const cell = page.locator('.ag-row[row-index="0"] .ag-cell[col-id="pos"]');
        const position = (await cell.innerText()).trim();
        await focusPosition(page);
        await page.keyboard.press('c');
        await expect.poll(clipboardText).toBe(position);
        await page.locator('h1').click();
        await page.keyboard.press('c');
        await page.keyboard.press('ControlOrMeta+c');
        expect(await clipboardText()).toBe(position);
        const word = page.locator('.ag-row[row-index="0"] .ag-cell[col-id="word"]');
        await word.focus();
        await page.keyboard.press('ControlOrMeta+c');
        await expect.poll(clipboardText).toBe((await word.innerText()).trim());
        await page.keyboard.press('Space');
        // Selected rows are visible before they are copied.
        await page.locator('.ag-row-selected[row-index="0"]').first().waitFor();
        await page.keyboard.press('ControlOrMeta+c');
        await expect.poll(async () => (await clipboardText()).split('\n').length).toBe(2);
      },
    );
  },
  { as: 'pro', sharedPage: true },
);
