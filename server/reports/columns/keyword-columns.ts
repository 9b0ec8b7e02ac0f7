import type { Column } from '../engine/report-definition.js';
import { countColumn, flagColumn, idColumn, textColumn, uncoveredColumn } from './column-kinds.js';

/** The keyword itself, opening its dashboard. */
export function wordColumn(): Column {
  return textColumn(
    'word',
    {
      title: { en: 'Keyword', ru: 'Ключевая фраза' },
      description: {
        en: 'The search query, in lower case with single blanks.',
        ru: 'Поисковый запрос строчными буквами, с одиночными пробелами.',
      },
    },
    {
      format: 'keyword',
      lowerCase: true,
      shown: 'always',
      link: { page: 'keyword-summary', by: { domain: 'word' } },
    },
  );
}

/** Id of the keyword, the same in every base. */
export function keywordIdColumn(sql = 'keyword_id'): Column {
  return idColumn(sql, {
    title: { en: 'Keyword id', ru: 'Номер фразы' },
    description: {
      en: 'Number of the keyword, the same in every database.',
      ru: 'Номер фразы, один во всех базах.',
    },
  });
}

/** Id of the domain that the row belongs to. */
export function domainIdColumn(sql = 'domain_id'): Column {
  return idColumn(sql, {
    title: { en: 'Domain id', ru: 'Номер домена' },
    description: {
      en: 'Number of the domain, the same in every database.',
      ru: 'Номер домена, один во всех базах.',
    },
  });
}

/** What the words of a keyword say: their number, a place, a question. */
export const wordingColumns = {
  numwords: countColumn(
    'numwords',
    {
      title: { en: 'Words', ru: 'Слов' },
      description: { en: 'Number of words in the keyword.', ru: 'Число слов во фразе.' },
    },
    { shown: 'optional', unit: 'words' },
  ),
  isgeo: flagColumn('isgeo', {
    title: { en: 'Place name', ru: 'Топоним' },
    description: {
      en: '1 where the keyword contains the name of a place.',
      ru: '1, если во фразе есть название места.',
    },
  }),
  isquest: flagColumn('isquest', {
    title: { en: 'Question', ru: 'Вопрос' },
    description: { en: '1 where the keyword is a question.', ru: '1, если фраза — вопрос.' },
  }),
} satisfies Record<string, Column>;

/** What stands on the result page beside the plain links. */
export const resultPageColumns = {
  adscnt: countColumn(
    'adscnt',
    {
      title: { en: 'Ads', ru: 'Объявлений' },
      description: {
        en: 'Ads shown on the result page of the keyword.',
        ru: 'Число объявлений в выдаче по фразе.',
      },
    },
    {
      shown: 'optional',
      unit: 'ads',
      link: { page: 'direct-ads', by: { kid: 'kid', key: 'word' }, engine: 'yandex' },
    },
  ),
  docs: countColumn(
    'docs',
    {
      title: { en: 'Results', ru: 'Результатов' },
      description: {
        en: 'Documents that the search engine says it found, 0 where it is unknown.',
        ru: 'Сколько документов нашла поисковая система, 0 — неизвестно.',
      },
    },
    { unit: 'documents' },
  ),
  wizardscount: countColumn(
    'length(wizards)',
    {
      title: { en: 'SERP features', ru: 'Колдунщиков' },
      description: {
        en: 'Number of SERP features on the result page.',
        ru: 'Число колдунщиков в выдаче по фразе.',
      },
    },
    { shown: 'optional', unit: 'features' },
  ),
  wizards: {
    type: 'map',
    format: 'wizards',
    sql: 'wizards',
    title: { en: 'Blocks', ru: 'Блоки' },
    description: {
      en: 'Classes of the SERP features on the result page: ids of the list of classes (wizardClasses).',
      ru: 'Классы колдунщиков в выдаче: номера из списка классов (wizardClasses).',
    },
    filterable: true,
    sortable: false,
    shown: 'default',
  },
  serpf: uncoveredColumn('serpf', 'string'),
} satisfies Record<string, Column>;
