import type { CataloguedPage, MenuEntry } from '../pages/catalogued-page.js';
import { serpComparisonPage, serpHistoryPage } from './serp-pages.js';

/** Page of a tool, with an entry in the tools menu. */
export type ToolPage = CataloguedPage & { menu: MenuEntry & { menu: 'tools' } };

/**
 * Tool pages; their routes are part of the public API. Inputs and results are declared in `server/modules/tools`.
 * Tools without runs are declared as reports only.
 */
export const toolPages = [
  {
    id: 'tool-keyword-buildup',
    route: '/tools/extended-keywords',
    subject: 'none',
    title: { en: 'Keyword buildup', ru: 'Расширение фраз' },
    menu: {
      menu: 'tools',
      group: 'keywords',
      order: 10,
      shortTitle: { en: 'Keyword buildup', ru: 'Расширение фраз' },
    },
  },
  serpComparisonPage,
  serpHistoryPage,
  {
    id: 'tool-mass-check',
    route: '/tools/keywords-by-list',
    subject: 'none',
    title: { en: 'Keyword mass check', ru: 'Массовая проверка фраз' },
    menu: {
      menu: 'tools',
      group: 'keywords',
      order: 40,
      shortTitle: { en: 'Mass check', ru: 'Массовая проверка' },
    },
  },
  {
    id: 'tool-keyword-competitors',
    route: '/tools/concurents-by-keywords',
    subject: 'none',
    title: { en: 'Competitors by keywords', ru: 'Конкуренты по фразам' },
    menu: {
      menu: 'tools',
      group: 'keywords',
      order: 50,
      shortTitle: { en: 'Competitors', ru: 'Конкуренты' },
    },
  },
  {
    id: 'tool-page-keywords',
    route: '/tools/keywords-by-pages',
    subject: 'none',
    title: { en: 'Keywords of a list of pages', ru: 'Фразы списка страниц' },
    menu: {
      menu: 'tools',
      group: 'sites',
      order: 130,
      shortTitle: { en: 'Page keywords', ru: 'Фразы страниц' },
    },
  },
  {
    id: 'tool-page-vocabulary',
    route: '/tools/dictionary-by-pages',
    subject: 'none',
    title: { en: 'Page vocabulary', ru: 'Словарь страницы' },
    menu: {
      menu: 'tools',
      group: 'sites',
      order: 140,
      shortTitle: { en: 'Page vocabulary', ru: 'Словарь страницы' },
    },
  },
  {
    id: 'tool-extended-vocabulary',
    route: '/tools/dictionary-ext-by-page',
    subject: 'none',
    title: { en: 'Extended page vocabulary', ru: 'Расширенный словарь страницы' },
    menu: {
      menu: 'tools',
      group: 'sites',
      order: 150,
      shortTitle: { en: 'Extended vocabulary', ru: 'Расширенный словарь' },
    },
  },
  {
    id: 'tool-list-comparison',
    route: '/tools/compare',
    subject: 'none',
    title: { en: 'Compare lists', ru: 'Сравнение списков' },
    menu: {
      menu: 'tools',
      group: 'lists',
      order: 210,
      shortTitle: { en: 'Compare', ru: 'Сравнение' },
    },
  },
  {
    id: 'tool-keyword-combiner',
    route: '/tools/combine',
    subject: 'none',
    title: { en: 'Keyword combiner', ru: 'Комбинатор фраз' },
    menu: {
      menu: 'tools',
      group: 'lists',
      order: 220,
      shortTitle: { en: 'Combine', ru: 'Комбинатор' },
    },
  },
  {
    id: 'tool-near-duplicates',
    route: '/tools/delete-double',
    subject: 'none',
    title: { en: 'Near-duplicates', ru: 'Неявные дубли' },
    menu: {
      menu: 'tools',
      group: 'lists',
      order: 230,
      shortTitle: { en: 'Duplicates', ru: 'Дубли' },
    },
  },
  {
    id: 'tool-unique-words',
    route: '/tools/unique',
    subject: 'none',
    title: { en: 'Unique words', ru: 'Уникальные слова' },
    menu: {
      menu: 'tools',
      group: 'lists',
      order: 240,
      shortTitle: { en: 'Unique words', ru: 'Уникальные слова' },
    },
  },
] as const satisfies readonly ToolPage[];

/** Id of a tool with its own page. */
export type ToolId = (typeof toolPages)[number]['id'];

/** The page of a tool. */
export function getToolPage(id: ToolId): ToolPage {
  return toolPages.find((page) => page.id === id) as ToolPage;
}
