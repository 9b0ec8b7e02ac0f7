import { unzipSync } from 'fflate';
import type { Download, Locator, Page } from 'playwright-core';
import readWorkbook from 'read-excel-file/node';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';

const keywords = '/keywords?domain=northtrail.example&db=gny';
const desktop = { viewport: { width: 1280, height: 860 } };
const byVolume = `#filter=${encodeURIComponent('pos<=10')}&sort=${encodeURIComponent('ws|desc,word|asc')}`;

async function open(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.locator('.ag-row').first().waitFor();
}

/** Opens the menu with the file formats. */
async function openFormatMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Choose an export format|Выбрать формат/ }).click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  return menu;
}

async function downloaded(page: Page, start: () => Promise<void>): Promise<{ name: string; file: Buffer }> {
  const waiting = page.waitForEvent('download');
  await start();
  const download: Download = await waiting;
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return { name: download.suggestedFilename(), file: Buffer.concat(chunks) };
}

const columnTitles = (page: Page) =>
  page.locator('.ag-header-cell[col-id]:not([col-id^="ag-Grid"])').evaluateAll((cells) =>
    cells
      .map((cell) => ({ left: cell.getBoundingClientRect().left, text: cell.textContent?.trim() ?? '' }))
      .sort((a, b) => a.left - b.left)
      .map(({ text }) => text)
      .filter((text) => text !== ''),
  );

async function selectRows(page: Page, rows: readonly number[]): Promise<string[]> {
  const names = await page.locator('.ag-cell[col-id="word"]').allInnerTexts();
  for (const row of rows) {
    await page.getByRole('checkbox', { name: `Select ${names[row]}`, exact: true }).click();
  }
  return rows.map((row) => names[row] ?? '');
}

const lines = (file: Buffer) =>
  file
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);

describePages(
  'table exports',
  ({ atEachWidth, atAlternateWidth }) => {
    atAlternateWidth('write workbooks with the visible columns', async (page) => {
      await open(page, keywords + byVolume);
      const first = await page.locator('.ag-row[row-index="0"] .ag-cell[col-id="word"]').innerText();
      const titles = await columnTitles(page);
      const menu = await openFormatMenu(page);
      expect(await menu.getByRole('menuitem').allInnerTexts()).toEqual(['CSV, UTF-8', 'Excel, XLSX']);
      await expectAccessible(page);
      const item = menu.getByRole('menuitem', { name: 'Excel, XLSX' });
      const { name, file } = await downloaded(page, () => item.click());
      expect(name).toMatch(/^organic-keywords northtrail\.example gny .*\.xlsx$/);
      const [sheet] = await readWorkbook(file);
      const [header = [], ...rows] = sheet?.data ?? [];
      expect(header.slice(0, Math.min(3, titles.length))).toEqual(titles.slice(0, 3));
      expect(rows[0]?.[0]).toBe(first);
      expect(rows.every((row) => row.some((cell) => typeof cell === 'number'))).toBe(true);
      expect(new URL(page.url()).pathname).toBe('/keywords');
    });

    atEachWidth(
      'offer Windows-1251 in Russian, where all tabs fit the window',
      async (page, width) => {
        await open(page, keywords + byVolume);
        const tab = page
          .getByRole('navigation', { name: /northtrail/ })
          .getByRole('link', { name: 'Связанные сайты' });
        const hidden = await tab.evaluate((tabElement) => {
          const row = tabElement.closest('nav')?.firstElementChild;
          return row ? row.scrollWidth - row.clientWidth : undefined;
        });
        if (width >= 1280) expect(hidden).toBe(0);
        const menu = await openFormatMenu(page);
        const item = menu.getByRole('menuitem', { name: 'CSV, Windows-1251' });
        const { file } = await downloaded(page, () => item.click());
        expect(new TextDecoder('windows-1251').decode(file)).toMatch(/^Фраза;/);
      },
      { locale: 'ru-RU' },
    );

    atAlternateWidth(
      'write only the selected rows under any filter, and images of their results',
      async (page) => {
        await open(page, keywords);
        const names = await selectRows(page, [1, 3]);
        await open(page, `${keywords}#filter=${encodeURIComponent('pos>40')}`);
        const menu = await openFormatMenu(page);
        await menu.getByRole('menuitemcheckbox', { name: /^Selected rows only/ }).click();
        await menu.getByText('2 keywords', { exact: true }).waitFor();
        await expectAccessible(page);
        const item = menu.getByRole('menuitem', { name: 'CSV, UTF-8' });
        const { name, file } = await downloaded(page, () => item.click());
        expect(
          lines(file)
            .slice(1)
            .map((line) => line.split(',')[0])
            .sort(),
        ).toEqual([...names].sort());
        await page.getByText(`${name} downloaded`).waitFor();

        await openFormatMenu(page);
        const images = page.getByRole('menuitem', { name: 'Images of 2 results' });
        const archive = await downloaded(page, () => images.click());
        expect(archive.name).toMatch(/\.zip$/);
        const files = Object.entries(unzipSync(archive.file));
        expect(files).toHaveLength(2);
        for (const [path, picture] of files) {
          expect(names.some((word) => path.includes(word))).toBe(true);
          expect(Buffer.from(picture.subarray(1, 4)).toString()).toBe('PNG');
        }
      },
      desktop,
    );

    atAlternateWidth(
      'report why a file was not created',
      async (page) => {
        await open(page, keywords);
        // A failed response would be logged as a console error, so `fetch` is replaced.
        await page.evaluate(`fetch = ((send) => (address, init) =>
          init?.method === 'POST' && String(address).startsWith('/api/report')
            ? Promise.reject(new Error('Not today'))
            : send(address, init))(fetch)`);
        await selectRows(page, [0]);
        const menu = await openFormatMenu(page);
        await menu.getByRole('menuitem', { name: 'Image of 1 result' }).click();
        await page.getByText('The file could not be created').waitFor();
        await page.getByText('Not today').waitFor();
        await expect.poll(() => page.getByText('Creating the images…').count()).toBe(0);
      },
      { ...desktop, ownPage: true },
    );

    atAlternateWidth(
      'announce the row limit of the free plan for every format',
      async (page) => {
        await open(page, keywords);
        const menu = await openFormatMenu(page);
        expect(await menu.innerText()).toMatch(/^10 of /);
        await menu.getByRole('menuitem', { name: 'Excel, XLSX' }).click();
        const notice = page.getByRole('dialog', { name: 'The file contains 10 rows' });
        const link = notice.getByRole('button', { name: 'Download 10 rows' });
        const { file } = await downloaded(page, () => link.click());
        const [sheet] = await readWorkbook(file);
        expect(sheet?.data).toHaveLength(11);
        await notice.waitFor({ state: 'hidden' });
      },
      { as: 'demo' },
    );

    atAlternateWidth(
      'copy rows with headers in the visible columns',
      async (page) => {
        await open(page, keywords + byVolume);
        const titles = await columnTitles(page);
        await page.getByRole('button', { name: 'Copy', exact: true }).click();
        await page.getByText(/copied with headers/).waitFor();
        const text = await page.evaluate<string>('navigator.clipboard.readText()');
        const [header, ...rows] = text
          .trim()
          .split('\n')
          .map((line) => line.split('\t'));
        expect(header?.slice(0, 3)).toEqual(titles.slice(0, 3));
        expect(rows.length).toBeGreaterThan(25);
        expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([header?.length]));
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    );

    atAlternateWidth(
      'explain what to do when the browser blocks the clipboard',
      async (page) => {
        await page.addInitScript(() => {
          const reject = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
          Object.assign(navigator.clipboard, { write: reject, writeText: reject });
        });
        await open(page, keywords);
        await page.getByRole('button', { name: 'Copy', exact: true }).click();
        await page.getByText('The rows were not copied').waitFor();
        await page.getByText(/blocked access to the clipboard/).waitFor();
      },
      { isolatedPage: true },
    );
  },
  { as: 'administrator', sharedPage: true },
);
