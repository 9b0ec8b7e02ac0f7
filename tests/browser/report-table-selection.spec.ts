import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';
import {
  cellOf,
  clipboardText,
  hashOf,
  longPress,
  openRows as open,
  fetchRows,
} from './support/table-cells.js';

const keywords = '/keywords?domain=northtrail.example&db=gny';
const competitors = '/concurents?domain=northtrail.example&db=gny';

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const desktop = { viewport: { width: 1280, height: 860 } };
const phone = { viewport: { width: 480, height: 900 }, hasTouch: true };

function selectionPanel(page: Page): Locator {
  return page.getByRole('group', { name: 'Selected rows' });
}

async function lineCount(download: Download): Promise<number> {
  const text = await readFile((await download.path()) ?? '', 'utf8');
  return text.trimEnd().split('\n').length;
}

async function expectSelected(page: Page, count: number): Promise<void> {
  await selectionPanel(page).getByText(`${count} selected`, { exact: true }).waitFor();
}

describePages(
  'selection in the report table',
  ({ atAlternateWidth }) => {
    atAlternateWidth(
      'works on touch screens through the context menu of the row',
      async (page) => {
        await open(page, keywords);
        expect(await page.getByRole('checkbox').count()).toBe(0);
        await longPress(page, cellOf(page, 1, 'word'));
        await page.getByRole('menuitem', { name: /^Contains/ }).waitFor();
        await page.getByRole('menuitem', { name: 'Select row' }).click();
        await expectSelected(page, 1);
        await longPress(page, cellOf(page, 3, 'word'));
        await page.getByRole('menuitem', { name: 'Select row' }).click();
        await expectSelected(page, 2);
        expect(new URL(page.url()).pathname).toBe('/keywords');
        await expectAccessible(page);
        await longPress(page, cellOf(page, 1, 'pos'));
        await page.getByRole('menuitem', { name: /^Only/ }).click();
        await expect.poll(() => hashOf(page)).toMatch(/^#filter=pos=\d+$/);
        await expectSelected(page, 2);
      },
      phone,
    );

    atAlternateWidth(
      'works by checkbox, range, Space, header and Ctrl+A, and survives paging, sorting and filters',
      async (page) => {
        await open(page, keywords);
        const names = await page.locator('.ag-cell[col-id="word"]').allInnerTexts();
        const checkbox = (index: number) =>
          page.getByRole('checkbox', { name: `Select ${names[index]}`, exact: true });
        const selectAll = page.getByRole('checkbox', { name: 'Select all on this page' });
        await cellOf(page, 0, 'word').focus();
        await page.keyboard.press('ControlOrMeta+a');
        await expectSelected(page, 25);
        await selectAll.click();
        await expect.poll(() => selectionPanel(page).count()).toBe(0);
        await checkbox(1).click();
        await expectSelected(page, 1);
        await checkbox(4).click({ modifiers: ['Shift'] });
        await expectSelected(page, 4);
        await selectAll.and(page.locator(':indeterminate')).waitFor();
        await cellOf(page, 6, 'word').focus();
        await page.keyboard.press('Space');
        await expectSelected(page, 5);
        const scrolled = "document.querySelector('.ag-grid-viewport').scrollTop";
        expect(await page.evaluate<number>(scrolled)).toBe(0);
        await page.keyboard.press('Space');
        await expectSelected(page, 4);
        expect(await selectionPanel(page).locator('[title]').allInnerTexts()).toEqual(
          expect.arrayContaining(names.slice(1, 4)),
        );
        await expectAccessible(page);

        await page.getByRole('button', { name: 'Next page' }).first().click();
        await selectAll.and(page.locator(':not(:indeterminate)')).waitFor();
        await expectSelected(page, 4);
        await page.locator('.ag-header-cell[col-id="word"]').click();
        await expect.poll(() => hashOf(page)).toMatch(/sort=word\|desc/);
        await open(page, keywords, `word=${names[2]}`);
        await expect.poll(() => page.locator('.ag-cell[col-id="word"]').allInnerTexts()).toEqual([names[2]]);
        expect(await checkbox(2).isChecked()).toBe(true);
        await expectSelected(page, 4);
        await page.reload();
        await cellOf(page, 0, 'word').waitFor();
        expect(await selectionPanel(page).count()).toBe(0);
      },
      desktop,
    );

    atAlternateWidth(
      'copies all rows of the report, collapses and clears',
      async (page) => {
        await open(page, keywords, 'ws>=20000');
        const params = { domain: 'northtrail.example', filter: 'ws>=20000', per_page: '500' };
        const { total, data } = await fetchRows(page, 'organic/keywords', params);
        expect(total).toBeGreaterThan(25);
        const keywordCells = page.locator('.ag-cell[col-id="word"]');
        expect(await keywordCells.count(), 'rows outside the viewport are rendered too').toBe(25);
        await cellOf(page, 0, 'word').focus();
        await page.keyboard.press('Space');
        await selectionPanel(page)
          .getByRole('button', { name: `Select all ${total}` })
          .click();
        await expectSelected(page, total);
        await selectionPanel(page).getByRole('button', { name: 'Copy rows' }).click();
        const note = page.getByText(`${total} keywords copied with headers`);
        await note.waitFor();
        const pager = await page.getByRole('button', { name: 'Next page' }).last().boundingBox();
        const noteBox = await page.locator('.mantine-Notification-root').boundingBox();
        const noteBottom = (noteBox?.y ?? 0) + (noteBox?.height ?? Infinity);
        expect(noteBottom, 'the notification does not cover the lower pager').toBeLessThanOrEqual(
          pager?.y ?? 0,
        );
        const lines = (await clipboardText(page)).split('\n').map((line) => line.split('\t'));
        expect(lines[0]?.slice(0, 2)).toEqual(['Keyword', 'Position']);
        expect(
          lines
            .slice(1)
            .map(([word, position]) => `${word} ${position}`)
            .sort(),
        ).toEqual(data.map((row) => `${String(row['word'])} ${String(row['pos'])}`).sort());

        await selectionPanel(page).getByRole('button', { name: 'Collapse the selection' }).click();
        expect(await selectionPanel(page).getByRole('button').count()).toBe(2);
        await selectionPanel(page).getByRole('button', { name: 'Clear' }).click();
        await selectionPanel(page).waitFor({ state: 'detached' });
        expect(await page.locator('.ag-row-selected').count()).toBe(0);

        await cellOf(page, 0, 'word').focus();
        await page.keyboard.press('Space');
        await selectionPanel(page).getByRole('button', { name: 'Expand the selection' }).click();
        const file = page.waitForEvent('download');
        await selectionPanel(page).getByRole('button', { name: 'Export' }).click();
        expect(await lineCount(await file), 'the header and the selected row').toBe(2);
      },
      { ...desktop, ...clipboard },
    );

    atAlternateWidth(
      'links to the comparison with the domain of the table, and to no missing page',
      async (page) => {
        await open(page, competitors);
        const { data } = await fetchRows(page, 'organic/concurents', {
          domain: 'northtrail.example',
        });
        const keywordRows = await fetchRows(page, 'organic/keywords', {
          domain: 'northtrail.example',
          per_page: '1',
        });
        const ids = [0, 1].map((row) => String(data[row]?.['id']));
        for (const row of [0, 1]) {
          await cellOf(page, row, 'name').focus();
          await page.keyboard.press('Space');
        }
        await expectSelected(page, 2);
        await selectionPanel(page).getByRole('checkbox', { name: 'Add northtrail.example' }).check();
        const list = [...ids, String(keywordRows.data[0]?.['did'])].join(',');
        expect(await selectionPanel(page).getByRole('link').allInnerTexts()).toEqual([
          'Group report',
          'Compare',
          'Batch analysis',
        ]);
        const link = selectionPanel(page).getByRole('link', { name: 'Compare' });
        expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toBe(
          `/compare?ids=${list}&db=gny`,
        );
        expect(await link.getAttribute('target')).toBe('_blank');
        expect(await link.getAttribute('rel')).toContain('noopener');

        await visit(page, '/sitepages?domain=northtrail.example&db=gny');
        await cellOf(page, 0, 'url').waitFor();
        const { data: pages } = await fetchRows(page, 'organic/sitepages', {
          domain: 'northtrail.example',
        });
        expect(await cellOf(page, 0, 'url').locator('a').getAttribute('href')).toBe(
          `/keysbypage?domain=northtrail.example&page_url=${encodeURIComponent(String(pages[0]?.['url']))}&db=gny`,
        );
        for (const row of [0, 1]) {
          await cellOf(page, row, 'url').focus();
          await page.keyboard.press('Space');
        }
        await expectSelected(page, 2);
        expect(await selectionPanel(page).getByRole('link').count()).toBe(0);
      },
    );
  },
  { as: 'pro', sharedPage: true },
);
