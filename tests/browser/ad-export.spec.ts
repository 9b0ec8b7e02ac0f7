import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessibleAtEachWidth } from './support/browser.js';
import { numberedLines, paste } from './support/group-page.js';
import { visit } from './support/navigation.js';

const address = '/ads/export?domain=northtrail.example&db=gny';

/** Cell texts of a column in the file preview. */
async function previewColumn(page: Page, column: string): Promise<string[]> {
  const table = page.getByRole('region', { name: 'File preview', exact: true });
  const headers = await table.getByRole('columnheader').allInnerTexts();
  const index = headers.indexOf(column);
  return index < 0 ? [] : table.locator(`tbody td:nth-child(${index + 1})`).allInnerTexts();
}

describePages(
  'export of a domain’s ads as a campaign',
  ({ atFirstWidth, atAlternateWidth }) => {
    atFirstWidth(
      'updates the preview when options change',
      async (page) => {
        await visit(page, address);
        await expect
          .poll(async () => new Set(await previewColumn(page, 'Criterion Type')))
          .toEqual(new Set(['', 'Broad']));
        await page.getByText('Exact', { exact: true }).click();
        await page.getByLabel('Campaign name').fill('Autumn');
        await expect
          .poll(async () => new Set(await previewColumn(page, 'Criterion Type')))
          .toEqual(new Set(['', 'Exact']));
        await expect
          .poll(async () => new Set(await previewColumn(page, 'Campaign')))
          .toEqual(new Set(['Autumn']));
        await page.getByLabel('Negative keywords').fill('boots');
        await page.getByText(/Skipped because of negative keywords: \d+/).waitFor();
        const keywords = await previewColumn(page, 'Keyword');
        expect(keywords).toContain('boots');
        expect(keywords.filter((word) => /\bboots\b/.test(word))).toEqual(['boots']);
        await expectAccessibleAtEachWidth(page);
      },
      { as: 'pro' },
    );

    atAlternateWidth(
      'keeps negative keywords of any length after a reload and downloads the file with them',
      async (page) => {
        await visit(page, address);
        const field = page.getByLabel('Negative keywords');
        for (const words of ['boots\nпалатка', numberedLines(120, 'лишнее слово')]) {
          await paste(field, words);
          await expect.poll(() => page.url().includes('minus=') || words.length > 1000).toBe(true);
          await page
            .getByRole('button', { name: /^Download/ })
            .or(page.getByRole('link', { name: /^Download/ }))
            .waitFor();
          await page.reload();
          await expect.poll(() => field.inputValue()).toBe(words);
        }
        const button = page.getByRole('button', { name: 'Download CSV' });
        const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
        expect(await readFile(await download.path(), 'utf8')).toContain('лишнее слово 119');
      },
      { as: 'pro' },
    );

    atAlternateWidth(
      'downloads the file of the selected ad platform',
      async (page) => {
        await visit(page, `${address}&type=yandex`);
        const link = page.getByRole('link', { name: 'Download TSV' });
        await link.waitFor();
        const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
        expect(download.suggestedFilename()).toBe('yandex northtrail.example gny.tsv');
        const [header = '', first = ''] = (await readFile(await download.path(), 'utf8')).split('\r\n');
        expect(header.replace(/^\ufeff/, '').split('\t')).toEqual(
          expect.arrayContaining(['Тип объявления', 'Название группы', 'Название кампании', 'Заголовок 1']),
        );
        expect(first.split('\t')).toContain('northtrail.example');
      },
      { as: 'pro' },
    );

    for (const [as, action] of [
      [undefined, 'Register'],
      ['demo', 'See plans'],
      ['basic', 'Change the plan'],
    ] as const) {
      atAlternateWidth(
        `explains the required plan to ${as ?? 'a guest'}`,
        async (page) => {
          await visit(page, address);
          await page.getByRole('heading', { name: 'This is not included in your plan' }).first().waitFor();
          await page
            .getByText(/^Ad campaign export comes with the Professional/)
            .first()
            .waitFor();
          await page.getByRole('main').getByText(action, { exact: true }).first().waitFor();
          expect(await page.getByRole('link', { name: /^Download/ }).count()).toBe(0);
        },
        { as },
      );
    }
  },
  { sharedPage: true },
);
