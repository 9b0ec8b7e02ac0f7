import type { Page } from 'playwright-core';
import { describePages, expectAccessible } from './support/browser.js';
import { visit } from './support/navigation.js';

const keywords = '/keywords?domain=northtrail.example&db=gny';

/** Queries for a job and the title of its page, in one language. */
interface Job {
  query: string;
  page: RegExp;
  /** Menu button in the header and the entry; undefined for links in the header and for presets. */
  menu?: { button: string; entry: string };
}

const languages: readonly {
  locale: string;
  palette: string;
  view: string;
  presets: readonly string[];
  helpSearch: string;
  jobs: readonly Job[];
}[] = [
  {
    locale: 'en-US',
    palette: 'Domain, keyword, report or command',
    view: 'View',
    presets: ['Striking distance', 'Page changed', 'Questions', 'Lost from top 10'],
    helpSearch: 'Search the help',
    jobs: [
      { query: 'gap', page: /^Keyword gap/, menu: { button: 'Domains', entry: 'Keyword gap' } },
      { query: 'striking', page: /^Striking distance/ },
      { query: 'cannibalization', page: /^Page changed/ },
      { query: 'rank tracker', page: /^Rank tracking/ },
      { query: 'clustering', page: /^Clustering/ },
      { query: 'bulk', page: /^Bulk keyword check/, menu: { button: 'Tools', entry: 'Bulk keyword check' } },
      { query: 'content gap', page: /^Missing terms/, menu: { button: 'Tools', entry: 'Missing terms' } },
      { query: 'billing', page: /^Billing/ },
      { query: 'import', page: /^Data import/ },
      {
        query: 'subdomains',
        page: /^Related sites/,
        menu: { button: 'Domains', entry: 'Related sites' },
      },
      { query: 'lost', page: /^Lost keywords/, menu: { button: 'Domains', entry: 'Lost keywords' } },
      { query: 'api', page: /^REST API/ },
    ],
  },
  {
    locale: 'ru-RU',
    palette: 'Домен, фраза, отчёт или команда',
    view: 'Вид',
    presets: ['Близко к топу', 'Сменилась страница', 'Вопросы', 'Потеряны из топ 10'],
    helpSearch: 'Найти в справке',
    jobs: [
      {
        query: 'упущенные фразы',
        page: /^Сравнение доменов/,
        menu: { button: 'Домены', entry: 'Сравнение доменов' },
      },
      { query: 'точки роста', page: /^Близко к топу/ },
      { query: 'каннибализация', page: /^Сменилась страница/ },
      { query: 'съём позиций', page: /^Мониторинг позиций/ },
      { query: 'кластеризация', page: /^Кластеризация/ },
      {
        query: 'массовая',
        page: /^Массовая проверка фраз/,
        menu: { button: 'Инструменты', entry: 'Массовая проверка фраз' },
      },
      {
        query: 'контент гэп',
        page: /^Недостающие слова/,
        menu: { button: 'Инструменты', entry: 'Недостающие слова' },
      },
      { query: 'оплата', page: /^Счета и оплата/ },
      { query: 'импорт', page: /^Импорт данных/ },
      {
        query: 'поддомены',
        page: /^Связанные сайты/,
        menu: { button: 'Домены', entry: 'Связанные сайты' },
      },
      {
        query: 'потерянные',
        page: /^Потерянные фразы/,
        menu: { button: 'Домены', entry: 'Потерянные фразы' },
      },
      { query: 'апи', page: /^REST API/ },
    ],
  },
];

async function openTable(page: Page): Promise<void> {
  await visit(page, keywords);
  await page.locator('.ag-row').first().waitFor();
}

describePages('jobs by their usual names', ({ atFirstWidth }) => {
  for (const { locale, palette, view, presets, helpSearch, jobs } of languages) {
    atFirstWidth(
      `are found by palette, menu and help in ${locale}`,
      async (page) => {
        await openTable(page);
        await page.keyboard.press('Control+k');
        const field = page.getByRole('combobox', { name: palette });
        for (const job of jobs) {
          await field.fill(job.query);
          await page.getByRole('option', { name: job.page }).first().waitFor();
        }
        await page.keyboard.press('Escape');
        for (const { menu } of jobs.filter((job) => job.menu !== undefined)) {
          await page.getByRole('navigation').getByRole('button', { name: menu?.button, exact: true }).click();
          const entry = page.getByRole('menuitem', { name: menu?.entry, exact: true });
          await entry.waitFor();
          // Another click on the button would close a menu that is still open.
          await entry.press('Escape');
          await entry.waitFor({ state: 'hidden' });
        }
        await visit(page, '/help');
        const search = page.getByRole('searchbox', { name: helpSearch });
        for (const { query } of jobs) {
          await search.fill(query);
          await page.getByRole('main').getByRole('listitem').first().waitFor();
        }
      },
      { as: 'administrator', locale },
    );

    atFirstWidth(
      `offer ready-made filters in the View menu in ${locale}`,
      async (page) => {
        await openTable(page);
        const button = page.getByRole('button', { name: new RegExp(`^${view}`) });
        await button.click();
        for (const preset of presets) {
          await page.getByRole('dialog').getByRole('button', { name: preset }).waitFor();
        }
        await expectAccessible(page);
        await page
          .getByRole('dialog')
          .getByRole('button', { name: presets[0] ?? '' })
          .click();
        await page.waitForURL((url) => decodeURIComponent(url.hash).includes('posBETWEEN4@20'));
        await button.click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: presets[3] ?? '' })
          .click();
        await page.waitForURL((url) => url.pathname === '/lostkeywords');
        await page.waitForURL((url) => decodeURIComponent(url.hash).includes('pos<=10'));
      },
      { as: 'team', locale },
    );
  }

  atFirstWidth('are suggested by the search field, backlinks as not available', async (page) => {
    await openTable(page);
    const field = page.getByRole('search').getByRole('combobox').first();
    await field.fill('rank tracker');
    await page.getByRole('option', { name: 'Rank tracking' }).waitFor();
    await field.fill('backlinks');
    await page.getByRole('option', { name: 'Which report for which job' }).click();
    await page.waitForURL((url) => url.pathname === '/reports-help');
    await page.getByRole('heading', { name: 'Backlinks: not available' }).waitFor();
  });
});
