import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';
import { isRowsRequest, parseInteger, columnNumbers, openTable, cellValues } from './support/report-page.js';

const keywords = '/keywords?domain=northtrail.example&db=gny';

async function columnValues(page: Page, id: string): Promise<string[]> {
  await page.locator('.ag-row').first().waitFor();
  return cellValues(page, id);
}

async function waitForHash(page: Page, part: RegExp): Promise<void> {
  await page.waitForURL((url) => part.test(decodeURIComponent(url.hash)));
}

/** Checks that the badges with the number of hidden icons are not cut off. */
async function expectUncutBadges(page: Page): Promise<void> {
  const badges = page.locator('.ag-cell[col-id="wizards"] span', { hasText: /^\+\d$/ });
  await badges.first().waitFor();
  const overflowPx = await badges.evaluateAll((found) =>
    found.map((badge) => {
      const range = badge.ownerDocument.createRange();
      range.selectNodeContents(badge);
      const icons = badge.parentElement?.getBoundingClientRect().right ?? 0;
      return range.getBoundingClientRect().right - Math.min(icons, badge.getBoundingClientRect().right);
    }),
  );
  expect(Math.max(...overflowPx), 'the badge is not cut off').toBeLessThan(0.5);
}

describePages(
  'report table',
  ({ atAlternateWidth }) => {
    atAlternateWidth('sorts keywords by volume and fits the badge of hidden icons', async (page) => {
      await visit(page, keywords);
      const volumes = (await columnValues(page, 'ws')).map(parseInteger);
      expect(volumes.length).toBeGreaterThan(5);
      expect(volumes).toEqual([...volumes].sort((a, b) => b - a));
      await expectAccessible(page, { inAllRows: true });
      await visit(page, `${keywords}#filter=${encodeURIComponent('wizardscount>=5')}`);
      await expectUncutBadges(page);
    });

    atAlternateWidth(
      'keeps page, sort and filter in the URL through back, forward and reload',
      async (page, width) => {
        await visit(
          page,
          `${keywords}#page=1&per_page=10&filter=${encodeURIComponent('pos<=10')}&sort=${encodeURIComponent('pos|asc')}`,
        );
        const positions = (await columnValues(page, 'pos')).map(parseInteger);
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
      },
    );

    atAlternateWidth(
      'pages, corrects invalid page numbers and returns to the first page on sort',
      async (page, width) => {
        await openTable(page, `${keywords}#per_page=10`);
        const info = page.getByRole('status').filter({ hasText: /of .* keywords/ });
        const total = Number(/of ([\d,]+) keywords/.exec(await info.innerText())?.[1]?.replace(/\D/g, ''));
        const last = Math.ceil(total / 10);
        expect(last).toBeGreaterThan(12);
        const pager = page.getByRole('navigation', { name: 'Pages', exact: true });
        const expectPage = (number: number, from = (number - 1) * 10 + 1) =>
          expect.poll(() => info.innerText()).toContain(`${from}–${Math.min(from + 9, total)} of`);
        await pager.getByRole('button', { name: 'Jump to page 6' }).click();
        await expectPage(6);
        expect(await pager.getByRole('button', { name: /^Page \d+$/ }).allInnerTexts()).toEqual(
          [1, 4, 5, 6, 7, 8, last].map(String),
        );
        await pager.getByRole('button', { name: 'Last page' }).click();
        await expectPage(last);
        expect(await pager.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true);
        await pager.getByRole('button', { name: 'Previous page' }).click();
        await expectPage(last - 1);
        await pager.getByRole('button', { name: 'First page' }).click();
        await expectPage(1);
        if (width > 600) {
          const upperPager = page.getByRole('navigation', { name: 'Pages, above the table' });
          await upperPager.getByRole('button', { name: 'Next page' }).click();
          await expectPage(2);
          const field = page.getByRole('textbox', { name: 'Go to page, press Enter' });
          for (const invalidPage of ['0', String(last + 1), 'two', '1.5']) {
            await field.fill(invalidPage);
            await field.press('Enter');
            await page.getByText(`Pages 1 to ${last}`).waitFor();
            expect(await field.inputValue(), 'the field shows the current page').toBe('2');
          }
          await field.fill('3');
          await field.press('Enter');
        } else await pager.getByRole('button', { name: 'Page 3', exact: true }).click();
        await expectPage(3);
        await page.locator('.ag-header-cell[col-id="pos"]').click();
        await expectPage(1);
        expect(new URL(page.url()).hash).toBe('#per_page=10&sort=pos%7Cdesc');
        const arrows = page.locator('.ag-sort-indicator-icon:visible');
        expect(await arrows.count()).toBe(1);
        expect(await page.locator('[col-id="pos"] .ag-sort-descending-icon').isVisible()).toBe(true);
        const sizes = page.getByRole('combobox', { name: 'Rows per page' });
        expect(await sizes.locator('option').allInnerTexts()).toEqual([
          '10',
          '25',
          '50',
          '150',
          '200',
          '500',
        ]);
        await sizes.selectOption('50');
        await expect.poll(() => info.innerText()).toContain('1–50 of');
      },
    );

    atAlternateWidth('shows the newest order when an older response arrives late', async (page) => {
      await openTable(page, keywords);
      let release: (() => void) | undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      let markSettled: (() => void) | undefined;
      const settled = new Promise<void>((resolve) => (markSettled = resolve));
      await page.route('**/graphql', async (route) => {
        const isOlder = isRowsRequest(route.request(), 'pos|desc');
        if (isOlder) await released;
        await route.continue().catch(() => undefined);
        // The page may have aborted the request, so there may be no response.
        const response = isOlder ? await route.request().response() : null;
        await response?.finished();
        if (isOlder) markSettled?.();
      });
      const header = page.locator('.ag-header-cell[col-id="pos"]');
      await header.click();
      await expect.poll(() => page.url()).toContain('pos%7Cdesc');
      await page.locator('[data-loading="true"] .ag-row').first().waitFor();
      await header.click();
      const ascending = async () => {
        const positions = await columnNumbers(page, 'pos');
        return positions[0] === 1 && positions.every((pos, index) => pos >= (positions[index - 1] ?? 0));
      };
      await expect.poll(ascending).toBe(true);
      release?.();
      await settled;
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      expect(await ascending()).toBe(true);
      expect(await header.getAttribute('aria-sort')).toBe('ascending');
    });

    atAlternateWidth('distinguishes an empty filter result from an unknown domain', async (page) => {
      await visit(page, `${keywords}#filter=${encodeURIComponent('wordLIKEno such words at all')}`);
      await page.getByText('Nothing matches this condition').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await columnValues(page, 'word');
      await visit(page, '/keywords?domain=nobody-knows.example&db=gny');
      await page.getByRole('heading', { name: 'No keywords' }).waitFor();
      await page.getByRole('link', { name: 'New search' }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    });

    atAlternateWidth(
      'keeps its rows after a failed request, explains the error and retries',
      async (page) => {
        await openTable(page, keywords);
        const before = (await cellValues(page, 'word')).slice(0, 10);
        await page.route('**/graphql', (route) =>
          isRowsRequest(route.request(), 'pos|desc') ? route.abort() : route.continue(),
        );
        await page.locator('.ag-header-cell[col-id="pos"]').click();
        const errorBanner = page.getByRole('alert').filter({ hasText: 'Keywords did not load.' });
        await errorBanner.getByText('The server is not responding. Check your connection.').waitFor();
        expect(await errorBanner.innerText()).toMatch(/Request [\w-]+/);
        expect(await page.getByRole('alert').count(), 'one message per error').toBe(1);
        expect(await errorBanner.innerText()).not.toContain('Unknown error');
        const sortOf = (id: string) =>
          page.locator(`.ag-header-cell[col-id="${id}"]`).getAttribute('aria-sort');
        expect(
          [await sortOf('ws'), await sortOf('pos')],
          'the header marks the order of the displayed rows',
        ).toEqual(['descending', 'none']);
        expect((await cellValues(page, 'word')).slice(0, 10)).toEqual(before);
        await expectAccessible(page);
        await page.unroute('**/graphql');
        await page.route('**/graphql', (route) =>
          isRowsRequest(route.request(), 'pos|desc')
            ? route.fulfill({ json: { errors: [{ message: '' }] } })
            : route.continue(),
        );
        await errorBanner.getByRole('button', { name: 'Retry' }).click();
        await expect.poll(() => errorBanner.innerText()).not.toContain('is not responding');
        await errorBanner.getByText('Unknown error, try again later.').waitFor();
        await page.unroute('**/graphql');
        await errorBanner.getByRole('button', { name: 'Retry' }).click();
        await errorBanner.waitFor({ state: 'detached' });
        await expect.poll(async () => (await cellValues(page, 'word')).slice(0, 10)).not.toEqual(before);
        await page.evaluate(() => (location.hash = 'sort=nothing|asc'));
        await errorBanner.getByText('nothing').waitFor();
        expect(await errorBanner.getByRole('button', { name: 'Retry' }).count(), 'a retry cannot help').toBe(
          0,
        );
        await errorBanner.getByRole('button', { name: 'Reset sorting' }).click();
        await errorBanner.waitFor({ state: 'detached' });
        await expect.poll(async () => (await cellValues(page, 'word')).slice(0, 10)).toEqual(before);
      },
      { requestsFail: true },
    );

    atAlternateWidth(
      'explains a column in its header by pointer and keyboard, and shows the history of a position',
      async (page) => {
        await openTable(page, keywords);
        await page.locator('.ag-header-cell[col-id="delta"]').hover();
        const help = page.getByRole('tooltip');
        await help.getByText('previous position − current position').waitFor();
        await expectAccessible(page);
        await page.mouse.move(0, 0);
        await help.waitFor({ state: 'detached' });
        await page.keyboard.press('Shift');
        await page.locator('.ag-header-cell[col-id="pos"]').focus();
        await help.getByText('Position in the latest results').waitFor();
        await page.keyboard.press('Tab');
        const link = help.getByRole('link', { name: 'All columns of this report' });
        expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
        expect(await link.getAttribute('href')).toBe('/api/docs#report-simple-organic-keywords');
        await page.keyboard.press('Escape');
        await help.waitFor({ state: 'detached' });
        expect(await page.locator('.ag-header-cell[col-id="pos"]:focus').count()).toBe(1);
        // A truncated cell shows its full text in a tooltip.
        const address = page.locator('.ag-row[row-index="0"] .ag-cell[col-id="url"]');
        await address.hover();
        await help.waitFor();
        expect(await help.innerText()).toMatch(/^\/./);
        await page.keyboard.press('Shift');
        await help.waitFor({ state: 'detached' });
        await page.locator('.ag-row .ag-cell[col-id="pos"] button').first().click();
        const dialog = page.getByRole('dialog');
        await dialog.locator('canvas, svg').first().waitFor();
        await expectAccessible(page);
      },
    );

    atAlternateWidth('switches the depth of competitors and keeps it in the URL', async (page) => {
      await visit(page, '/concurents?domain=northtrail.example&db=gny');
      const shared = async () => (await columnValues(page, 'cnt')).map(parseInteger);
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

    atAlternateWidth('finds keywords of the database by words', async (page) => {
      await visit(page, '/searchkeys?db=gny');
      await page.getByRole('textbox').first().waitFor();
      await page.getByRole('main').getByRole('textbox').first().fill('tents');
      await page
        .getByRole('main')
        .getByRole('button', { name: /find|search|show/i })
        .first()
        .click();
      const words = await columnValues(page, 'word');
      expect(words.some((word) => word.includes('tent'))).toBe(true);
      await page.getByRole('button', { name: 'Export', exact: true }).waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      expect((await download).suggestedFilename()).toMatch(/^keyword-search.*\.csv$/);
      expect(new URL(page.url()).pathname).toBe('/searchkeys');
    });

    atAlternateWidth('downloads the complete report as CSV', async (page) => {
      await visit(page, `${keywords}#filter=${encodeURIComponent('pos<=10')}`);
      await columnValues(page, 'word');
      const response = await page.request.get('/api/report/simple/organic/keywords', {
        params: { domain: 'northtrail.example', base: 'gny', filter: 'pos<=10' },
      });
      const { total } = (await response.json()) as { total: number };
      expect(total).toBeGreaterThan(25);
      const download = page.waitForEvent('download');
      await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
      const stream = await (await download).createReadStream();
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const lines = Buffer.concat(chunks).toString('utf8').trim().split(/\r?\n/);
      expect(lines).toHaveLength(total + 1);
    });
  },
  { as: 'administrator', sharedPage: true },
);
