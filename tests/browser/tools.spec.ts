import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { toolKinds } from '../../server/modules/tools/tool-kinds.js';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/moving.js';
import { cellOf } from './support/table-cells.js';

const site = 'northtrail.example';
const other = 'peakline.example';
const keywords = 'tents\nhiking boots\nsleeping bags';
const pages = 'northtrail.example/shop/hiking-boots/hiking-boots\nnorthtrail.example/shop/tents/tents';

const buttons = {
  en: {
    file: 'Export',
    tops: 'Compare 3 tops',
    history: 'Show history',
    batch: 'Analyse',
    themes: 'Show themes',
  },
  ru: {
    file: 'Экспорт',
    tops: 'Сравнить 3 топа',
    history: 'Показать историю',
    batch: 'Анализировать',
    themes: 'Показать темы',
  },
} as const;

/** Tools that answer at once: what is typed, and what each line of their files looks like. */
const answering = [
  {
    address: '/tools/check-top',
    button: 'tops',
    typed: keywords,
    line: /^"?(tents|hiking boots|sleeping bags)"?[;,]/,
  },
  { address: '/tools/history-serp', button: 'history', typed: 'tents', line: /^"?\d{4}\.\d\d"?[;,]\d+[;,]/ },
  { address: '/tools/site-themes', button: 'themes', typed: site, line: /^[^;,]+[;,]\d+[;,]/ },
  {
    address: '/tools/domains-batch',
    button: 'batch',
    typed: `${site}\n${other}`,
    line: /\b(northtrail|peakline)\.example\b/,
  },
] as const;

/** Heads of columns are explained under a pointer. */
const desk = { viewport: { width: 1280, height: 860 } };

const inRussian = { locale: 'ru-RU', colorScheme: 'dark' } as const;

type Language = keyof typeof buttons;

/** Lines of the file that the button of this name makes the browser keep. */
async function linesOfFile(page: Page, name: string): Promise<string[]> {
  const main = page.getByRole('main');
  const asked = { name, exact: true };
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', asked).or(main.getByRole('link', asked)).first().click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
}

/** Starts each tool whose runs are kept with a list of its address, waits for its table and takes the file of it. */
async function runEveryTool(page: Page, language: Language): Promise<void> {
  for (const { id, page: at, lines, action, title } of toolKinds.map((kind) => ({
    ...kind,
    title: kind.page.title[language],
  }))) {
    const name = lines === 'pages' ? 'pages' : 'list';
    const list = lines === 'pages' ? pages : keywords;
    await visit(page, `${at.route}?${new URLSearchParams({ [name]: list, db: 'gny' }).toString()}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const start = page.getByRole('button', { name: action[language] });
    await start.waitFor();
    // The forms of all tools are one, and the next case looks at what they lead to.
    if (language === 'en') await expectAccessible(page);
    await start.click();
    await page.waitForURL(({ pathname }) => pathname.startsWith(`${at.route}/`));
    // Runs take turns with those of other cases.
    await page.locator('.ag-row').first().waitFor({ timeout: 45_000 });
    const [head = '', ...rows] = await linesOfFile(page, buttons[language].file);
    expect([id, head.length > 0, rows.length > 0]).toEqual([id, true, true]);
    await expectAccessible(page);
  }
}

/** Asks the tools that answer at once by the buttons of their pages, and takes the file of each; ends on the last. */
async function askEveryTool(page: Page, language: Language): Promise<void> {
  const said = buttons[language];
  for (const { address, button, typed, line } of answering) {
    await visit(page, `${address}?db=gny`);
    await page.getByRole('main').getByRole('textbox').first().fill(typed);
    await page.getByRole('button', { name: new RegExp(`^${said[button]}`) }).click();
    const [, ...rows] = await linesOfFile(page, said.file);
    expect([address, rows.length > 1]).toEqual([address, true]);
    expect([address, rows.filter((row) => !line.test(row))]).toEqual([address, []]);
    await expectAccessible(page);
  }
}

/** Leads on from the rows of the batch analysis to the comparison of their domains. */
async function compareTheBatch(page: Page): Promise<void> {
  for (const row of [0, 1]) {
    await cellOf(page, row, 'name').focus();
    await page.keyboard.press('Space');
  }
  const [comparison] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('group', { name: 'Selected rows' }).getByRole('link', { name: 'Compare' }).click(),
  ]);
  await comparison.waitForURL((url) => url.searchParams.get('ids') === null);
  await comparison.locator('.ag-row').first().waitFor();
  const compared = new URL(comparison.url());
  expect(compared.pathname).toBe('/compare');
  expect(compared.searchParams.get('domains')?.split(',').sort()).toEqual([site, other]);
  await comparison.close();
}

/** Goes from the list of tools to the explanation of one, finds another by a word, and follows a figure to its formula. */
async function readTheHelp(
  page: Page,
  { list, find, word, found, column, formula }: HelpWords,
): Promise<void> {
  await visit(page, '/tools');
  await page.getByRole('heading', { level: 1, name: list }).waitFor();
  await expectAccessible(page);
  await visit(page, '/help');
  await page.getByRole('searchbox', { name: find }).fill(word);
  await page.getByRole('main').getByRole('link', { name: found, exact: true }).waitFor();
  await expectAccessible(page);
  await visit(page, '/keywords?domain=northtrail.example&db=gny');
  await page.locator('.ag-row').first().waitFor();
  const head = page.locator('.ag-header-cell[col-id="vis"]');
  await head.hover();
  const [explained] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('tooltip').getByRole('link', { name: column }).click(),
  ]);
  await explained.locator('[data-meant]').getByText(formula).waitFor();
  expect(new URL(explained.url()).pathname).toBe('/websites-keywords');
  await expectAccessible(explained);
  await explained.close();
}

interface HelpWords {
  list: string;
  find: string;
  word: string;
  found: string;
  column: string;
  formula: string;
}

describePages(
  'tools from their input to a file',
  ({ atWidthsInTurn }) => {
    atWidthsInTurn(
      'R50 R53 R59 R61 R62 R63 run, and keep what they found',
      (page) => runEveryTool(page, 'en'),
      { timeout: 240_000 },
    );

    atWidthsInTurn(
      'R50 R53 R59 R61 R62 R63 run in Russian, in the dark',
      (page) => runEveryTool(page, 'ru'),
      { ...inRussian, timeout: 240_000 },
    );

    atWidthsInTurn(
      'R51 R52 R58 R60 answer at once, and lead on to the comparison',
      async (page) => {
        await askEveryTool(page, 'en');
        await compareTheBatch(page);
      },
      { timeout: 150_000 },
    );

    atWidthsInTurn(
      'R51 R52 R58 R60 answer at once in Russian, in the dark',
      (page) => askEveryTool(page, 'ru'),
      { ...inRussian, timeout: 150_000 },
    );

    atWidthsInTurn(
      'have a list and a help, which is found by its words and from the figures',
      (page) =>
        readTheHelp(page, {
          list: 'Tools',
          find: 'Find in the help',
          word: 'similarity',
          found: 'Keyword buildup',
          column: 'How it is counted',
          formula: 'volume × CTR(position) ÷ 30',
        }),
      { ...desk, timeout: 60_000 },
    );

    atWidthsInTurn(
      'have a list and a help in Russian, in the dark',
      (page) =>
        readTheHelp(page, {
          list: 'Инструменты',
          find: 'Найти в справке',
          word: 'похожесть',
          found: 'Расширение фраз',
          column: 'Как это считается',
          formula: 'частотность × CTR(позиция) ÷ 30',
        }),
      { ...desk, ...inRussian, timeout: 60_000 },
    );
  },
  { as: 'team', onePage: true },
);
