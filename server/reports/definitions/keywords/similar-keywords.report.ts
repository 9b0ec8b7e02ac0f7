import { pageTitles } from '../../../contract/pages/page-titles.js';
import { withAttribute, countColumn } from '../../columns/column-kinds.js';
import { keywordIdColumn, serpColumns, wordColumn, wordingColumns } from '../../columns/keyword-columns.js';
import { vendorAttributes, vendorColumns } from '../../columns/vendor-columns.js';
import { costColumns, keiColumn, volumeColumns } from '../../columns/volume-columns.js';
import { tableAttributes, generationScope, subjectKeywordIdSql } from '../../engine/source-sql.js';
import { keywordResultDateColumn } from '../../columns/result-date-columns.js';
import { defineReport } from '../../engine/report-definition.js';

const sharedUrlsSql =
  `SELECT keyword_id AS key_id, count() AS shared FROM position_by_url WHERE ${generationScope} AND url_hash GLOBAL IN` +
  ` (SELECT arrayJoin(url_hashes) FROM result_set WHERE ${generationScope} AND keyword_id = ${subjectKeywordIdSql})` +
  ` AND keyword_id != ${subjectKeywordIdSql} GROUP BY key_id`;

/** Keywords with similar search results. */
export const similarKeywords = defineReport({
  id: 'similar-keywords',
  section: 'keywords',
  subject: 'keyword',
  title: pageTitles['similar-keywords'],
  description: {
    en: 'Keywords whose top 50 shares pages with the top 50 of this one.',
    ru: 'Фразы, у которых в топ 50 те же страницы, что и у этой.',
  },
  rowNoun: { en: ['keyword', 'keywords'], ru: ['фраза', 'фразы', 'фраз'] },
  row: { kind: 'keyword', key: ['kid'] },
  restPath: '/report/simple/similarkeys',
  route: '/similarkeys',
  tab: { order: 20 },
  source: {
    name: 'keywords with shared pages',
    from: `(${sharedUrlsSql})`,
    where: [],
    identity: ['key_id'],
    attributes: {
      row: tableAttributes('keyword', 'keyword_id', { carried: { shared: 'UInt64' }, restricted: true }),
      ...vendorAttributes('key_id'),
    },
  },
  searchColumn: 'word',
  defaultSort: 'cnt|desc',
  columns: {
    ...withAttribute({ word: wordColumn() }),
    cnt: countColumn(
      'shared * 2',
      {
        title: { en: 'Similarity', ru: 'Сходство' },
        description: {
          en: 'Pages shared by both top 50s, as a percentage of 50.',
          ru: 'Общие страницы двух топ 50 в процентах от 50.',
        },
      },
      {
        visibility: 'always',
        format: 'percent',
        unit: 'percent',
        formula: { en: 'shared pages ÷ 50 × 100', ru: 'общих страниц ÷ 50 × 100' },
        link: { page: 'similar-keywords', by: { key: 'word' } },
      },
    ),
    ...withAttribute({
      ...volumeColumns,
      ...costColumns,
      adscnt: serpColumns.adscnt,
      docs: serpColumns.docs,
      ...wordingColumns,
      wizardscount: serpColumns.wizardscount,
      wizards: serpColumns.wizards,
      kei: keiColumn,
    }),
    ...vendorColumns,
    serpf: serpColumns.serpf,
    kid: keywordIdColumn('key_id'),
  },
  publicColumns: { serpf: keywordResultDateColumn },
});
