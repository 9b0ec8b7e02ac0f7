import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';

const keywords = '/keywords?domain=northtrail.example&db=gny';

/** Waits for rows and gives the texts of one column, as the screen shows them. */
async function column(page: Page, id: string): Promise<string[]> {
  await page.locator('.ag-row').first().waitFor();
  return page
    .locator(`.ag-center-cols-container .ag-cell[col-id="${id}"], .ag-cell[col-id="${id}"]`)
    .allInnerTexts();
}

/** A number as the table writes it. */
function figure(text: string): number {
  return Number(text.replace(/[\s\u00a0\u202f]/g, ''));
}

async function waitForHash(page: Page, part: RegExp): Promise<void> {
  await page.waitForURL((url) => part.test(decodeURIComponent(url.hash)));
}

describePages(
  'the report table',
  ({ atWidthsInTurn }) => {
    atWidthsInTurn("shows a domain's keywords by volume", async (page) => {
      await page.goto(keywords);
      const volumes = (await column(page, 'ws')).map(figure);
      expect(volumes.length).toBeGreaterThan(5);
      expect(volumes).toEqual([...volumes].sort((a, b) => b - a));
      await expectAccessible(page);
    });

    atWidthsInTurn('keeps page, sort and filter in the address', async (page, width) => {
      await page.goto(
        `${keywords}#page=1&per_page=10&filter=${encodeURIComponent('pos<=10')}&sort=${encodeURIComponent('pos|asc')}`,
      );
      const positions = (await column(page, 'pos')).map(figure);
      expect(positions.every((position) => position <= 10)).toBe(true);
      if (width > 1000) expect(positions).toHaveLength(10);

      await page.getByRole('button', { name: 'Next page' }).last().click();
      await waitForHash(page, /page=2/);
      await page.goBack();
      await waitForHash(page, /page=1|^(?!.*page=2)/);
      await page.goForward();
      await waitForHash(page, /page=2/);
      await page.reload();
      await page.locator('.ag-row').first().waitFor();
      await waitForHash(page, /page=2/);
    });

    atWidthsInTurn('sorts descending first, then ascending', async (page) => {
      await page.goto(keywords);
      await column(page, 'pos');
      const head = page.locator('.ag-header-cell[col-id="pos"]');
      await head.click();
      await waitForHash(page, /sort=pos\|desc/);
      await head.click();
      await waitForHash(page, /sort=pos\|asc/);
    });

    atWidthsInTurn('filters by a condition of the panel and clears it again', async (page) => {
      await page.goto(keywords);
      await column(page, 'word');
      await page
        .getByRole('button', { name: /^Filter/ })
        .first()
        .click();
      const panel = page.getByRole('dialog').first();
      await panel.waitFor();
      await expectAccessible(page);
      await panel.getByRole('textbox', { name: 'Value' }).first().fill('tents');
      await panel.getByRole('button', { name: /^Show/ }).click();
      await waitForHash(page, /filter=.*tents/);
      await expect
        .poll(async () => (await column(page, 'word')).every((word) => word.includes('tents')))
        .toBe(true);
      await page
        .getByRole('button', { name: /Clear all|Remove the filter/ })
        .first()
        .click();
      await waitForHash(page, /^(?!.*tents)/);
    });

    atWidthsInTurn('tells no match from nothing there', async (page) => {
      await page.goto(`${keywords}#filter=${encodeURIComponent('wordLIKEno such words at all')}`);
      await page.getByText('Nothing matches this condition').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await column(page, 'word');
    });

    atWidthsInTurn('shows the history of a position', async (page) => {
      await page.goto(keywords);
      await page.locator('.ag-row .ag-cell[col-id="pos"] button').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('canvas, svg').first().waitFor();
      await expectAccessible(page);
    });

    const others = {
      'lost keywords': '/lostkeywords?domain=northtrail.example&db=gny',
      competitors: '/concurents?domain=northtrail.example&db=gny',
      pages: '/sitepages?domain=northtrail.example&db=gny',
      'similar keywords': '/similarkeys?key=tents&db=gny',
      'visible domains': '/visible?db=gny',
    };
    for (const [name, address] of Object.entries(others)) {
      atWidthsInTurn(`reads ${name}`, async (page) => {
        await page.goto(address);
        await page.locator('.ag-row').first().waitFor();
        await expectAccessible(page);
      });
    }

    atWidthsInTurn('switches the depth of competitors and keeps it in the address', async (page) => {
      await page.goto(others.competitors);
      const shared = async () => (await column(page, 'cnt')).map(figure);
      const inTop10 = await shared();
      await page.getByRole('group', { name: 'Depth' }).getByRole('button', { name: 'Top 50' }).click();
      await page.waitForURL((url) => url.searchParams.get('top') === '50');
      await expect.poll(async () => (await shared())[0]).toBeGreaterThan(inTop10[0] ?? 0);
      await page.reload();
      const chosen = page.getByRole('button', { name: 'Top 50' });
      await expect.poll(() => chosen.getAttribute('aria-pressed')).toBe('true');
      await page.goBack();
      await expect.poll(shared).toEqual(inTop10);
    });

    atWidthsInTurn('finds keywords of the base by words', async (page) => {
      await page.goto('/searchkeys?db=gny');
      await page.getByRole('textbox').first().waitFor();
      await page.getByRole('main').getByRole('textbox').first().fill('tents');
      await page
        .getByRole('main')
        .getByRole('button', { name: /find|search|show/i })
        .first()
        .click();
      const words = await column(page, 'word');
      expect(words.some((word) => word.includes('tent'))).toBe(true);
      await page.getByRole('button', { name: 'Export', exact: true }).waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      expect((await download).suggestedFilename()).toMatch(/^keyword-search.*\.csv$/);
      expect(new URL(page.url()).pathname).toBe('/searchkeys');
    });

    atWidthsInTurn('downloads the whole report as CSV', async (page) => {
      await page.goto(`${keywords}#filter=${encodeURIComponent('pos<=10')}`);
      await column(page, 'word');
      const answer = await page.request.get('/api/report/simple/organic/keywords', {
        params: { domain: 'northtrail.example', base: 'gny', filter: 'pos<=10' },
      });
      const { total } = (await answer.json()) as { total: number };
      expect(total).toBeGreaterThan(25);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Export', exact: true }).click();
      const stream = await (await download).createReadStream();
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const lines = Buffer.concat(chunks).toString('utf8').trim().split(/\r?\n/);
      expect(lines).toHaveLength(total + 1);
    });
  },
  { as: 'administrator' },
);
