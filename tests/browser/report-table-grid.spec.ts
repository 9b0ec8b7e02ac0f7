import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';
import { cellOf, clipboardText, hashOf, openRows as open, fetchRows } from './support/table-cells.js';

const keywords = '/keywords?domain=northtrail.example&db=gny';
const competitors = '/concurents?domain=northtrail.example&db=gny';

/** Lets the test read the clipboard. */
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const desktop = { viewport: { width: 1280, height: 860 } };

describePages(
  'rows of the report table',
  ({ atAlternateWidth }) => {
    atAlternateWidth('mark place names, questions and SERP features with labelled icons', async (page) => {
      await open(page, keywords, 'isgeo=1');
      await cellOf(page, 0, 'word').getByRole('img', { name: 'Contains a place name' }).waitFor();
      await open(page, keywords, 'isquest=1^wizardscount>=1');
      await cellOf(page, 0, 'word').getByRole('img', { name: 'Question' }).waitFor();

      const classes = (await (await page.request.get('/api/wizardClasses')).json()) as { name: string }[];
      const params = { domain: 'northtrail.example', filter: 'isquest=1^wizardscount>=1', per_page: '1' };
      const { data } = await fetchRows<{ wizards: Record<string, string> }>(page, 'organic/keywords', params);
      const names = Object.values(data[0]?.wizards ?? {});
      expect(names.length).toBeGreaterThan(0);
      expect(classes.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
      const icons = cellOf(page, 0, 'wizards').getByRole('img');
      await cellOf(page, 0, 'wizards').scrollIntoViewIfNeeded();
      expect((await icons.getAttribute('aria-label'))?.split(', ').sort()).toEqual(names.sort());
    });

    atAlternateWidth(
      'filter by a metric from the context menu, with one condition per comparison',
      async (page) => {
        await open(page, keywords);
        const volume = (await cellOf(page, 3, 'ws').innerText()).replace(/\D/g, '');
        await cellOf(page, 3, 'ws').click({ button: 'right' });
        const menu = page.getByRole('menu');
        await expect
          .poll(async () =>
            (await menu.getByRole('menuitem').allInnerTexts()).map((text) => text.split(/\s/)[0]),
          )
          .toEqual(['=', '≠', '≥', '≤', 'Copy', 'Copy']);
        await expectAccessible(page);
        await menu.getByRole('menuitem', { name: /^At most/ }).click();
        await expect.poll(() => hashOf(page)).toBe(`#filter=ws<=${volume}`);

        await expect
          .poll(async () => (await cellOf(page, 0, 'ws').innerText()).replace(/\D/g, ''))
          .toBe(volume);
        const lower = (await cellOf(page, 6, 'ws').innerText()).replace(/\D/g, '');
        await cellOf(page, 6, 'ws').click({ button: 'right' });
        await menu.getByRole('menuitem', { name: /^At most/ }).click();
        await expect.poll(() => hashOf(page)).toBe(`#filter=ws<=${lower}`);
      },
    );

    atAlternateWidth('open the menu of the focused cell by keyboard and return the focus', async (page) => {
      await open(page, keywords);
      await cellOf(page, 2, 'pos').focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Shift+F10');
      const menu = page.getByRole('menu');
      await menu.getByRole('menuitem', { name: 'Similar keywords' }).waitFor();
      const box = await cellOf(page, 2, 'word').boundingBox();
      const menuBox = await menu.boundingBox();
      expect(menuBox?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - 1);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
      await page.locator('[row-index="2"] .ag-cell[col-id="word"]:focus').waitFor();

      const word = await cellOf(page, 2, 'word').innerText();
      await page.keyboard.press('ContextMenu');
      await menu.waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => hashOf(page)).toBe(`#filter=word!=${word}`);
      await menu.waitFor({ state: 'hidden' });
    });

    atAlternateWidth(
      'copy a cell and the column of the page',
      async (page) => {
        await open(page, keywords, 'ws>=1000');
        const params = { domain: 'northtrail.example', filter: 'ws>=1000' };
        const { data } = await fetchRows(page, 'organic/keywords', params);
        await cellOf(page, 1, 'ws').click({ button: 'right' });
        await page.getByRole('menuitem', { name: 'Copy cell' }).click();
        await expect.poll(() => clipboardText(page)).toBe(String(data[1]?.['ws']));
        await cellOf(page, 1, 'word').click({ button: 'right' });
        await page.getByRole('menuitem', { name: 'Copy column' }).click();
        const lines = ['Keyword', ...data.map((row) => row['word'])];
        await expect.poll(() => clipboardText(page)).toBe(lines.join('\n'));
      },
      clipboard,
    );

    atAlternateWidth('link from a domain to its report first', async (page) => {
      await open(page, competitors);
      const name = await cellOf(page, 0, 'name').locator('a').innerText();
      expect(await cellOf(page, 0, 'name').locator('a').getAttribute('href')).toBe(
        `/report?domain=${name}&db=gny`,
      );
      await cellOf(page, 0, 'name').click({ button: 'right' });
      const first = page.getByRole('menuitem').first();
      expect(await first.innerText()).toBe('Open domain report');
      await first.click();
      await page.waitForURL((url) => url.pathname === '/report' && url.searchParams.get('domain') === name);
    });

    atAlternateWidth(
      'explain why the free plan allows no fourth condition and no copying',
      async (page) => {
        await open(page, keywords, 'ws>=1^pos<=50^numwords>=1');
        await cellOf(page, 1, 'ws').click({ button: 'right' });
        await page.getByRole('menuitem', { name: /^Exclude/ }).click();
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        expect(hashOf(page)).toBe('#filter=ws>=1^pos<=50^numwords>=1');
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
        await cellOf(page, 1, 'ws').click({ button: 'right' });
        await page.getByRole('menuitem', { name: 'Copy column' }).click();
        await dialog.waitFor();
      },
      { as: 'demo' },
    );

    atAlternateWidth(
      'link to related reports, with header and first column always visible',
      async (page) => {
        const hrefOf = (column: string) => cellOf(page, 0, column).locator('a').getAttribute('href');
        await open(page, keywords);
        const { data } = await fetchRows(page, 'organic/keywords', {
          domain: 'northtrail.example',
          per_page: '1',
        });
        const word = String(data[0]?.['word']);
        expect(await hrefOf('word')).toBe(`/report?domain=${encodeURIComponent(word)}&as=keyword&db=gny`);
        const url = encodeURIComponent(String(data[0]?.['url']));
        expect(await hrefOf('url')).toBe(`/keysbypage?domain=northtrail.example&page_url=${url}&db=gny`);

        await page.mouse.move(700, 500);
        await page.mouse.wheel(0, 4000);
        await cellOf(page, 24, 'word').waitFor();
        expect(await page.locator('.ag-header-cell[col-id="word"]').isVisible()).toBe(true);

        await open(page, '/similarkeys?key=tents&db=gny');
        const similar = encodeURIComponent((await cellOf(page, 0, 'word').innerText()).trim());
        expect(await hrefOf('cnt')).toBe(`/similarkeys?key=${similar}&db=gny`);

        await visit(page, '/visible?db=gny');
        await cellOf(page, 0, 'name').waitFor();
        const name = await cellOf(page, 0, 'name').locator('a').innerText();
        expect(await hrefOf('it50')).toBe(`/keywords?domain=${name}&db=gny`);
        expect(await hrefOf('it10')).toBe(
          `/keywords?domain=${name}&db=gny#filter=${encodeURIComponent('pos<=10')}`,
        );
      },
      desktop,
    );
  },
  { as: 'pro', sharedPage: true },
);
