import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/moving.js';

/** The text of a file that a button makes the browser keep. */
async function fileOf(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [download]: [Download, unknown] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

describePages('Tools on lists', ({ atEachWidth, atWidthsInTurn }) => {
  atEachWidth(
    'R54 compare two lists, and say which lines only one of them has',
    async (page) => {
      await visit(page, '/tools/compare');
      await page.getByLabel('Left list, one per line').fill('tent\nhiking boots\nstove\n\nTent');
      await page.getByText('1 repeated, 1 blank').waitFor();
      await page.getByLabel('Right list, one per line').fill('boots hiking\nstove');
      await page.getByText('Any word order and form').click();
      await page.getByRole('button', { name: 'Compare lists' }).click();
      await page.getByRole('heading', { name: '2 lines in both lists' }).waitFor();
      await expect.poll(() => page.getByRole('region', { name: 'Only left' }).innerText()).toContain('tent');
      await page.getByRole('button', { name: /^In both/ }).click();
      expect(await fileOf(page, 'TXT')).toEqual({ name: 'in both lists.txt', text: 'hiking boots\nstove' });
      await expectAccessible(page);
    },
    { as: 'pro', timeout: 40_000 },
  );

  atWidthsInTurn(
    'R55 combine lists of words into a file',
    async (page) => {
      await visit(page, '/tools/combine');
      await page.getByLabel('Список 1').fill('купить\nснять');
      await page.getByLabel('Список 2').fill('палатку\nдом в лесу');
      await page.getByText('Любой', { exact: true }).click();
      await page.getByText('+ перед служебными словами').click();
      await page.getByText('8 вариантов').waitFor();
      await page.getByRole('button', { name: 'Скомбинировать' }).click();
      await page.getByRole('heading', { name: '8 вариантов' }).waitFor();
      const { name, text } = await fileOf(page, 'TXT');
      expect(name).toBe('комбинации фраз.txt');
      expect(text.trim().split('\n')).toEqual([
        'купить палатку',
        'купить дом +в лесу',
        'снять палатку',
        'снять дом +в лесу',
        'палатку купить',
        'палатку снять',
        'дом +в лесу купить',
        'дом +в лесу снять',
      ]);
      await expectAccessible(page);
    },
    { as: 'pro', locale: 'ru-RU', timeout: 40_000 },
  );

  atWidthsInTurn(
    'R56 clear near-duplicates of a dropped file, and say what each is the same as',
    async (page) => {
      await visit(page, '/tools/delete-double');
      await page.getByLabel('From a file').setInputFiles({
        name: 'list.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('tents canvas;1\r\ncanvas tent;2\r\nstove;3\r\n'),
      });
      await page.getByText('3 of 100,000 lines').waitFor();
      await page.getByRole('button', { name: 'Clear near-duplicates' }).click();
      await page.getByRole('heading', { name: '1 near-duplicate' }).waitFor();
      await page.getByRole('region', { name: 'Cleared' }).getByText('tents canvas').waitFor();
      const { text } = await fileOf(page, 'TXT');
      expect(text).toBe('canvas tent\nstove');
      await expectAccessible(page);
    },
    { as: 'pro', timeout: 40_000 },
  );

  atWidthsInTurn(
    'R57 R64 count the words of a report that is opened with its filter',
    async (page) => {
      await visit(page, '/keywords?domain=northtrail.example&db=gny#filter=wordLIKEtent');
      const toolbar = page.locator('[data-toolbar]');
      await toolbar.getByRole('button', { name: 'Инструменты', exact: true }).click();
      await toolbar.getByRole('menuitem', { name: 'Уникальные слова' }).click();
      await page.getByText('Фразы в поиске: northtrail.example').waitFor();
      await page.getByRole('heading', { name: /уникальн/ }).waitFor();
      const words = page.getByRole('region', { name: 'Слова', exact: true });
      expect(await words.getByRole('button').first().innerText()).toMatch(/^tents?\b/);
      const { text } = await fileOf(page, 'CSV');
      expect(text.split('\r\n')[0]).toBe('\uFEFFСлово;Другие формы;Фраз');
      await expectAccessible(page);
    },
    { as: 'pro', locale: 'ru-RU', timeout: 40_000 },
  );

  atWidthsInTurn(
    'R57 tell a free plan that unique words come with a paid one',
    async (page) => {
      await visit(page, '/tools/unique');
      await page.getByLabel('Keywords, one per line').fill('canvas tent');
      await page.getByRole('button', { name: 'Count words' }).click();
      await page.getByRole('dialog').getByText('Unique words come with a paid plan.').waitFor();
      await expectAccessible(page);
    },
    { as: 'demo', timeout: 30_000 },
  );
});
