import { siteTitles } from '../pages/site-titles.js';
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
    title: siteTitles['tool-keyword-buildup'],
    menu: {
      menu: 'tools',
      group: 'keywords',
      order: 10,
    },
  },
  serpComparisonPage,
  serpHistoryPage,
  {
    id: 'tool-mass-check',
    route: '/tools/keywords-by-list',
    subject: 'none',
    title: siteTitles['tool-mass-check'],
    menu: {
      menu: 'tools',
      group: 'keywords',
      order: 40,
    },
  },
  {
    id: 'tool-keyword-competitors',
    route: '/tools/concurents-by-keywords',
    subject: 'none',
    title: siteTitles['tool-keyword-competitors'],
    menu: {
      menu: 'tools',
      group: 'keywords',
      order: 50,
    },
  },
  {
    id: 'tool-page-keywords',
    route: '/tools/keywords-by-pages',
    subject: 'none',
    title: siteTitles['tool-page-keywords'],
    menu: {
      menu: 'tools',
      group: 'sites',
      order: 130,
    },
  },
  {
    id: 'tool-page-vocabulary',
    route: '/tools/dictionary-by-pages',
    subject: 'none',
    title: siteTitles['tool-page-vocabulary'],
    menu: {
      menu: 'tools',
      group: 'sites',
      order: 140,
    },
  },
  {
    id: 'tool-extended-vocabulary',
    route: '/tools/dictionary-ext-by-page',
    subject: 'none',
    title: siteTitles['tool-extended-vocabulary'],
    menu: {
      menu: 'tools',
      group: 'sites',
      order: 150,
    },
  },
  {
    id: 'tool-list-comparison',
    route: '/tools/compare',
    subject: 'none',
    title: siteTitles['tool-list-comparison'],
    menu: {
      menu: 'tools',
      group: 'lists',
      order: 210,
    },
  },
  {
    id: 'tool-keyword-combiner',
    route: '/tools/combine',
    subject: 'none',
    title: siteTitles['tool-keyword-combiner'],
    menu: {
      menu: 'tools',
      group: 'lists',
      order: 220,
    },
  },
  {
    id: 'tool-near-duplicates',
    route: '/tools/delete-double',
    subject: 'none',
    title: siteTitles['tool-near-duplicates'],
    menu: {
      menu: 'tools',
      group: 'lists',
      order: 230,
    },
  },
  {
    id: 'tool-unique-words',
    route: '/tools/unique',
    subject: 'none',
    title: siteTitles['tool-unique-words'],
    menu: {
      menu: 'tools',
      group: 'lists',
      order: 240,
    },
  },
] as const satisfies readonly ToolPage[];

/** Id of a tool with its own page. */
export type ToolId = (typeof toolPages)[number]['id'];

/** The page of a tool. */
export function getToolPage(id: ToolId): ToolPage {
  return toolPages.find((page) => page.id === id) as ToolPage;
}
