import type { Column } from '../engine/report-column.js';
import { flagColumn, textColumn } from './column-kinds.js';

/** Page path within its domain. */
export function urlColumn(overrides: Partial<Column> = {}): Column {
  return textColumn(
    'path',
    {
      title: { en: 'Page', ru: 'Страница' },
      description: {
        en: 'Path and query of the page within the domain.',
        ru: 'Путь и параметры страницы внутри домена.',
      },
    },
    {
      format: 'url',
      isPath: true,
      isPage: true,
      link: { page: 'page-keywords', by: { domain: 'domain', page_url: 'url' } },
      ...overrides,
    },
  );
}

/** The report's domain, for exports and follow-up reports. */
export const subjectDomainColumn: Column = textColumn(
  '{domain:String}',
  {
    title: { en: 'Domain', ru: 'Домен' },
    description: { en: 'Domain of the page.', ru: 'Домен страницы.' },
  },
  { format: 'domain', visibility: 'hidden', filterable: false, sortable: false },
);

/** Hash of a page, as in the public API. */
export const pageHashColumn: Column = textColumn(
  'lower(hex(url_hash))',
  {
    title: { en: 'Page hash', ru: 'Хеш страницы' },
    description: {
      en: 'Hash of the domain and path of the page.',
      ru: 'Хеш домена и пути страницы.',
    },
  },
  { visibility: 'hidden' },
);

/** Date of the first observation of a page. */
export const pageAgeColumns = {
  new_url: flagColumn(
    'is_new',
    {
      title: { en: 'New', ru: 'Новая' },
      description: {
        en: '1 if the page had no position in the previous results.',
        ru: '1, если в прежней выдаче страницы не было.',
      },
    },
    { visibility: 'default' },
  ),
  found_date: {
    type: 'date',
    format: 'date',
    sql: 'found_date',
    title: { en: 'First seen', ru: 'Впервые' },
    description: {
      en: 'Date of the first search results with the page.',
      ru: 'Дата первой выдачи, в которой встретилась страница.',
    },
    filterable: true,
    sortable: true,
    visibility: 'default',
  },
} satisfies Record<string, Column>;
