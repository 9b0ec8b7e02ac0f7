import type { Column } from '../engine/report-definition.js';
import { countColumn, idColumn, textColumn, type ColumnTexts } from './column-kinds.js';

/** Id of an ad: of its domain, page, title and text together. */
export function adIdColumn(): Column {
  return idColumn('ad_id', {
    title: { en: 'Ad id', ru: 'Номер объявления' },
    description: {
      en: 'Number of the ad: ads of the same domain, page, title and text are one.',
      ru: 'Номер объявления: одинаковые домен, страница, заголовок и текст – одно объявление.',
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
    { shown: 'always' },
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
export const adPlaceColumns = {
  pos: countColumn(
    'pos',
    {
      title: { en: 'Ad position', ru: 'Место' },
      description: {
        en: 'Place of the ad among those of its part of the page, from 1.',
        ru: 'Место объявления в своей части страницы, от 1.',
      },
    },
    { shown: 'always' },
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
    { format: 'url', ...more },
  );
}

/** Texts that hang on an ad: its links or its facts. */
export function textListColumn(sql: string, texts: ColumnTexts, more: Partial<Column> = {}): Column {
  return { ...textColumn(sql, texts), type: 'array', sortable: false, ...more };
}

/** Links and facts of an ad. */
export const adExtraColumns = {
  links: textListColumn('links', {
    title: { en: 'Links', ru: 'Быстрые ссылки' },
    description: { en: 'Titles of the links under the ad.', ru: 'Названия ссылок под объявлением.' },
  }),
  facts: textListColumn('facts', {
    title: { en: 'Facts', ru: 'Уточнения' },
    description: { en: 'Short facts under the ad.', ru: 'Короткие уточнения под объявлением.' },
  }),
} satisfies Record<string, Column>;

/** How many keywords an ad, or what hangs on it, is shown for. */
export const adKeywordCountColumn: Column = countColumn(
  'keyscnt',
  {
    title: { en: 'Keywords', ru: 'Фраз' },
    description: { en: 'Keywords that it is shown for.', ru: 'Число фраз, по которым показывается.' },
  },
  { unit: 'keywords' },
);

/** How many ads carry a list of links or facts. */
export const carryingAdsColumn: Column = countColumn(
  'adscnt',
  {
    title: { en: 'Ads', ru: 'Объявлений' },
    description: { en: 'Different ads that carry it.', ru: 'Число разных объявлений, где это есть.' },
  },
  { unit: 'ads' },
);
