import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { cellOf, copiedText, hashOf, longPress, rowsByRest } from './support/table-cells.js';

const keywords = '/keywords?domain=northtrail.example&db=gny';
const competitors = '/concurents?domain=northtrail.example&db=gny';

/** Clipboard of a page's own profile, readable by the test. */
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const desk = { viewport: { width: 1280, height: 860 } };
const phone = { viewport: { width: 480, height: 900 }, hasTouch: true };

async function open(page: Page, address: string, filter?: string): Promise<void> {
  await page.goto(filter === undefined ? address : `${address}#filter=${encodeURIComponent(filter)}`);
  await cellOf(page, 0, /keysbypage|keywords|similar/.test(address) ? 'word' : 'name').waitFor();
}

function panel(page: Page): Locator {
  return page.getByRole('group', { name: 'Checked rows' });
}

async function expectSelected(page: Page, count: number): Promise<void> {
  await panel(page).getByText(`${count} selected`, { exact: true }).waitFor();
}

describePages(
  'rows of the report table',
  ({ atWidthsInTurn }) => {
    atWidthsInTurn('T4 mark keywords of a place, questions and blocks by named icons', async (page) => {
      await open(page, keywords, 'isgeo=1');
      await cellOf(page, 0, 'word').getByRole('img', { name: 'Names a place' }).waitFor();
      await open(page, keywords, 'isquest=1^wizardscount>=1');
      await cellOf(page, 0, 'word').getByRole('img', { name: 'Question' }).waitFor();

      const classes = (await (await page.request.get('/api/wizardClasses')).json()) as { name: string }[];
      const asked = { domain: 'northtrail.example', filter: 'isquest=1^wizardscount>=1', per_page: '1' };
      const { data } = await rowsByRest<{ wizards: Record<string, string> }>(page, 'organic/keywords', asked);
      const names = Object.values(data[0]?.wizards ?? {});
      expect(names.length).toBeGreaterThan(0);
      expect(classes.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
      const icons = cellOf(page, 0, 'wizards').getByRole('img');
      await cellOf(page, 0, 'wizards').scrollIntoViewIfNeeded();
      expect((await icons.getAttribute('aria-label'))?.split(', ').sort()).toEqual(names.sort());
    });

    atWidthsInTurn(
      'T5 narrow by a figure from the menu at the pointer, one condition for a comparison',
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

    atWidthsInTurn(
      'T5 open the menu of the focused cell by the keyboard and give the focus back',
      async (page) => {
        await open(page, keywords);
        await cellOf(page, 2, 'pos').focus();
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Shift+F10');
        const menu = page.getByRole('menu');
        await menu.getByRole('menuitem', { name: 'Similar keywords' }).waitFor();
        const box = await cellOf(page, 2, 'word').boundingBox();
        const place = await menu.boundingBox();
        expect(place?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - 1);
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
      },
    );

    atWidthsInTurn(
      'T5 copy a cell and the column of the page',
      async (page) => {
        await open(page, keywords, 'ws>=1000');
        const asked = { domain: 'northtrail.example', filter: 'ws>=1000' };
        const { data } = await rowsByRest(page, 'organic/keywords', asked);
        await cellOf(page, 1, 'ws').click({ button: 'right' });
        await page.getByRole('menuitem', { name: 'Copy cell' }).click();
        await expect.poll(() => copiedText(page)).toBe(String(data[1]?.['ws']));
        await cellOf(page, 1, 'word').click({ button: 'right' });
        await page.getByRole('menuitem', { name: 'Copy column' }).click();
        const lines = ['Keyword', ...data.map((row) => row['word'])];
        await expect.poll(() => copiedText(page)).toBe(lines.join('\n'));
      },
      clipboard,
    );

    atWidthsInTurn('T5 lead from a domain to its report first', async (page) => {
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

    atWidthsInTurn(
      'T5 say why a demonstration takes no fourth condition and copies nothing',
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

    atWidthsInTurn(
      'T16 are checked by a long press on a telephone, where other cells open their menu',
      async (page) => {
        await open(page, keywords);
        expect(await page.getByRole('checkbox').count()).toBe(0);
        await longPress(page, cellOf(page, 1, 'word'));
        await expectSelected(page, 1);
        await longPress(page, cellOf(page, 3, 'word'));
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

    atWidthsInTurn(
      'T16 are checked by box, range, blank, head and the key for everything, and stay so through pages, orders and filters',
      async (page) => {
        await open(page, keywords);
        const names = await page.locator('.ag-cell[col-id="word"]').allInnerTexts();
        const box = (index: number) =>
          page.getByRole('checkbox', { name: `Select ${names[index]}`, exact: true });
        const all = page.getByRole('checkbox', { name: 'Select all on this page' });
        await cellOf(page, 0, 'word').focus();
        await page.keyboard.press('ControlOrMeta+a');
        await expectSelected(page, 25);
        await all.click();
        await expect.poll(() => panel(page).count()).toBe(0);
        await box(1).click();
        await expectSelected(page, 1);
        await box(4).click({ modifiers: ['Shift'] });
        await expectSelected(page, 4);
        await all.and(page.locator(':indeterminate')).waitFor();
        await cellOf(page, 6, 'word').focus();
        await page.keyboard.press('Space');
        await expectSelected(page, 5);
        const scrolled = "document.querySelector('.ag-grid-viewport').scrollTop";
        expect(await page.evaluate<number>(scrolled)).toBe(0);
        await page.keyboard.press('Space');
        await expectSelected(page, 4);
        expect(await panel(page).locator('[title]').allInnerTexts()).toEqual(
          expect.arrayContaining(names.slice(1, 4)),
        );
        await expectAccessible(page);

        await page.getByRole('button', { name: 'Next page' }).first().click();
        await all.and(page.locator(':not(:indeterminate)')).waitFor();
        await expectSelected(page, 4);
        await page.locator('.ag-header-cell[col-id="word"]').click();
        await expect.poll(() => hashOf(page)).toMatch(/sort=word\|desc/);
        await open(page, keywords, `word=${names[2]}`);
        await expect.poll(() => page.locator('.ag-cell[col-id="word"]').allInnerTexts()).toEqual([names[2]]);
        expect(await box(2).isChecked()).toBe(true);
        await expectSelected(page, 4);
        await page.reload();
        await cellOf(page, 0, 'word').waitFor();
        expect(await panel(page).count()).toBe(0);
      },
      desk,
    );

    atWidthsInTurn(
      'T16 are taken to the clipboard, all of the report at once, folded and cleared',
      async (page) => {
        await open(page, keywords, 'ws>=20000');
        const asked = { domain: 'northtrail.example', filter: 'ws>=20000', per_page: '500' };
        const { total, data } = await rowsByRest(page, 'organic/keywords', asked);
        expect(total).toBeGreaterThan(25);
        await cellOf(page, 0, 'word').focus();
        await page.keyboard.press('Space');
        await panel(page)
          .getByRole('button', { name: `Select all ${total}` })
          .click();
        await expectSelected(page, total);
        await panel(page).getByRole('button', { name: 'Copy rows' }).click();
        await page.getByText(`${total} keywords copied with headings`).waitFor();
        const lines = (await copiedText(page)).split('\n').map((line) => line.split('\t'));
        expect(lines[0]?.slice(0, 2)).toEqual(['Keyword', 'Position']);
        expect(
          lines
            .slice(1)
            .map(([word, position]) => `${word} ${position}`)
            .sort(),
        ).toEqual(data.map((row) => `${String(row['word'])} ${String(row['pos'])}`).sort());

        await panel(page).getByRole('button', { name: 'Fold the selection' }).click();
        expect(await panel(page).getByRole('button').count()).toBe(2);
        await panel(page).getByRole('button', { name: 'Clear' }).click();
        await panel(page).waitFor({ state: 'detached' });
        expect(await page.locator('.ag-row-selected').count()).toBe(0);
      },
      { ...desk, ...clipboard },
    );

    atWidthsInTurn(
      'T16 open the documented pages in new tabs, with the table’s own domain when it is added',
      async (page) => {
        await open(page, competitors);
        const { data } = await rowsByRest(page, 'organic/concurents', {
          domain: 'northtrail.example',
        });
        const own = await rowsByRest(page, 'organic/keywords', {
          domain: 'northtrail.example',
          per_page: '1',
        });
        const ids = [0, 1].map((row) => String(data[row]?.['id']));
        for (const row of [0, 1]) {
          await cellOf(page, row, 'name').focus();
          await page.keyboard.press('Space');
        }
        await expectSelected(page, 2);
        await panel(page).getByRole('checkbox', { name: 'Add northtrail.example' }).check();
        const list = [...ids, String(own.data[0]?.['did'])].join(',');
        const links = {
          'Group report': '/group',
          Compare: '/compare',
          'Batch analysis': '/tools/domains-batch',
        };
        for (const [name, path] of Object.entries(links)) {
          const link = panel(page).getByRole('link', { name });
          expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toBe(`${path}?ids=${list}`);
          expect(await link.getAttribute('target')).toBe('_blank');
          expect(await link.getAttribute('rel')).toContain('noopener');
        }

        await page.goto('/sitepages?domain=northtrail.example&db=gny');
        await cellOf(page, 0, 'url').waitFor();
        const { data: pages } = await rowsByRest(page, 'organic/sitepages', {
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
        const addresses = [0, 1].map((row) => `https://northtrail.example${String(pages[row]?.['url'])}`);
        expect(await panel(page).getByRole('link', { name: 'Keywords by pages' }).getAttribute('href')).toBe(
          `/tools/keywords-by-pages?pages=${addresses.map(encodeURIComponent).join(',')}`,
        );
      },
    );

    atWidthsInTurn(
      'T22 lead on from keywords, similar keywords and visible domains; head and first column stay in sight',
      async (page) => {
        const hrefs = (column: string) => cellOf(page, 0, column).locator('a').getAttribute('href');
        await open(page, keywords);
        const { data } = await rowsByRest(page, 'organic/keywords', {
          domain: 'northtrail.example',
          per_page: '1',
        });
        const word = String(data[0]?.['word']);
        expect(await hrefs('word')).toBe(`/report?domain=${encodeURIComponent(word)}&db=gny`);
        const url = encodeURIComponent(String(data[0]?.['url']));
        expect(await hrefs('url')).toBe(`/keysbypage?domain=northtrail.example&page_url=${url}&db=gny`);

        await page.mouse.move(700, 500);
        await page.mouse.wheel(0, 4000);
        await cellOf(page, 24, 'word').waitFor();
        expect(await page.locator('.ag-header-cell[col-id="word"]').isVisible()).toBe(true);

        await open(page, '/similarkeys?key=tents&db=gny');
        const similar = encodeURIComponent((await cellOf(page, 0, 'word').innerText()).trim());
        expect(await hrefs('cnt')).toBe(`/similarkeys?key=${similar}&db=gny`);

        await page.goto('/visible?db=gny');
        await cellOf(page, 0, 'name').waitFor();
        const name = await cellOf(page, 0, 'name').locator('a').innerText();
        expect(await hrefs('it50')).toBe(`/keywords?domain=${name}&db=gny`);
        expect(await hrefs('it10')).toBe(
          `/keywords?domain=${name}&db=gny#filter=${encodeURIComponent('pos<=10')}`,
        );
      },
      desk,
    );
  },
  { as: 'pro' },
);
