import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';

/** Name and text of the file that a button downloads. */
async function downloadFile(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [download]: [Download, unknown] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Labels and inputs by language. */
const labelsByLanguage = {
  en: {
    left: 'Left list, one per line',
    right: 'Right list, one per line',
    counted: '1 repeated, 1 blank',
    anyForm: 'Any word order and form',
    compare: 'Compare lists',
    compared: '2 lines in both lists',
    onlyLeft: 'Only left',
    both: /^In both/,
    bothFile: 'in both lists.txt',
    lists: ['List 1', 'List 2'],
    words: ['buy\nrent', 'tent\nhouse in woods'],
    everyOrder: 'Any order',
    plus: '+ before function words',
    variations: '8 variations',
    combine: 'Combine words',
    combinedFile: 'combined keywords.txt',
    combined: ['buy', 'rent', 'tent', 'house +in woods'],
    fromFile: 'From a file',
    three: '3 of 100,000 lines',
    clear: 'Remove near-duplicates',
    doubles: '1 near-duplicate',
    cleared: 'Removed',
    tools: 'Tools',
    unique: 'Unique words',
    source: 'Organic keywords of northtrail.example',
    counts: /unique word/,
    wordList: 'Words',
    wordHeader: 'Word;Other forms;Keywords',
  },
  ru: {
    left: 'Левый список, построчно',
    right: 'Правый список, построчно',
    counted: '1 повтор, 1 пустая',
    anyForm: 'В любом порядке и форме слов',
    compare: 'Сравнить списки',
    compared: '2 общие строки',
    onlyLeft: 'Только слева',
    both: /^В обоих/,
    bothFile: 'в обоих списках.txt',
    lists: ['Список 1', 'Список 2'],
    words: ['купить\nснять', 'палатку\nдом в лесу'],
    everyOrder: 'Любой',
    plus: '+ перед служебными словами',
    variations: '8 вариантов',
    combine: 'Скомбинировать',
    combinedFile: 'комбинации фраз.txt',
    combined: ['купить', 'снять', 'палатку', 'дом +в лесу'],
    fromFile: 'Из файла',
    three: '3 из 100 000 строк',
    clear: 'Убрать неявные дубли',
    doubles: '1 неявный дубль',
    cleared: 'Убраны',
    tools: 'Инструменты',
    unique: 'Уникальные слова',
    source: 'Фразы в поиске: northtrail.example',
    counts: /уникальн/,
    wordList: 'Слова',
    wordHeader: 'Слово;Другие формы;Фраз',
  },
} as const;

type Labels = (typeof labelsByLanguage)[keyof typeof labelsByLanguage];

async function compareLists(page: Page, labels: Labels): Promise<void> {
  await visit(page, '/tools/compare');
  await page.getByLabel(labels.left).fill('tent\nhiking boots\nstove\n\nTent');
  await page.getByText(labels.counted).waitFor();
  await page.getByLabel(labels.right).fill('boots hiking\nstove');
  await page.getByText(labels.anyForm).click();
  await page.getByRole('button', { name: labels.compare }).click();
  await page.getByRole('heading', { name: labels.compared }).waitFor();
  await expect.poll(() => page.getByRole('region', { name: labels.onlyLeft }).innerText()).toContain('tent');
  await page.getByRole('button', { name: labels.both }).click();
  expect(await downloadFile(page, 'TXT')).toEqual({ name: labels.bothFile, text: 'hiking boots\nstove' });
  await expectAccessible(page);
}

async function combineWords(page: Page, labels: Labels): Promise<void> {
  await visit(page, '/tools/combine');
  for (const index of [0, 1] as const) await page.getByLabel(labels.lists[index]).fill(labels.words[index]);
  await page.getByText(labels.everyOrder, { exact: true }).click();
  await page.getByText(labels.plus).click();
  await page.getByText(labels.variations).waitFor();
  await page.getByRole('button', { name: labels.combine }).click();
  await page.getByRole('heading', { name: labels.variations }).waitFor();
  const { name, text } = await downloadFile(page, 'TXT');
  expect(name).toBe(labels.combinedFile);
  const [buy, rent, tent, house] = labels.combined;
  expect(text.trim().split('\n')).toEqual([
    `${buy} ${tent}`,
    `${buy} ${house}`,
    `${rent} ${tent}`,
    `${rent} ${house}`,
    `${tent} ${buy}`,
    `${tent} ${rent}`,
    `${house} ${buy}`,
    `${house} ${rent}`,
  ]);
  await expectAccessible(page);
}

async function removeDuplicates(page: Page, labels: Labels): Promise<void> {
  await visit(page, '/tools/delete-double');
  await page.getByLabel(labels.fromFile).setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('tents canvas;1\r\ncanvas tent;2\r\nstove;3\r\n'),
  });
  await page.getByText(labels.three).waitFor();
  await page.getByRole('button', { name: labels.clear }).click();
  await page.getByRole('heading', { name: labels.doubles }).waitFor();
  await page.getByRole('region', { name: labels.cleared }).getByText('tents canvas').waitFor();
  const { text } = await downloadFile(page, 'TXT');
  expect(text).toBe('canvas tent\nstove');
  await expectAccessible(page);
}

async function countWords(page: Page, labels: Labels): Promise<void> {
  await visit(page, '/keywords?domain=northtrail.example&db=gny#filter=wordLIKEtent');
  const toolbar = page.locator('[data-toolbar]');
  await toolbar.getByRole('button', { name: labels.tools, exact: true }).click();
  await toolbar.getByRole('menuitem', { name: labels.unique }).click();
  await page.getByText(labels.source).waitFor();
  await page.getByRole('heading', { name: labels.counts }).waitFor();
  const words = page.getByRole('region', { name: labels.wordList, exact: true });
  expect(await words.getByRole('button').first().innerText()).toMatch(/^tents?\b/);
  const { text } = await downloadFile(page, 'CSV');
  expect(text.split('\r\n')[0]).toBe(`\uFEFF${labels.wordHeader}`);
  await expectAccessible(page);
}

/** Each case runs in English and, with the dark scheme, in Russian, at alternating widths. */
const cases = {
  'compare two lists and show the lines of only one': compareLists,
  'combine lists of words into a file': combineWords,
  'remove near-duplicates of an uploaded file and name the match of each': removeDuplicates,
  'count the words of a filtered report': countWords,
};

describePages(
  'list tools',
  ({ atAlternateWidth }) => {
    for (const [index, [name, test]] of Object.entries(cases).entries()) {
      // Quick runs use each tool in one language.
      const isQuickInEnglish = index % 2 === 0;
      atAlternateWidth(name, (page) => test(page, labelsByLanguage.en), {
        deepOnly: !isQuickInEnglish,
        timeout: 120_000,
      });
      atAlternateWidth(`${name}, in Russian`, (page) => test(page, labelsByLanguage.ru), {
        locale: 'ru-RU',
        colorScheme: 'dark',
        deepOnly: isQuickInEnglish,
        timeout: 120_000,
      });
    }

    atAlternateWidth(
      'state on the free plan that unique words need a paid one',
      async (page) => {
        await visit(page, '/tools/unique');
        await page.getByLabel('Keywords, one per line').fill('canvas tent');
        await page.getByRole('button', { name: 'Count words' }).click();
        await page.getByRole('dialog').getByText('Unique words require a paid plan.').waitFor();
        await expectAccessible(page);
      },
      { as: 'demo' },
    );
  },
  { as: 'pro', sharedPage: true },
);
