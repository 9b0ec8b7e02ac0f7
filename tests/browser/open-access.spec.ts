import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../support/running-server.js';
import { expectAccessible, openPage } from './support/browser.js';
import { visit } from './support/navigation.js';

const paidAccessLinks = 'a[href*="pricing"], a[href*="subscription"], a[href*="/login"]';

/** One valid row, its duplicate, one beyond position 50 and one that is invalid. */
const kettlesCsv = [
  'keyword,position,url,ws',
  'copper kettle,1,https://kettles.example/copper,100',
  'copper kettle,1,https://kettles.example/copper,100',
  'iron kettle,70,https://kettles.example/iron,50',
  'tin kettle,none,https://kettles.example/tin,20',
].join('\n');

/** Keywords of the imported site, more than the free plan shows. */
const importedKeywords = 80;

/** Imports the site that the first test opens. The sample data would take several times as long. */
async function importSite({ dataDir }: RunningServer): Promise<void> {
  const file = path.join(dataDir, 'site.csv');
  const rows = Array.from(
    { length: importedKeywords },
    (_, index) => `tent ${index},${(index % 50) + 1},https://northtrail.example/${index},${index + 1}`,
  );
  await writeFile(file, ['keyword,position,url,ws', ...rows].join('\n'));
  await promisify(execFile)(
    process.execPath,
    ['dist/server/cli/import.js', '--base', 'gny', '--date', '2026-09-01', file],
    { env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' } },
  );
}

describe('server with open access', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ env: { ACCESS: 'open', SAMPLE_KEYWORDS: '0' } });
    await importSite(server);
  });

  afterAll(() => server.stop());

  it('shows complete tables and files without prices, limits or login links', async () => {
    const { page, expectNoErrors, close } = await openPage(1280, { baseURL: server.url });
    await page.goto('/');
    await page.getByRole('link', { name: 'northtrail.example' }).first().waitFor();
    expect(await page.locator(paidAccessLinks).count()).toBe(0);
    await page.getByRole('button', { name: 'Settings and saved domains' }).click();
    await page.getByRole('menuitem', { name: 'History' }).waitFor();
    expect(await page.locator(paidAccessLinks).count()).toBe(0);
    expect(await page.getByRole('menuitem', { name: 'Log out' }).count()).toBe(0);

    await visit(page, '/keywords?domain=northtrail.example&db=gny#per_page=25&page=2&sort=ws|desc');
    await page.locator('.ag-row[row-index="15"]').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /Choose an export format/ }).click();
    await page.getByRole('menuitem', { name: 'CSV, UTF-8' }).click();
    const lines: string[] = [];
    for await (const chunk of await (await download).createReadStream()) {
      lines.push(...String(chunk).trim().split('\n'));
    }
    expect(lines).toHaveLength(importedKeywords + 1);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.locator(paidAccessLinks).count()).toBe(0);

    await visit(page, '/panel');
    await page.getByRole('heading', { level: 2, name: /domains/i }).waitFor();
    expect(await page.locator(paidAccessLinks).count()).toBe(0);
    expectNoErrors();
    await close();
  });

  // Import, removal and restoration exceed the default timeout.
  it('imports a dropped file and opens its summary and first report', { timeout: 150_000 }, async () => {
    const { page, expectNoErrors, close } = await openPage(1280, { baseURL: server.url });
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Data' }).click();
    await page.getByRole('button', { name: 'Choose files' }).waitFor();
    await expectAccessible(page);
    const drop = await page.evaluateHandle((csv) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([csv], 'kettles.csv', { type: 'text/csv' }));
      return transfer;
    }, kettlesCsv);
    await page.dispatchEvent('main', 'dragover', { dataTransfer: drop });
    await page.getByText('Drop to add these files').waitFor();
    await page.dispatchEvent('main', 'drop', { dataTransfer: drop });
    const card = page.getByRole('region', { name: 'kettles.csv' });
    await card.getByText('Ready', { exact: true }).waitFor();
    expect(await card.getByRole('row').nth(1).innerText()).toContain('copper kettle');
    await expectAccessible(page);
    await page.setViewportSize({ width: 480, height: 900 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(480);
    await page.getByRole('button', { name: 'Import 1 file' }).click();
    const summary = page.getByRole('region', { name: 'kettles.csv was imported' });
    await summary.getByText('read from the file').waitFor();
    const summaryCounts = await summary.locator('b').allInnerTexts();
    expect(summaryCounts.slice(0, 5)).toEqual(['4', '1', '1', '1', '1']);
    await expectAccessible(page);
    const rejects = page.waitForEvent('download');
    await summary.getByRole('link', { name: 'Download rejected rows of kettles.csv' }).click();
    expect((await rejects).suggestedFilename()).toBe('kettles.csv.rejected.ndjson');
    const snapshotRow = page
      .getByRole('table', { name: 'Snapshots' })
      .getByRole('row', { name: /kettles\.example/ });
    await snapshotRow.getByRole('button', { name: /^Remove/ }).click();
    await snapshotRow.getByRole('button', { name: /^Restore/ }).waitFor();
    for (const width of [480, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await snapshotRow.getByRole('button', { name: /^Restore/ }).click();
    await snapshotRow.getByRole('button', { name: /^Remove/ }).waitFor();
    await summary.getByRole('link', { name: 'Keywords of kettles.example' }).click();
    await page.locator('.ag-row').first().waitFor();
    expectNoErrors();
    await close();
  });
});
