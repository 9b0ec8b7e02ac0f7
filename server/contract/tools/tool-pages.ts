import type { CataloguedPage, MenuPlace } from '../catalogued-page.js';
import { serpComparisonPage, serpHistoryPage } from './serp-pages.js';

/** The page of a tool: it stands in the menu of tools. */
export type ToolPage = CataloguedPage & { menu: MenuPlace & { menu: 'tools' } };

/**
 * The pages of tools, at the addresses that the documents give them. What a tool asks for and answers is declared in
 * `server/modules/tools`. A tool whose result is one report without runs is declared as that report alone.
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
      place: 10,
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
      place: 40,
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
      place: 50,
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
      place: 130,
      shortTitle: { en: 'Page keywords', ru: 'Фразы страниц' },
    },
  },
] as const satisfies readonly ToolPage[];

/** Id of a tool that has a page of its own. */
export type ToolId = (typeof toolPages)[number]['id'];

/** The page of a tool. */
export function toolPage(id: ToolId): ToolPage {
  return toolPages.find((page) => page.id === id) as ToolPage;
}
