import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { asPageUser } from './support/bills.js';
import { visit } from './support/navigation.js';

describePages(
  'rank tracking projects',
  ({ atAlternateWidth }) => {
    atAlternateWidth(
      'are created, read by date, charted, tagged and exported',
      async (page, width) => {
        const response = await asPageUser(
          page,
          '{ organicKeywords(domain: "northtrail.example", base: "gny", perPage: 10) { data { word } } }',
        );
        const keywords = (response['organicKeywords'] as { data: { word: string }[] }).data.map(
          ({ word }) => word,
        );
        await page.goto('/positions');
        await page.getByRole('button', { name: 'New project' }).click();
        const form = page.getByRole('dialog', { name: 'New rank tracking project' });
        await form.getByRole('button', { name: 'Create project' }).click();
        await form.getByText('Fill in this field').first().waitFor();
        await expectAccessible(page);
        await form.getByLabel('Site address').fill('northtrail.example');
        await form.getByLabel('Name', { exact: true }).fill(`North Trail ${width}`);
        await form.getByLabel('Competitors').fill('peakline.example');
        await form.getByLabel('Keywords', { exact: true }).fill([...keywords, 'zzz nobody asks'].join('\n'));
        await form.getByRole('button', { name: 'Create project' }).click();
        await page.waitForURL(/\/positions\/[\da-f-]+$/);
        await page.getByRole('heading', { name: `North Trail ${width}` }).waitFor();
        const [first = '', ...otherKeywords] = keywords;
        const row = page
          .locator('.ag-row')
          .filter({ has: page.getByText(first, { exact: true }) })
          .first();
        await row.waitFor();
        await expectAccessible(page);
        const overflow = await page
          .locator('.ag-grid-viewport')
          .evaluate((viewport) => viewport.scrollWidth - viewport.clientWidth);
        expect(overflow).toBeLessThanOrEqual(0);

        await row.getByText(first, { exact: true }).click();
        const chart = page.getByRole('dialog', { name: first });
        await chart.getByRole('img', { name: /^Positions for/ }).waitFor();
        await page.keyboard.press('Escape');
        await chart.waitFor({ state: 'detached' });
        // The keyboard opens the same dialog as the pointer.
        await row.locator('[col-id="keyword"]').focus();
        await page.keyboard.press('Enter');
        await chart.waitFor();
        await page.keyboard.press('Escape');
        await chart.waitFor({ state: 'detached' });

        await row.locator('input[type="checkbox"]').check();
        await page.getByRole('button', { name: 'Tags' }).click();
        const tags = page.getByRole('dialog', { name: 'Tags of the selected keywords' });
        await tags.getByLabel('Tags, comma-separated').fill('brand');
        await tags.getByRole('button', { name: 'Add tags' }).click();
        await tags.waitFor({ state: 'detached' });
        await page.getByRole('combobox', { name: 'Tag' }).selectOption('brand');
        await page.locator('.ag-row', { hasText: otherKeywords[0] }).first().waitFor({ state: 'detached' });

        await page.getByRole('button', { name: 'Export' }).click();
        const loading = page.waitForEvent('download');
        await page.getByRole('menuitem', { name: 'CSV' }).click();
        const text = await readFile((await (await loading).path()) ?? '', 'utf8');
        expect(text.trim().split('\r\n')).toHaveLength(2);
        expect(text).toContain('brand');

        await page.getByRole('button', { name: 'Ranking distribution' }).click();
        await page.getByRole('img', { name: /^Ranking distribution/ }).waitFor();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Settings' }).last().click();
        await page.getByRole('heading', { name: 'Your API keys' }).waitFor();
        await expectAccessible(page);

        await visit(page, '/positions/00000000-0000-4000-8000-000000000000');
        await page.getByText('This project was deleted or belongs to another account').waitFor();
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Go to rank tracking' }).click();
        await page.getByRole('link', { name: `North Trail ${width}` }).waitFor();
        await expectAccessible(page);
      },
      { timeout: 120_000 },
    );
  },
  { as: 'pro' },
);
