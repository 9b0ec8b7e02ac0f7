import type { Column } from '../engine/report-column.js';
import { countColumn, flagColumn, idColumn, textColumn, unsupportedColumn } from './column-kinds.js';

/** The keyword, linked to its dashboard. */
export function wordColumn(): Column {
  return textColumn(
    'word',
    {
      title: { en: 'Keyword', ru: 'Фраза' },
      description: {
        en: 'The search query.',
        ru: 'Поисковый запрос строчными буквами, с одиночными пробелами.',
      },
    },
    {
      format: 'keyword',
      lowerCase: true,
      isKeywordText: true,
      visibility: 'always',
      link: { page: 'keyword-summary', by: { domain: 'word' } },
    },
  );
}

/** Id of the keyword, the same in every base. */
export function keywordIdColumn(sql = 'keyword_id'): Column {
  return idColumn(sql, {
    title: { en: 'Keyword ID', ru: 'ID фразы' },
    description: {
      en: 'Id of the keyword, the same in every database.',
      ru: 'ID фразы, один во всех базах.',
    },
  });
}

/** Id of the row's domain. */
export function domainIdColumn(sql = 'domain_id'): Column {
  return idColumn(sql, {
    title: { en: 'Domain ID', ru: 'ID домена' },
    description: {
      en: 'Id of the domain, the same in every database.',
      ru: 'ID домена, один во всех базах.',
    },
  });
}

/** Properties of the keyword text: word count, place name, question. */
export const wordingColumns = {
  numwords: countColumn(
    'numwords',
    {
      title: { en: 'Word count', ru: 'Слов' },
      description: { en: 'Number of words in the keyword.', ru: 'Число слов во фразе.' },
    },
    { visibility: 'optional', unit: 'words' },
  ),
  isgeo: flagColumn('isgeo', {
    title: { en: 'Local intent', ru: 'Геозапрос' },
    description: {
      en: '1 if the keyword contains a place name.',
      ru: '1, если во фразе есть топоним.',
    },
  }),
  isquest: flagColumn('isquest', {
    title: { en: 'Question', ru: 'Вопросительная' },
    description: { en: '1 if the keyword is a question.', ru: '1, если фраза – вопрос.' },
  }),
} satisfies Record<string, Column>;

/** Search results page of the keyword: ads, result count and SERP features. */
export const serpColumns = {
  adscnt: countColumn(
    'adscnt',
    {
      title: { en: 'Ads', ru: 'Объявлений' },
      description: {
        en: 'Ads in the search results of the keyword.',
        ru: 'Число объявлений в выдаче по фразе.',
      },
    },
    {
      visibility: 'optional',
      unit: 'ads',
      link: { page: 'direct-ads', by: { kid: 'kid', key: 'word' }, engine: 'yandex' },
    },
  ),
  docs: countColumn(
    'docs',
    {
      title: { en: 'Results', ru: 'Результатов' },
      description: {
        en: 'Number of results reported by the search engine, 0 if unknown.',
        ru: 'Сколько результатов нашла поисковая система, 0 – неизвестно.',
      },
    },
    { unit: 'results', zeroIsValidWhen: [] },
  ),
  wizardscount: countColumn(
    'length(wizards)',
    {
      title: { en: 'SERP feature count', ru: 'Число колдунщиков' },
      description: {
        en: 'Number of SERP features in the search results.',
        ru: 'Число колдунщиков в выдаче по фразе.',
      },
    },
    { visibility: 'optional', unit: 'features' },
  ),
  wizards: {
    type: 'map',
    format: 'wizards',
    sql: 'wizards',
    title: { en: 'SERP features', ru: 'Колдунщики' },
    description: {
      en: 'Ids of the SERP features in the search results, from wizardClasses.',
      ru: 'Колдунщики в выдаче по фразе: номера из списка wizardClasses.',
    },
    filterable: true,
    sortable: false,
    visibility: 'default',
  },
  serpf: unsupportedColumn('serpf', 'string'),
} satisfies Record<string, Column>;
