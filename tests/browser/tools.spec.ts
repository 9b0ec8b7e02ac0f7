import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { toolKinds } from '../../server/modules/tools/tool-kinds.js';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/moving.js';

const keywords = 'tents\nhiking boots\nsleeping bags';
const pages = 'northtrail.example/shop/hiking-boots/hiking-boots\nnorthtrail.example/shop/tents/tents';

const buttons = {
  en: {
    file: 'Export',
    compare: 'Compare 3 tops',
  },
  ru: {
    file: 'Экспорт',
    compare: 'Сравнить 3 топа',
  },
} as const;

/** Files have a button with words, and heads of columns are explained under a pointer. */
const desk = { viewport: { width: 1280, height: 860 } };

type Language = keyof typeof buttons;

/** Lines of the file that the button of this name makes the browser keep. */
async function linesOfFile(page: Page, button: string): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByText(button, { exact: true }).first().click(),
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
    await expectAccessible(page);
    await start.click();
    await page.waitForURL(({ pathname }) => pathname.startsWith(`${at.route}/`));
    await page.locator('.ag-row').first().waitFor();
    const [head = '', ...rows] = await linesOfFile(page, buttons[language].file);
    expect([id, head.length > 0, rows.length > 0]).toEqual([id, true, true]);
    await expectAccessible(page);
  }
}

/** Asks the tools that answer at once by the buttons of their pages. */
async function askEveryTool(page: Page, language: Language): Promise<void> {
  const said = buttons[language];
  const asked = [{ address: '/tools/check-top', button: said.compare, fills: keywords }];
  for (const { address, button, fills } of asked) {
    await visit(page, `${address}?db=gny`);
    await page.getByRole('main').getByRole('textbox').first().fill(fills);
    await expectAccessible(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    const rows = await linesOfFile(page, said.file);
    expect([address, rows.length > 2]).toEqual([address, true]);
    await expectAccessible(page);
  }
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
      {
        timeout: 120_000,
      },
    );

    atWidthsInTurn(
      'R50 R53 R59 R61 R62 R63 run in Russian, in the dark',
      (page) => runEveryTool(page, 'ru'),
      { ...desk, locale: 'ru-RU', colorScheme: 'dark', timeout: 120_000 },
    );

    atWidthsInTurn('R51 answer at once', (page) => askEveryTool(page, 'en'), {
      ...desk,
      timeout: 90_000,
    });

    atWidthsInTurn('R51 answer at once in Russian, in the dark', (page) => askEveryTool(page, 'ru'), {
      locale: 'ru-RU',
      colorScheme: 'dark',
      timeout: 90_000,
    });

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
      { ...desk, locale: 'ru-RU', colorScheme: 'dark', timeout: 60_000 },
    );
  },
  { as: 'team', onePage: true },
);
