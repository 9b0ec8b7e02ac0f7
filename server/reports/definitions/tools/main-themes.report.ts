import { pageTitles } from '../../../contract/pages/page-titles.js';
import { averageBidSql } from '../../columns/average-bid.js';
import { countColumn, textColumn } from '../../columns/column-kinds.js';
import { serpColumns, wordingColumns, wordColumn } from '../../columns/keyword-columns.js';
import { subjectDomainColumn, urlColumn } from '../../columns/page-columns.js';
import { costColumns, superVolumeColumn } from '../../columns/volume-columns.js';
import type { Column } from '../../engine/report-column.js';
import type { ReportArgument } from '../../engine/report-argument.js';
import { resultDateColumn } from '../../columns/result-date-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { mainThemesSource } from './main-themes.source.js';

function boundArgument(en: string, ru: string): ReportArgument {
  return { type: 'integer', required: false, description: { en, ru } };
}

function text(en: string, ru: string): ReportArgument {
  return { type: 'string', required: false, isKeywordText: true, description: { en, ru } };
}

/** Column of the keyword with the highest volume among those of a term. */
function mainKeywordColumn(column: Column, sql = column.sql): Column {
  const { en, ru } = column.description;
  return {
    ...column,
    sql,
    attribute: 'keyword',
    visibility: 'optional',
    link: undefined,
    description: { en: `Of the main keyword. ${en}`, ru: `О главной фразе. ${ru}` },
  };
}

/** Words in the keywords of a site. */
export const mainThemes = defineReport({
  id: 'tool-main-themes',
  section: 'tools',
  subject: 'domain',
  title: pageTitles['tool-main-themes'],
  description: {
    en: 'Words of the keywords of the site, grouped by form, with volume, keywords and pages.',
    ru: 'Слова из фраз сайта во всех формах: их частотность, фразы и страницы.',
  },
  rowNoun: { en: ['word', 'words'], ru: ['слово', 'слова', 'слов'] },
  row: { kind: 'word', key: ['word'] },
  restPath: '/tools/site-themes',
  route: '/tools/site-themes',
  menu: {
    menu: 'tools',
    group: 'sites',
    order: 120,
  },
  source: mainThemesSource,
  needs: ['themeForms'],
  searchColumn: 'word',
  defaultSort: 'cnt|desc,ws|desc',
  columns: {
    word: textColumn(
      'term',
      {
        title: { en: 'Word', ru: 'Слово' },
        description: {
          en: 'Word of the keywords, in the form that occurs in the most keywords of the site.',
          ru: 'Слово из фраз; из его форм – та, которая есть в наибольшем числе фраз сайта.',
        },
      },
      { lowerCase: true, isKeywordText: true, visibility: 'always' },
    ),
    cnt: countColumn(
      'term_keywords',
      {
        title: { en: 'Keywords', ru: 'Фраз' },
        description: {
          en: 'Keywords of the site in the top 50 that contain the word in any form.',
          ru: 'Фразы сайта в топ 50, в которых есть это слово в любой форме.',
        },
      },
      { unit: 'keywords' },
    ),
    ws: countColumn(
      'term_volume',
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
    wsk: countColumn(
      'term_exact',
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
    pages: countColumn(
      'term_pages',
      {
        title: { en: 'Pages', ru: 'Страниц' },
        description: {
          en: 'Pages of the site with a position for one of these keywords.',
          ru: 'Страницы сайта с позицией хотя бы по одной из этих фраз.',
        },
      },
      { unit: 'pages' },
    ),
    url: {
      ...urlColumn(),
      sql: 'page_path',
      attribute: 'page',
      title: { en: 'Main page', ru: 'Главная страница темы' },
      description: {
        en: 'Page that ranks for most of these keywords.',
        ru: 'Страница, у которой больше всего этих фраз.',
      },
    },
    keyword: {
      ...wordColumn(),
      sql: 'main_word',
      attribute: 'keyword',
      visibility: 'default',
      title: { en: 'Main keyword', ru: 'Главная фраза' },
      description: {
        en: 'Keyword with the highest volume among these keywords.',
        ru: 'Самая частотная из этих фраз.',
      },
      link: { page: 'keyword-summary', by: { domain: 'keyword' } },
    },
    avbid: mainKeywordColumn(costColumns.avbid, averageBidSql('cpc_min', 'cpc_max')),
    adscnt: mainKeywordColumn(serpColumns.adscnt),
    docs: mainKeywordColumn(serpColumns.docs),
    numwords: mainKeywordColumn(wordingColumns.numwords),
    isgeo: mainKeywordColumn(wordingColumns.isgeo),
    isquest: mainKeywordColumn(wordingColumns.isquest),
    superwsk: superVolumeColumn,
    serpf: serpColumns.serpf,
    domain: subjectDomainColumn,
  },
  arguments: {
    minWs: boundArgument('Minimum keyword volume.', 'Частотность фразы, не меньше.'),
    maxWs: boundArgument('Highest volume of a keyword.', 'Частотность фразы, не больше.'),
    minWsk: boundArgument('Least exact volume of a keyword.', 'Точная частотность фразы, не меньше.'),
    maxWsk: boundArgument('Highest exact volume of a keyword.', 'Точная частотность фразы, не больше.'),
    minPos: boundArgument('Best position of a keyword.', 'Позиция по фразе, не выше.'),
    maxPos: boundArgument('Worst position of a keyword.', 'Позиция по фразе, не ниже.'),
    qbyUrl: boundArgument(
      'Maximum number of keywords per page; those with the highest volume are used.',
      'Сколько фраз одной страницы брать, начиная с самых частотных.',
    ),
    words: text(
      'Words; a keyword must contain at least one, in any form.',
      'Слова, хотя бы одно из которых есть во фразе, в любой форме.',
    ),
    like: text('Text that a keyword holds.', 'Текст, который есть во фразе.'),
    notLike: text('Text that a keyword does not hold.', 'Текст, которого во фразе нет.'),
  },
  publicColumns: { serpf: resultDateColumn },
});
