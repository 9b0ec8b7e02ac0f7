import { pageTitles } from '../../../contract/pages/page-titles.js';
import { getToolPage } from '../../../contract/tools/tool-pages.js';
import {
  countColumn,
  decimalColumn,
  flagColumn,
  textColumn,
  roundToCentsSql,
} from '../../columns/column-kinds.js';
import { wordColumn } from '../../columns/keyword-columns.js';
import type { Column } from '../../engine/report-column.js';
import { defineReport, type ReportDefinition } from '../../engine/report-definition.js';
import { runConditions } from '../../subjects/run.subject.js';
import { pageOfListColumns } from './page-of-list-columns.js';
import { toolKeywordColumns } from './tool-keyword-columns.js';
import { toolKeywordsSource } from './tool-keywords.source.js';
import { toolView } from './tool-view.js';

/** SQL of a share in percent, with two decimals. */
function shareSql(part: string, total: string): string {
  return `if(${total} = 0, 0, ${roundToCentsSql(`${part} * 100 / ${total}`)})`;
}

const termColumn = textColumn(
  'term',
  {
    title: { en: 'Word or phrase', ru: 'Слово или словосочетание' },
    description: {
      en: 'Form of the word that occurs in the most keywords.',
      ru: 'Из его форм – та, которая есть в наибольшем числе фраз.',
    },
  },
  { lowerCase: true, isKeywordText: true, visibility: 'always' },
);

const termColumns = {
  numwords: countColumn(
    'words',
    {
      title: { en: 'Words', ru: 'Слов' },
      description: { en: 'Number of words.', ru: 'Сколько в нём слов.' },
    },
    { unit: 'words', visibility: 'optional' },
  ),
  cnt: countColumn(
    'keywords',
    {
      title: { en: 'Keywords', ru: 'Фраз' },
      description: {
        en: 'Keywords of the pages that contain it in any form.',
        ru: 'Фразы страниц, в которых оно есть в любой форме.',
      },
    },
    { unit: 'keywords' },
  ),
  perc: decimalColumn(
    shareSql('keywords', 'of_keywords'),
    {
      title: { en: 'Share of keywords', ru: 'Доля фраз' },
      description: {
        en: 'These keywords as a percentage of all keywords of the pages.',
        ru: 'Эти фразы в процентах от всех фраз страниц.',
      },
    },
    {
      format: 'percent',
      unit: 'percent',
      formula: { en: 'keywords that contain it ÷ all keywords × 100', ru: 'фраз с ним ÷ всех фраз × 100' },
    },
  ),
  ws: countColumn(
    'volume',
    {
      title: { en: 'Volume', ru: 'Частотность' },
      description: {
        en: 'Total search volume of these keywords, 0 if unknown.',
        ru: 'Частотность этих фраз вместе, 0 – неизвестна.',
      },
    },
    {
      unit: 'searches a month',
      zeroIsValidWhen: [],
      formula: { en: 'Σ volume of the keywords', ru: 'Σ частотность фраз' },
    },
  ),
  volume_share: decimalColumn(
    shareSql('volume', 'of_volume'),
    {
      title: { en: 'Volume coverage', ru: 'Охват частотности' },
      description: {
        en: 'Their search volume as a percentage of that of all keywords of the pages.',
        ru: 'Их частотность в процентах от частотности всех фраз страниц.',
      },
    },
    {
      format: 'percent',
      unit: 'percent',
      formula: {
        en: 'volume of these keywords ÷ volume of all × 100',
        ru: 'частотность этих фраз ÷ частотность всех × 100',
      },
    },
  ),
  wsk: countColumn(
    'exact',
    {
      title: { en: 'Exact volume', ru: 'Точная' },
      description: {
        en: 'Total exact search volume of these keywords, 0 if unknown.',
        ru: 'Точная частотность этих фраз вместе, 0 – неизвестна.',
      },
    },
    {
      unit: 'searches a month',
      visibilityOnGoogle: 'optional',
      zeroIsValidWhen: ['exactVolume'],
      formula: { en: 'Σ exact volume of the keywords', ru: 'Σ точная частотность фраз' },
    },
  ),
  forms: textColumn(
    "arrayStringConcat(forms, ', ')",
    {
      title: { en: 'Forms', ru: 'Формы' },
      description: { en: 'Forms of the word in the keywords.', ru: 'Его формы во фразах.' },
    },
    { lowerCase: true, isKeywordText: true },
  ),
  keys: textColumn(
    "arrayStringConcat(arraySlice(keys, 1, 5), ', ')",
    {
      title: { en: 'Examples', ru: 'Примеры' },
      description: {
        en: 'Five keywords with the highest volume among these keywords.',
        ru: 'Пять самых частотных из этих фраз.',
      },
    },
    { lowerCase: true, isKeywordText: true },
  ),
  in_text: countColumn('in_text', {
    title: { en: 'In the text', ru: 'В тексте' },
    description: {
      en: 'Number of occurrences in the text of the page; also 0 if no text was read.',
      ru: 'Сколько раз оно есть в тексте страницы; 0 и тогда, когда текст не читали.',
    },
  }),
} satisfies Record<string, Column>;

const onPageColumn = flagColumn(
  'is_own',
  {
    title: { en: 'On your page', ru: 'Есть у вас' },
    description: {
      en: '1 if your page ranks for a keyword with it, or its text contains it.',
      ru: '1, если ваша страница ранжируется по фразе с ним или оно есть в её тексте.',
    },
  },
  { visibility: 'default' },
);

const rankedForColumn = flagColumn(
  'shared',
  {
    title: { en: 'Your page ranks', ru: 'Ваша ранжируется' },
    description: {
      en: '1 if your page ranks for the keyword too.',
      ru: '1, если по этой фразе ранжируется и ваша страница.',
    },
  },
  { visibility: 'default' },
);

const pagesColumn = countColumn(
  'weight',
  {
    title: { en: 'Pages', ru: 'Страниц' },
    description: {
      en: 'Number of the pages that rank for the keyword.',
      ru: 'Сколько из этих страниц ранжируется по фразе.',
    },
  },
  { visibility: 'always', unit: 'pages' },
);

/**
 * The three reports on a vocabulary. The extended vocabulary covers competing pages and marks the terms that the
 * target page has.
 */
function vocabularyReports(
  id: 'tool-page-vocabulary' | 'tool-extended-vocabulary',
  isExtended: boolean,
): readonly [ReportDefinition, ReportDefinition, ReportDefinition] {
  const tool = getToolPage(id);
  const restBase = tool.route;
  const titlePrefix = isExtended
    ? pageTitles['tool-extended-vocabulary']
    : pageTitles['tool-page-vocabulary'];
  const wordsReport = defineReport({
    id: `${id}-words`,
    ...toolView(tool, { order: 10, shortTitle: { en: 'Words', ru: 'Слова' } }),
    title: { en: `${titlePrefix.en}: words and phrases`, ru: `${titlePrefix.ru}: слова и словосочетания` },
    description: {
      en: 'Words and phrases of the keywords of the pages, grouped by form.',
      ru: 'Слова и словосочетания из фраз страниц, все формы как одно.',
    },
    rowNoun: { en: ['word', 'words'], ru: ['слово', 'слова', 'слов'] },
    row: { kind: 'word', key: ['word'] },
    restPath: `${restBase}/words/{uid}`,
    source: {
      name: 'words of the keywords of some pages',
      from: 'tool_term',
      where: runConditions,
      identity: ['term'],
      attributes: {},
    },
    searchColumn: 'word',
    defaultSort: 'cnt|desc,ws|desc',
    columns: { word: termColumn, ...(isExtended ? { exist: onPageColumn } : {}), ...termColumns },
  });
  const keywords = defineReport({
    id: `${id}-keywords`,
    ...toolView(tool, { view: 'keywords', order: 20, shortTitle: { en: 'Keywords', ru: 'Фразы' } }),
    title: { en: `${titlePrefix.en}: keywords`, ru: `${titlePrefix.ru}: фразы` },
    description: {
      en: 'Keywords that contain the words, with the number of pages that rank for each.',
      ru: 'Фразы, из которых взяты слова: сколько страниц ранжируется по каждой.',
    },
    rowNoun: { en: ['keyword', 'keywords'], ru: ['фраза', 'фразы', 'фраз'] },
    row: { kind: 'keyword', key: ['kid'] },
    restPath: `${restBase}/keywords/{uid}`,
    source: { ...toolKeywordsSource, name: 'keywords of some pages' },
    searchColumn: 'word',
    defaultSort: { google: 'weight|desc,ws|desc', yandex: 'weight|desc,wsk|desc' },
    sortWithoutVolumes: 'word|asc',
    columns: {
      word: wordColumn(),
      weight: pagesColumn,
      ...(isExtended ? { exist: rankedForColumn } : {}),
      ...toolKeywordColumns,
    },
  });
  const pagesReport = defineReport({
    id: `${id}-pages`,
    ...toolView(tool, { view: 'pages', order: 30, shortTitle: { en: 'Pages', ru: 'Страницы' } }),
    title: { en: `${titlePrefix.en}: pages`, ru: `${titlePrefix.ru}: страницы` },
    description: { en: 'Pages that rank for the keywords.', ru: 'Страницы, фразы которых взяты.' },
    rowNoun: { en: ['page', 'pages'], ru: ['страница', 'страницы', 'страниц'] },
    row: { kind: 'page', key: ['name', 'url'] },
    restPath: `${restBase}/pages/{uid}`,
    source: {
      name: 'pages of a vocabulary',
      from: 'tool_page',
      where: runConditions,
      identity: ['url_hash'],
      attributes: {},
    },
    searchColumn: 'url',
    defaultSort: 'shared|desc,it50|desc',
    columns: {
      ...pageOfListColumns('page'),
      it50: countColumn(
        'keywords',
        {
          title: { en: 'Keywords', ru: 'Фраз' },
          description: {
            en: 'Keywords that the page ranks for in the top 50.',
            ru: 'Фразы, по которым страница ранжируется в топ 50.',
          },
        },
        { unit: 'keywords' },
      ),
      shared: countColumn(
        'shared',
        {
          title: { en: 'Search results in common', ru: 'Общих выдач' },
          description: {
            en: 'Number of search results that contain the page; 0 for a page of your list.',
            ru: 'Сколько выдач привело к странице; 0 у страниц вашего списка.',
          },
        },
        { unit: 'results' },
      ),
    },
  });
  return [wordsReport, keywords, pagesReport];
}

/** Vocabulary of a list of pages. */
export const pageVocabulary = vocabularyReports('tool-page-vocabulary', false);

/** Vocabulary of the pages that compete with a page. */
export const extendedVocabulary = vocabularyReports('tool-extended-vocabulary', true);
