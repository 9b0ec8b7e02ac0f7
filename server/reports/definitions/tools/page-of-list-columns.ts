import { textColumn } from '../../columns/column-kinds.js';
import type { Column } from '../../engine/report-column.js';

/** Domain and path columns for a page stored as host and path in one column. */
export function pageOfListColumns(page: string): { name: Column; url: Column } {
  return {
    name: textColumn(
      `splitByChar('/', ${page})[1]`,
      {
        title: { en: 'Domain', ru: 'Домен' },
        description: { en: 'Domain of the page.', ru: 'Домен страницы.' },
      },
      {
        format: 'domain',
        lowerCase: true,
        visibility: 'default',
        link: { page: 'domain-summary', by: { domain: 'name' } },
      },
    ),
    url: textColumn(
      `substring(${page}, position(${page}, '/'))`,
      {
        title: { en: 'Page', ru: 'Страница' },
        description: { en: 'Path and query of the page.', ru: 'Путь страницы с параметрами.' },
      },
      {
        format: 'url',
        isPath: true,
        isPage: true,
        visibility: 'always',
        link: { page: 'page-keywords', by: { domain: 'name', page_url: 'url' } },
      },
    ),
  };
}
