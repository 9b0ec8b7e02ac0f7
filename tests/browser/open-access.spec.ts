import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../support/running-server.js';
import { openPage } from './support/browser.js';

const wayToPay = 'a[href*="pricing"], a[href*="subscription"], a[href*="/login"]';

describe('a server that its owner keeps to themselves (ACCESS=open)', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ env: { ACCESS: 'open', SAMPLE_KEYWORDS: '600' } });
  });

  afterAll(() => server.stop());

  it('shows whole tables and their files, without a price, a limit or a way to log in', async () => {
    const { page, expectNoErrors, close } = await openPage(1280, { baseURL: server.url });
    await page.goto('/');
    await page.getByRole('link', { name: 'northtrail.example' }).first().waitFor();
    expect(await page.locator(wayToPay).count()).toBe(0);
    await page.getByRole('button', { name: 'Settings and saved domains' }).click();
    await page.getByRole('menuitem', { name: 'History' }).waitFor();
    expect(await page.locator(wayToPay).count()).toBe(0);
    expect(await page.getByRole('menuitem', { name: 'Log out' }).count()).toBe(0);

    await page.goto('/keywords?domain=northtrail.example&db=gny#per_page=25&page=2&sort=ws|desc');
    await page.locator('.ag-row[row-index="15"]').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /Choose an export format/ }).click();
    await page.getByRole('menuitem', { name: 'CSV, UTF-8' }).click();
    const lines: string[] = [];
    for await (const chunk of await (await download).createReadStream()) {
      lines.push(...String(chunk).trim().split('\n'));
    }
    expect(lines.length).toBeGreaterThan(50);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.locator(wayToPay).count()).toBe(0);

    await page.goto('/panel');
    await page.getByRole('heading', { level: 2, name: /domains/i }).waitFor();
    expect(await page.locator(wayToPay).count()).toBe(0);
    expectNoErrors();
    await close();
  });
});
