import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { colours } from '../../server/contract/appearance/colours.js';
import { defaultTreeColour } from '../../server/contract/reports/tree-counts.js';
import { toolDefinitions } from '../../server/modules/tools/tool-definitions.js';
import { removeFolder, temporaryFolder } from '../support/temporary-folder.js';
import { asPageUser } from './support/bills.js';
import { createClustering, fetchSampleKeywords } from './support/clustering-projects.js';
import { groupDomains } from './support/group-page.js';
import { firefoxPath, launchFirefox } from './support/launch-firefox.js';
import { a4, pageSizes } from './support/pdf-pages.js';
import { tourBox } from './support/tour.js';
import { logInAs } from './support/users.js';

if (firefoxPath === undefined) {
  console.log('The tests in Firefox do not run: install it (package "firefox-esr") or set FIREFOX_PATH.');
}

const query = 'domain=northtrail.example&db=gny';

/** Main pages for users with a plan. */
const pages = [
  '/',
  `/report?${query}`,
  '/report?domain=tents&as=keyword&db=gny',
  `/keywords?${query}`,
  `/concurents?${query}`,
  `/sitepages?${query}`,
  `/sitepagestree?${query}`,
  `/ads?${query}`,
  '/visible?db=gny',
  '/group',
  '/clustering',
  '/positions',
  '/tools/combine',
  '/pricing',
  '/panel',
  '/system-notifications',
];

/** Messages that the automation of Firefox causes: the page policy blocks its scripts and its style for pictures. */
const isCausedByAutomation = (message: string) =>
  /settings blocked (a JavaScript eval|an inline style)/.test(message);

// Without Firefox, all cases are skipped, and the message above contains the reason.
describe.runIf(firefoxPath !== undefined)('pages in Firefox', () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let downloads: string;
  let errors: string[];

  beforeAll(async () => {
    downloads = await temporaryFolder('rivalscope-downloads-');
    browser = await launchFirefox(downloads);
  });
  afterAll(async () => {
    await browser?.close();
    await removeFolder(downloads);
  });
  beforeEach(async () => {
    // Firefox cannot emulate media features.
    context = await browser.newContext({
      baseURL: inject('serverUrl'),
      viewport: { width: 1280, height: 860 },
      reducedMotion: null,
      colorScheme: null,
      forcedColors: null,
      contrast: null,
    });
    await context.addInitScript(() => {
      localStorage.setItem('rivalscope.cookies-seen', 'true');
      for (const tour of ['report', 'clustering']) {
        localStorage.setItem(`rivalscope.tour.${tour}`, '{"keptUntil":9e15}');
      }
    });
    page = await context.newPage();
    errors = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await logInAs(page, 'pro');
  });
  afterEach(async () => {
    await context.close();
    expect(errors.filter((message) => !isCausedByAutomation(message))).toEqual([]);
  });

  const cell = (column: string): Locator => page.locator(`.ag-row .ag-cell[col-id="${column}"]`).first();

  async function openTable(address: string): Promise<void> {
    await page.goto(address);
    await page.locator('.ag-row').first().waitFor();
  }

  /** Activates a button by key, because a click would wait for the navigation of the download. */
  async function download(button: Locator, extension: string): Promise<Buffer> {
    await button.focus();
    await page.keyboard.press('Enter');
    const findFile = async () => (await readdir(downloads)).find((name) => name.endsWith(extension));
    await expect.poll(findFile).toBeDefined();
    const file = path.join(downloads, (await findFile()) ?? '');
    // Firefox creates the file before its content.
    await expect.poll(async () => (await readFile(file)).length).toBeGreaterThan(0);
    return readFile(file);
  }

  /** Number of visible pixels of each color. */
  async function countPixels(): Promise<Map<string, number>> {
    const { data, info } = await sharp(await page.screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = new Map<string, number>();
    for (let index = 0; index < data.length; index += info.channels) {
      const color = `#${data.subarray(index, index + 3).toString('hex')}`;
      pixels.set(color, (pixels.get(color) ?? 0) + 1);
    }
    return pixels;
  }

  it.each(pages)('opens %s without errors', async (address) => {
    await page.goto(address);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { name: 'Page not found' }).count()).toBe(0);
  });

  it('sorts, filters and pages a report', async () => {
    await openTable(`/keywords?${query}`);
    await page.locator('.ag-header-cell[col-id="pos"]').click();
    await page.locator('.ag-header-cell[col-id="pos"][aria-sort]:not([aria-sort="none"])').waitFor();
    await page.keyboard.press(']');
    await page.getByText(/^26–50/).waitFor();
    await page.keyboard.press('f');
    const panel = page.getByRole('dialog').first();
    await panel.getByRole('textbox').first().pressSequentially('tent');
    await panel.getByRole('button', { name: /^(Apply|Show)/ }).click();
    await page.getByRole('group', { name: /filter/i }).waitFor();
    await page.goBack();
    await page.locator('.ag-row').first().waitFor();
  });

  it('opens the next page by a click in wide and narrow windows, and again after a reload', async () => {
    for (const width of [1280, 480]) {
      await page.setViewportSize({ width, height: 860 });
      await openTable(`/keywords?${query}`);
      await page.getByText(/^1–\d+ of /).waitFor();
      await page.getByRole('button', { name: 'Next page' }).last().click();
      const range = page.getByText(/^(?:26|51)–\d+ of /);
      await range.waitFor();
      await page.reload();
      await range.waitFor();
    }
  });

  it('starts the tour of a page from the menu of a narrow window', async () => {
    await page.setViewportSize({ width: 480, height: 900 });
    await page.goto(`/report?${query}`);
    await page.locator('[data-tour="paid-keywords"] a').first().waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Tour of this page' }).click();
    await tourBox(page).waitFor();
    await page.keyboard.press('Escape');
    await tourBox(page).waitFor({ state: 'detached' });
  });

  it('takes dates by typing, by arrow keys and from the calendar', async () => {
    await openTable(`/sitepages?${query}`);
    await page.keyboard.press('f');
    const panel = page.getByRole('dialog').first();
    await panel.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'First seen' });
    const field = panel.locator('input[type=date]').first();
    await field.focus();
    await page.keyboard.type('01022026');
    expect(await field.inputValue()).toBe('2026-01-02');
    await page.keyboard.press('ArrowUp');
    expect(await field.inputValue()).toBe('2027-01-02');
    // The automation does not reach the calendar, which is no part of the page.
    expect(await panel.locator('input[type=date]:open').count()).toBe(0);
    await page.keyboard.press('Space');
    await panel.locator('input[type=date]:open').waitFor();
  });

  it('clusters the keywords of a project', async () => {
    const uid = await createClustering(page, { '': await fetchSampleKeywords(page) });
    await openTable(`/clustering/${uid}?db=gny`);
    await page.getByRole('button', { name: 'Cluster…' }).click();
    const run = page.getByRole('dialog', { name: 'Cluster keywords' });
    const preview = run.getByRole('table', { name: 'Result for each strength' });
    await preview.getByRole('button', { name: '2', exact: true }).click();
    await run.getByRole('button', { name: 'Start clustering' }).click();
    // Three virtual folders precede the clusters.
    await expect.poll(() => page.getByRole('treeitem').count()).toBeGreaterThan(3);
  });

  it('runs a tool on a narrow screen', async () => {
    await page.setViewportSize({ width: 480, height: 900 });
    const [tool] = toolDefinitions;
    if (!tool) throw new Error('no tool');
    const list = new URLSearchParams({ list: 'tents\nhiking boots', db: 'gny' });
    await page.goto(`${tool.page.route}?${list}`);
    await page.getByRole('button', { name: tool.action.en }).click();
    // The automation of the long-term release does not report the new URL of the run, to which this link leads.
    await page.locator(`main a[aria-current][href^="${tool.page.route}/"]`).waitFor();
    await page.locator('.ag-row').first().waitFor();
  });

  it('reports the failed build of a group report', async () => {
    // The automation of Firefox does not deliver posted bodies, so the response is modified in the page.
    await page.addInitScript(() => {
      const send = window.fetch;
      window.fetch = async (input, init) => {
        const response = await send(input, init);
        if (!response.url.endsWith('/graphql')) return response;
        const body = (await response.clone().json()) as { data?: { groupReport?: { state: string } } };
        if (body.data?.groupReport?.state !== 'done') return response;
        Object.assign(body.data.groupReport, { state: 'failed', version: null, taskId: null });
        return Response.json(body);
      };
    });
    const { createGroupReport } = await asPageUser(
      page,
      'mutation ($input: GroupReportInput!) { createGroupReport(input: $input) }',
      { input: { base: 'gny', domains: groupDomains, name: 'Failed' } },
    );
    await page.goto(`/group/${String(createGroupReport)}?db=gny`);
    await page.getByText('The report was not built').waitFor();
    await page.getByText('The last attempt failed.').waitFor();
  });

  // The automation sends single clicks only, so this case copies the active cell.
  it('copies the complete number of a cell', async () => {
    await openTable(`/keywords?${query}`);
    const number = await cell('ws').innerText();
    expect(number).toContain(',');
    await cell('ws').click();
    await page.keyboard.press('Control+c');
    const search = page.getByRole('textbox', { name: 'Search in table' });
    await search.click();
    await page.keyboard.press('Control+v');
    expect((await search.inputValue()).replaceAll(',', '')).toBe(number.replaceAll(',', ''));
  });

  it('shows the colors of the theme in the settings of the page tree', async () => {
    await page.goto(`/sitepagestree?${query}`);
    await page.getByRole('treeitem').first().waitFor();
    await page.getByRole('button', { name: 'Tree settings' }).click();
    await page.locator('input[type=color]').first().waitFor();
    const pixels = await countPixels();
    // The stored value of a field without a color of its own.
    expect(pixels.get(defaultTreeColour) ?? 0).toBe(0);
    expect(pixels.get(colours.light['tree-depth'])).toBeGreaterThan(0);
  });

  it('draws dark scroll bars in the dark scheme', async () => {
    await page.addInitScript(() => localStorage.setItem('rivalscope.scheme', 'dark'));
    await page.setViewportSize({ width: 480, height: 900 });
    await page.goto('/tools/history-serp?key=tents&db=gny');
    await page.getByText('Sep 2026', { exact: true }).first().waitFor();
    const pixels = await countPixels();
    expect(pixels.get(colours.dark.bg)).toBeGreaterThan(10_000);
    // A white scroll bar has 400 × 12 pixels. Only the texts of buttons are white.
    expect(pixels.get('#ffffff') ?? 0).toBeLessThan(1000);
  });

  it('receives letters that are typed directly after the shortcut of the command palette', async () => {
    // The code of the palette loads more slowly than the first letters are typed.
    await page.route('**/palette-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(`/keywords?${query}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const palette = page.getByRole('combobox', { name: 'Domain, keyword, report or command' });
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('northtrail');
      await expect.poll(() => palette.inputValue()).toBe('northtrail');
      await page.keyboard.press('Escape');
      await palette.waitFor({ state: 'hidden' });
    }
  });

  // The automation of Firefox waits for the navigation of a download, so each case ends with its only one.
  it('saves a file of the server', async () => {
    await openTable(`/keywords?${query}`);
    const csv = await download(page.getByRole('button', { name: 'Export', exact: true }), '.csv');
    expect(csv.toString()).toContain('tents');
  });

  it('saves a workbook of the server', async () => {
    await openTable(`/keywords?${query}`);
    await page.getByRole('button', { name: 'Choose an export format' }).click();
    const workbook = await download(page.getByRole('menuitem', { name: 'Excel, XLSX' }), '.xlsx');
    expect(Object.keys(unzipSync(workbook))).toContain('xl/workbook.xml');
  });

  it('saves an archive made in the page', async () => {
    await openTable(`/keywords?${query}`);
    for (const row of [1, 3]) {
      await page.locator(`.ag-row[row-index="${row}"] .ag-cell[col-id="__check"]`).click();
    }
    await page.getByRole('button', { name: 'Choose an export format' }).click();
    const archive = await download(page.getByRole('menuitem', { name: 'Images of 2 results' }), '.zip');
    expect(Object.keys(unzipSync(archive))).toHaveLength(2);
  });

  it('prints all sheets of a long table in landscape', async () => {
    await page.goto(`/keywords?${query}#per_page=500`);
    await page.getByRole('main').getByText('best hiking shoes').first().waitFor();
    await page.waitForLoadState('networkidle');
    const sheets = pageSizes(await page.pdf({ format: 'A4' }));
    expect(sheets.length).toBeGreaterThan(9);
    expect(sheets).toEqual(sheets.map(() => a4.landscape));
  });

  it.each([
    [`/keywords?${query}#per_page=50`, 'best hiking shoes', Array.from({ length: 2 }, () => a4.landscape)],
    [`/report?${query}`, 'Top pages', Array.from({ length: 4 }, () => a4.portrait)],
    ['/report?domain=tents&as=keyword&db=gny', '46 results', Array.from({ length: 5 }, () => a4.portrait)],
  ])('prints the sheets of %s without a blank one', async (address, text, sheets) => {
    await page.goto(address);
    await page.getByRole('main').getByText(text).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(pageSizes(await page.pdf({ format: 'A4' }))).toEqual(sheets);
  });
});
