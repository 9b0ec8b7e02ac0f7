import type { Download } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../support/running-server.js';
import { expectAccessible, expectAccessibleAtEachWidth, openPage } from './support/browser.js';
import { visit } from './support/navigation.js';

const paidAccessLinks = 'a[href*="pricing"], a[href*="subscription"], a[href*="/login"]';

/** Valid rows of the imported file, more than the free plan shows. */
const validKeywords = 80;

/** Valid rows, a duplicate of the first one, a row beyond position 50 and an invalid one. */
const kettlesCsv = [
  'keyword,position,url,ws',
  'copper kettle,1,https://kettles.example/copper,100',
  ...Array.from(
    { length: validKeywords - 1 },
    (_, index) => `kettle ${index},${(index % 50) + 1},https://kettles.example/${index},${index + 1}`,
  ),
  'copper kettle,1,https://kettles.example/copper,100',
  'iron kettle,70,https://kettles.example/iron,50',
  'tin kettle,none,https://kettles.example/tin,20',
].join('\n');

async function linesOf(download: Download): Promise<string[]> {
  const lines: string[] = [];
  for await (const chunk of await download.createReadStream()) {
    lines.push(...String(chunk).trim().split('\n'));
  }
  return lines;
}

describe('server with open access', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ env: { ACCESS: 'open', SAMPLE_KEYWORDS: '0' } });
  });

  afterAll(() => server.stop());

  // Import, removal and restoration exceed the default timeout.
  it(
    'imports a dropped file and shows its report without prices, limits or login links',
    { timeout: 150_000 },
    async () => {
      const { page, expectNoErrors, close } = await openPage(1280, { baseURL: server.url });
      const expectNoPaidAccessLinks = async () => expect(await page.locator(paidAccessLinks).count()).toBe(0);
      await page.goto('/');
      await page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: 'Data import' })
        .click();
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
      await expectAccessibleAtEachWidth(page);
      await page.getByRole('button', { name: 'Import 1 file' }).click();
      const summary = page.getByRole('region', { name: 'kettles.csv was imported' });
      await summary.getByText('read from the file').waitFor();
      const summaryCounts = await summary.locator('b').allInnerTexts();
      expect(summaryCounts.slice(0, 5)).toEqual([
        String(validKeywords + 3),
        String(validKeywords),
        '1',
        '1',
        '1',
      ]);
      await expectAccessible(page);
      // The page recognises the file before it uploads it.
      await page.dispatchEvent('main', 'drop', { dataTransfer: drop });
      await card.getByText('Already uploaded', { exact: true }).waitFor();
      await card.getByText(/^You imported this file as “kettles\.csv” on/).waitFor();
      await expectAccessible(page);
      await card.getByRole('button', { name: 'Upload anyway' }).click();
      await card.getByText('Ready', { exact: true }).waitFor();
      await card.getByRole('button', { name: 'Remove kettles.csv' }).click();
      const rejects = page.waitForEvent('download');
      await summary.getByRole('link', { name: 'Download rejected rows of kettles.csv' }).click();
      expect((await rejects).suggestedFilename()).toBe('kettles.csv.rejected.ndjson');
      const snapshotRow = page
        .getByRole('table', { name: 'Snapshots' })
        .getByRole('row', { name: /kettles\.example/ });
      await snapshotRow.getByRole('button', { name: /^Remove/ }).click();
      await snapshotRow.getByRole('button', { name: /^Restore/ }).waitFor();
      await expectAccessibleAtEachWidth(page);
      await snapshotRow.getByRole('button', { name: /^Restore/ }).click();
      await snapshotRow.getByRole('button', { name: /^Remove/ }).waitFor();
      await summary.getByRole('link', { name: 'Keywords of kettles.example' }).click();
      await page.locator('.ag-row').first().waitFor();

      await visit(page, '/keywords?domain=kettles.example&db=gny#per_page=25&page=2&sort=ws|desc');
      await page.locator('.ag-row[row-index="15"]').waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /Choose an export format/ }).click();
      await page.getByRole('menuitem', { name: 'CSV, UTF-8' }).click();
      expect(await linesOf(await download)).toHaveLength(validKeywords + 1);
      expect(await page.getByRole('dialog').count()).toBe(0);
      await expectNoPaidAccessLinks();

      await visit(page, '/');
      await page.getByRole('link', { name: 'kettles.example' }).first().waitFor();
      await expectNoPaidAccessLinks();
      await page.getByRole('button', { name: 'Settings and saved domains' }).click();
      await page.getByRole('menuitem', { name: 'History' }).waitFor();
      await expectNoPaidAccessLinks();
      expect(await page.getByRole('menuitem', { name: 'Log out' }).count()).toBe(0);

      await visit(page, '/panel');
      await page.getByRole('heading', { level: 2, name: /domains/i }).waitFor();
      await expectNoPaidAccessLinks();
      expect(await page.getByRole('main').getByText('Two-factor log-in').count()).toBe(0);
      expectNoErrors();
      await close();
    },
  );
});
