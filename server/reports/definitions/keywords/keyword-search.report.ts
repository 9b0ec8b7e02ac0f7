import { pageTitles } from '../../../contract/pages/page-titles.js';
import { idColumn, unsupportedColumn } from '../../columns/column-kinds.js';
import { keywordIdColumn, serpColumns, wordColumn, wordingColumns } from '../../columns/keyword-columns.js';
import { vendorColumns } from '../../columns/vendor-columns.js';
import { costColumns, keiColumn, superVolumeColumn, volumeColumns } from '../../columns/volume-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { keywordSearchSource } from './keyword-search.source.js';

/** Keywords of the base, searched by text. */
export const keywordSearch = defineReport({
  id: 'keyword-search',
  section: 'keywords',
  subject: 'none',
  title: pageTitles['keyword-search'],
  description: {
    en: 'Keywords of the database that contain the requested words.',
    ru: 'Фразы базы, в которых есть искомые слова.',
  },
  rowNoun: { en: ['keyword', 'keywords'], ru: ['фраза', 'фразы', 'фраз'] },
  row: { kind: 'keyword', key: ['kid'] },
  restPath: '/report/system_keywords',
  method: 'POST',
  route: '/searchkeys',
  menu: { menu: 'keywords', order: 10 },
  presentation: { panel: 'keywordSearch', emptyReason: 'nothingFound' },
  source: keywordSearchSource,
  searchColumn: 'word',
  defaultSort: 'id|asc',
  countedBy: { argument: 'phrases', limit: 'searchKeys' },
  // 600 words with all their forms take a third of a second.
  complexity: 50,
  columns: {
    word: wordColumn(),
    ...volumeColumns,
    ...costColumns,
    ...vendorColumns,
    adscnt: serpColumns.adscnt,
    docs: serpColumns.docs,
    ...wordingColumns,
    kei: keiColumn,
    wizardscount: serpColumns.wizardscount,
    wizards: serpColumns.wizards,
    updated_at: {
      type: 'date',
      format: 'date',
      sql: 'updated_at',
      title: { en: 'Updated', ru: 'Обновлена' },
      description: { en: 'Date of the newest data of the keyword.', ru: 'Дата самых новых данных фразы.' },
      filterable: true,
      sortable: true,
      visibility: 'optional',
    },
    id: {
      ...idColumn('keyword_id', {
        title: { en: 'ID', ru: 'ID' },
        description: {
          en: 'Id of the keyword, the same in every database.',
          ru: 'ID фразы, один во всех базах.',
        },
      }),
      sortable: true,
    },
    kid: keywordIdColumn(),
    superwsk: superVolumeColumn,
    isadult: unsupportedColumn('isadult', 'boolean'),
    gctr: unsupportedColumn('gctr'),
    gamn: unsupportedColumn('gamn'),
  },
  arguments: {
    phrases: {
      type: 'stringList',
      required: false,
      isKeywordText: true,
      description: {
        en: 'Phrases; the keyword must contain at least one. -word excludes a word from its line; a line with only such words excludes them from all lines.',
        ru: 'Подходит фраза, в которой есть любая из строк. -слово исключает его из своей строки, строка из одних таких слов – из всех.',
      },
    },
    minusWords: {
      type: 'stringList',
      required: false,
      isKeywordText: true,
      description: {
        en: 'Negative keywords: words that the keyword must not contain; one per value or comma-separated.',
        ru: 'Минус-слова: слова, которых нет во фразе; по одному в значении или через запятую.',
      },
    },
    strict: {
      type: 'boolean',
      required: false,
      default: true,
      description: {
        en: 'Whether to match the exact words in the same order; otherwise any form of the words in any order.',
        ru: 'Фразы точно как введены: те же слова в том же порядке; без этого – слова в любой форме и любом порядке.',
      },
    },
    hideadult: {
      type: 'boolean',
      required: false,
      default: true,
      description: {
        en: 'Accepted for existing scripts without effect, because adult keywords are not marked.',
        ru: 'Принимается ради уже написанных скриптов; ничего не меняет: такие фразы не размечены.',
      },
    },
  },
});
