import type { Column } from '../engine/report-column.js';
import { countColumn, idColumn, textColumn, type ColumnLabels } from './column-kinds.js';

/** Ad id: a hash of its domain, page, title and text. */
export function adIdColumn(): Column {
  return idColumn('ad_id', {
    title: { en: 'Ad ID', ru: 'ID объявления' },
    description: {
      en: 'Id of the ad. Ads with the same domain, page, title and text share an id.',
      ru: 'ID объявления: одинаковые домен, страница, заголовок и текст – одно объявление.',
    },
  });
}

/** Title and text of an ad. `header` links to the ad's keywords. */
export const adTextColumns = {
  header: textColumn(
    'title',
    {
      title: { en: 'Title', ru: 'Заголовок' },
      description: { en: 'Title of the ad.', ru: 'Заголовок объявления.' },
    },
    { visibility: 'always' },
  ),
  txt: textColumn(
    'text',
    {
      title: { en: 'Text', ru: 'Текст' },
      description: { en: 'Text of the ad.', ru: 'Текст объявления.' },
    },
    { format: 'sentence' },
  ),
} satisfies Record<string, Column>;

/** Position of an ad on the search results page. */
export const adPositionColumns = {
  pos: countColumn(
    'pos',
    {
      title: { en: 'Ad position', ru: 'Позиция в рекламе' },
      description: {
        en: 'Position among the ads above or below the results, from 1.',
        ru: 'Позиция среди объявлений над результатами или под ними, от 1.',
      },
    },
    { visibility: 'always' },
  ),
  sr: countColumn(
    // Quoted, because SELECT TOP is a clause.
    '`top`',
    {
      title: { en: 'Placement', ru: 'Размещение' },
      description: {
        en: '1 above the results, 0 below them.',
        ru: '1 – над результатами, 0 – под ними.',
      },
    },
    { format: 'placement' },
  ),
} satisfies Record<string, Column>;

/** Landing page of an ad. */
export function adPageColumn(overrides: Partial<Column> = {}): Column {
  return textColumn(
    'path',
    {
      title: { en: 'Page', ru: 'Страница' },
      description: {
        en: 'Path and query of the landing page of the ad.',
        ru: 'Путь и параметры страницы, на которую ведёт объявление.',
      },
    },
    { format: 'url', isPath: true, ...overrides },
  );
}

/** Landing page of an ad with scheme and host, as in the public API. */
export const adAddressColumn: Column = textColumn(
  'concat(origin, path)',
  {
    title: { en: 'Page', ru: 'Страница' },
    description: {
      en: 'Address of the landing page of the ad.',
      ru: 'Адрес страницы, на которую ведёт объявление.',
    },
  },
  { format: 'url' },
);

/** List of ad extensions: sitelinks or callouts. */
export function textListColumn(sql: string, labels: ColumnLabels, overrides: Partial<Column> = {}): Column {
  return { ...textColumn(sql, labels), type: 'array', sortable: false, ...overrides };
}

/** Sitelinks and callouts of an ad. */
export const adExtensionColumns = {
  links: textListColumn('links', {
    title: { en: 'Sitelinks', ru: 'Быстрые ссылки' },
    description: {
      en: 'Titles of the sitelinks under the ad.',
      ru: 'Названия быстрых ссылок под объявлением.',
    },
  }),
  facts: textListColumn('facts', {
    title: { en: 'Callouts', ru: 'Уточнения' },
    description: { en: 'Callouts under the ad.', ru: 'Уточнения под объявлением.' },
  }),
} satisfies Record<string, Column>;

/** Number of keywords that trigger an ad or extension. */
export const adKeywordCountColumn: Column = countColumn(
  'keyscnt',
  {
    title: { en: 'Keywords', ru: 'Фраз' },
    description: { en: 'Keywords that trigger it.', ru: 'Число фраз, по которым показывается.' },
  },
  { unit: 'keywords' },
);

/** Number of ads with the same extensions. */
export const adCountColumn: Column = countColumn(
  'adscnt',
  {
    title: { en: 'Ads', ru: 'Объявлений' },
    description: { en: 'Number of ads with these extensions.', ru: 'Число объявлений, где это есть.' },
  },
  { unit: 'ads' },
);
