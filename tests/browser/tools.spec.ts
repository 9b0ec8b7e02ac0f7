import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { toolDefinitions } from '../../server/modules/tools/tool-definitions.js';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';
import { cellOf } from './support/table-cells.js';
import { casesAtDepth } from '../support/test-depth.js';

const ownDomain = 'northtrail.example';
const otherDomain = 'peakline.example';
const keywords = 'tents\nhiking boots\nsleeping bags';
const pages = 'northtrail.example/shop/hiking-boots/hiking-boots\nnorthtrail.example/shop/tents/tents';

const buttons = {
  en: {
    file: 'Export',
    comparison: 'Compare 3 SERPs',
    history: 'Show history',
    batch: 'Analyse',
    themes: 'Show themes',
  },
  ru: {
    file: 'Экспорт',
    comparison: 'Сравнить 3 топа',
    history: 'Показать историю',
    batch: 'Анализировать',
    themes: 'Показать темы',
  },
} as const;

/** Tools that respond directly: their input and the line format of their files. */
const instantTools = [
  {
    address: '/tools/check-top',
    button: 'comparison',
    typed: keywords,
    line: /^"?(tents|hiking boots|sleeping bags)"?[;,]/,
  },
  { address: '/tools/history-serp', button: 'history', typed: 'tents', line: /^"?\d{4}\.\d\d"?[;,]\d+[;,]/ },
  { address: '/tools/site-themes', button: 'themes', typed: ownDomain, line: /^[^;,]+[;,]\d+[;,]/ },
  {
    address: '/tools/domains-batch',
    button: 'batch',
    typed: `${ownDomain}\n${otherDomain}`,
    line: /\b(northtrail|peakline)\.example\b/,
  },
] as const;

/** Desktop viewport, because column tooltips open on hover. */
const desktop = { viewport: { width: 1280, height: 860 } };

/**
 * Splits the tools between two tests, English with the light scheme and Russian with the dark one. All tools of a
 * list share forms, tables and files.
 */
function selectAlternate<T>(tools: readonly T[], remainder: 0 | 1): T[] {
  return tools.filter((_, index) => index % 2 === remainder);
}

const inRussian = { locale: 'ru-RU', colorScheme: 'dark' } as const;

type Language = keyof typeof buttons;

/** Lines of the file that a button or link downloads. */
async function downloadLines(page: Page, name: string): Promise<string[]> {
  const main = page.getByRole('main');
  const options = { name, exact: true };
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', options).or(main.getByRole('link', options)).first().click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
}

/** Runs tools with stored results: fills the list from the URL, waits for the table and downloads its file. */
async function runTools(page: Page, language: Language, tools: typeof toolDefinitions): Promise<void> {
  for (const [index, { id, page: toolPage, lines, action }] of tools.entries()) {
    const title = toolPage.title[language];
    const name = lines === 'pages' ? 'pages' : 'list';
    const list = lines === 'pages' ? pages : keywords;
    await visit(page, `${toolPage.route}?${new URLSearchParams({ [name]: list, db: 'gny' }).toString()}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const start = page.getByRole('button', { name: action[language] });
    await start.waitFor();
    // All tools share one form.
    if (index === 0) await expectAccessible(page);
    await start.click();
    await page.waitForURL(({ pathname }) => pathname.startsWith(`${toolPage.route}/`));
    // Runs queue behind those of other tests.
    await page.locator('.ag-row').first().waitFor();
    const [header = '', ...rows] = await downloadLines(page, buttons[language].file);
    expect([id, header.length > 0, rows.length > 0]).toEqual([id, true, true]);
    await expectAccessible(page);
  }
}

/** Runs tools that respond directly and downloads their files. Ends on the last tool. */
async function runInstantTools(
  page: Page,
  language: Language,
  tools: readonly (typeof instantTools)[number][],
): Promise<void> {
  const labels = buttons[language];
  for (const { address, button, typed, line } of tools) {
    await visit(page, `${address}?db=gny`);
    await page.getByRole('main').getByRole('textbox').first().fill(typed);
    await page.getByRole('button', { name: new RegExp(`^${labels[button]}`) }).click();
    const [, ...rows] = await downloadLines(page, labels.file);
    expect([address, rows.length > 1]).toEqual([address, true]);
    expect([address, rows.filter((row) => !line.test(row))]).toEqual([address, []]);
    await expectAccessible(page);
  }
}

/** Opens the comparison of the selected domains from the batch analysis. */
async function openComparisonFromBatch(page: Page): Promise<void> {
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
  expect(compared.searchParams.get('domains')?.split(',').sort()).toEqual([ownDomain, otherDomain]);
  await comparison.close();
}

/** Analyses a list that does not fit an address, and reloads its result. */
async function reloadLongBatch(page: Page): Promise<void> {
  await visit(page, '/tools/domains-batch?db=gny');
  const unknownDomains = Array.from({ length: 300 }, (_, index) => `unknown-${index}.example`);
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill([ownDomain, `www.${ownDomain.toUpperCase()}`, ...unknownDomains, otherDomain].join(', '));
  await page.getByRole('button', { name: 'Analyse 2 domains' }).click();
  for (const step of ['result', 'reloaded result']) {
    if (step === 'reloaded result') await page.reload();
    await cellOf(page, 1, 'name').waitFor();
    expect([step, await cellOf(page, 2, 'name').count()]).toEqual([step, 0]);
    expect(new URL(page.url()).searchParams.get('domains')).toBeNull();
  }
  await page.locator('.ag-header-cell[col-id="name"]').click();
  await page.waitForURL((url) => url.hash.includes('sort=name'));
  await cellOf(page, 1, 'name').waitFor();
}

interface HelpSearch {
  /** Label of the search field. */
  find: string;
  word: string;
  /** Title of the matching article. */
  title: string;
}

/** Finds a help article by a word. */
async function findInHelp(page: Page, { find, word, title }: HelpSearch): Promise<void> {
  await visit(page, '/help');
  await page.getByRole('searchbox', { name: find }).fill(word);
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).waitFor();
}

/** Follows the tooltip link of a metric to its formula in the help. */
async function followMetricLink(page: Page, column: string, formula: string): Promise<void> {
  await visit(page, '/keywords?domain=northtrail.example&db=gny');
  await page.locator('.ag-row').first().waitFor();
  await page.locator('.ag-header-cell[col-id="vis"]').hover();
  const [explained] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('tooltip').getByRole('link', { name: column }).click(),
  ]);
  await explained.locator('[data-meant]').getByText(formula).waitFor();
  expect(new URL(explained.url()).pathname).toBe('/websites-keywords');
  await expectAccessible(explained);
  await explained.close();
}

describePages(
  'tools from input to file',
  ({ atAlternateWidth }) => {
    atAlternateWidth(
      'run every other stored tool and save its results',
      (page) => runTools(page, 'en', casesAtDepth(selectAlternate(toolDefinitions, 0), 1)),
      { timeout: 240_000 },
    );

    atAlternateWidth(
      'run the remaining stored tools, in Russian and dark',
      (page) => runTools(page, 'ru', casesAtDepth(selectAlternate(toolDefinitions, 1), 1)),
      { ...inRussian, timeout: 240_000 },
    );

    atAlternateWidth(
      'are listed, with searchable help, in Russian and dark',
      async (page) => {
        await visit(page, '/tools');
        await page.getByRole('heading', { level: 1, name: 'Инструменты' }).waitFor();
        await expectAccessible(page);
        await findInHelp(page, {
          find: 'Найти в справке',
          word: 'сходство',
          title: 'Расширение фраз',
        });
        await expectAccessible(page);
        await followMetricLink(page, 'Как это считается', 'частотность × CTR(позиция) ÷ 30');
      },
      { ...desktop, ...inRussian, deepOnly: true, timeout: 120_000 },
    );

    atAlternateWidth(
      'run every other instant tool and link to the comparison',
      async (page) => {
        await runInstantTools(page, 'en', selectAlternate(instantTools, 1));
        await openComparisonFromBatch(page);
        await reloadLongBatch(page);
      },
      { timeout: 150_000 },
    );

    atAlternateWidth(
      'run the remaining instant tools, in Russian and dark',
      (page) => runInstantTools(page, 'ru', selectAlternate(instantTools, 0)),
      { ...inRussian, deepOnly: true, timeout: 150_000 },
    );

    atAlternateWidth(
      'are listed, with searchable help that metrics link to',
      async (page) => {
        await visit(page, '/tools');
        await page.getByRole('heading', { level: 1, name: 'Tools' }).waitFor();
        await expectAccessible(page);
        await findInHelp(page, { find: 'Search the help', word: 'similarity', title: 'Keyword expansion' });
        await followMetricLink(page, 'How it is calculated', 'volume × CTR(position) ÷ 30');
      },
      { ...desktop, timeout: 120_000 },
    );
  },
  { as: 'team', sharedPage: true },
);
