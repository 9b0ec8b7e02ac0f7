import { expect, inject } from 'vitest';
import type { Page } from 'playwright-core';
import { describePages, expectAccessible, expectTableFits } from './support/browser.js';
import { visit } from './support/navigation.js';

const domain = 'northtrail.example';
const address = `/sitepagestree?domain=${domain}&db=gny`;

const treeItem = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^/?${name}`) });

/** Hexadecimal form of a computed color. */
function toHex(color: string | null): string {
  const channels = color?.match(/\d+/g)?.map(Number) ?? [];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Row count of a section, with one row for each page that ranks for a keyword. */
async function fetchPositionCount(url: string, includeSubLevels: number): Promise<number> {
  const query = new URLSearchParams({ domain, base: 'gny', url, includeSubLevels: String(includeSubLevels) });
  const response = await fetch(
    `${inject('serverUrl')}/api/report/simple/organic/keywords?${query.toString()}&per_page=1`,
    { headers: { 'x-api-token': inject('administratorToken') } },
  );
  return ((await response.json()) as { total: number }).total;
}

describePages(
  'page tree',
  ({ atEachWidth, atAlternateWidth }) => {
    atEachWidth('navigates from a section to its keywords and back', async (page, width) => {
      await visit(page, address);
      const root = treeItem(page, domain);
      await root.waitFor();
      expect(await root.getAttribute('aria-selected')).toBe('true');
      await expectAccessible(page);
      await treeItem(page, 'shop').click();
      const total = await fetchPositionCount('/shop', 1);
      await page.getByText(`of ${total} positions`).waitFor();
      if (width >= 1280) await expectTableFits(page, 'page tree');
      expect(new URL(page.url()).searchParams.get('url')).toBe('/shop');
      if (width < 600) {
        await expectAccessible(page);
        await page.getByRole('button', { name: 'All sections' }).click();
        await root.waitFor();
      } else {
        await page.getByRole('checkbox', { name: 'Include subfolders' }).click();
        expect(await fetchPositionCount('/shop', 0)).toBe(0);
        await page.getByRole('heading', { name: 'No page at this address' }).waitFor();
        await page.getByText('No page at /shop itself ranks in the top 50.').waitFor();
        await page
          .getByRole('navigation', { name: 'Path to the section' })
          .getByRole('button', { name: domain })
          .click();
        await expect.poll(() => root.getAttribute('aria-selected')).toBe('true');
      }
    });

    atAlternateWidth('supports arrow keys and searches on Enter', async (page) => {
      await visit(page, address);
      const shop = treeItem(page, 'shop');
      await shop.waitFor();
      await page.getByRole('tree').focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => page.locator('[role=treeitem][data-focused]').getAttribute('aria-expanded'))
        .toBe('true');
      const search = page.getByRole('textbox', { name: /^Search the tree/ });
      await search.fill('SHO+op');
      expect(await page.getByText(/ found$/).count()).toBe(0);
      await search.press('Enter');
      await page.getByText('1 found').waitFor();
      expect(await page.getByRole('treeitem').count()).toBe(2);
      await search.press('Escape');
      await treeItem(page, 'guides').waitFor();
    });

    atAlternateWidth('has a legend in the colors of the theme', async (page) => {
      await visit(page, address);
      await treeItem(page, 'shop').waitFor();
      await page.getByRole('button', { name: 'Tree settings' }).click();
      const fields = page.getByRole('dialog', { name: 'Tree settings' }).locator('input[type=color]');
      await fields.first().waitFor();
      const colors = await fields.evaluateAll((inputs) =>
        inputs.map(({ parentElement }) => parentElement && getComputedStyle(parentElement).backgroundColor),
      );
      const themeColors = await page.evaluate(() => {
        const styles = getComputedStyle(document.documentElement);
        return ['--tree-depth', '--depth-10', '--line-2'].map((name) => styles.getPropertyValue(name).trim());
      });
      expect([...new Set(colors.map(toHex))].toSorted()).toEqual(themeColors.toSorted());
      // Firefox paints the value of a visible field, which is not the color of the theme.
      expect(await fields.first().evaluate((input) => getComputedStyle(input).opacity)).toBe('0');
    });

    atAlternateWidth(
      'saves the selected counts and order',
      async (page) => {
        await visit(page, address);
        await treeItem(page, 'shop').waitFor();
        await page.getByRole('button', { name: 'Tree settings' }).click();
        const dialog = page.getByRole('dialog', { name: 'Tree settings' });
        await dialog.getByRole('checkbox', { name: 'Positions in the top 1', exact: true }).click();
        await dialog.getByLabel('Sort sections').selectOption('sumIt50');
        await expectAccessible(page);
        await dialog.getByRole('button', { name: 'Save settings' }).click();
        await page.getByText('Tree settings saved').waitFor();
        const first = page.getByRole('treeitem', { level: 2 }).first();
        await expect.poll(() => first.innerText()).toMatch(/^\/?shop/);
        await page.reload();
        await expect.poll(() => first.innerText()).toMatch(/^\/?shop/);
        expect(await first.locator('[data-count]').count()).toBe(4);
      },
      { ownPage: true },
    );

    atAlternateWidth('opens the selected file in a new tab and closes the dialog', async (page) => {
      await visit(page, address);
      await treeItem(page, 'shop').waitFor();
      await page.getByRole('button', { name: 'Export tree' }).click();
      const dialog = page.getByRole('dialog', { name: 'Export tree' });
      await dialog.getByRole('radio', { name: 'Structure statistics' }).check();
      const link = dialog.getByRole('link', { name: 'Export tree' });
      expect([await link.getAttribute('target'), await link.getAttribute('href')]).toEqual([
        '_blank',
        expect.stringMatching(/tree_pages\/export\?.*type=1/),
      ]);
      await link.click();
      await expect.poll(() => dialog.count()).toBe(0);
    });
  },
  { as: 'pro', sharedPage: true },
);
