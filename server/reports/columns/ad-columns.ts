import type { Column } from '../engine/report-column.js';
import { countColumn, idColumn, textColumn, type ColumnLabels } from './column-kinds.js';

/** Id of an ad: of its domain, page, title and text together. */
export function adIdColumn(): Column {
  return idColumn('ad_id', {
    title: { en: 'Ad ID', ru: 'ID объявления' },
    description: {
      en: 'Id of the ad: ads with the same domain, page, title and text are one.',
      ru: 'ID объявления: одинаковые домен, страница, заголовок и текст – одно объявление.',
    },
  });
}

/** What an ad says. `header` opens the ad's keywords. */
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

/** Where an ad stands on the result page. */
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
    'top',
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

/** Page that an ad leads to. */
export function adPageColumn(more: Partial<Column> = {}): Column {
  return textColumn(
    'path',
    {
      title: { en: 'Page', ru: 'Страница' },
      description: {
        en: 'Path and query of the page that the ad leads to.',
        ru: 'Путь и параметры страницы, на которую ведёт объявление.',
      },
    },
    { format: 'url', isPath: true, ...more },
  );
}

/** Texts that hang on an ad: its sitelinks or its callouts. */
export function textListColumn(sql: string, labels: ColumnLabels, more: Partial<Column> = {}): Column {
  return { ...textColumn(sql, labels), type: 'array', sortable: false, ...more };
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

/** How many keywords an ad, or what hangs on it, is shown for. */
export const adKeywordCountColumn: Column = countColumn(
  'keyscnt',
  {
    title: { en: 'Keywords', ru: 'Фраз' },
    description: { en: 'Keywords that trigger it.', ru: 'Число фраз, по которым показывается.' },
  },
  { unit: 'keywords' },
);

/** How many ads carry a list of sitelinks or callouts. */
export const adCountColumn: Column = countColumn(
  'adscnt',
  {
    title: { en: 'Ads', ru: 'Объявлений' },
    description: { en: 'Number of ads that show it.', ru: 'Число объявлений, где это есть.' },
  },
  { unit: 'ads' },
);
