import { pageTitles } from '../../../contract/pages/page-titles.js';
import { firstPartyColumns } from '../../first-party/first-party-metrics.js';
import {
  domainIdColumn,
  keywordIdColumn,
  serpColumns,
  wordColumn,
  wordingColumns,
} from '../../columns/keyword-columns.js';
import { firstPartyJoinColumns } from '../../columns/first-party-join-columns.js';
import { changeColumns, positionColumn, positionVisitsColumn } from '../../columns/position-columns.js';
import { vendorAttributes, vendorColumns } from '../../columns/vendor-columns.js';
import { costColumns, volumeColumns } from '../../columns/volume-columns.js';
import { publicKeywordColumns } from '../../columns/public-keyword-columns.js';
import { pagePositionSinceColumn } from '../../columns/result-date-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import { generationConditions, subjectDomainIdSql, subjectUrlHashSql } from '../../engine/source-sql.js';

// The most used vendor metric comes before first-party columns, so that both fit into a typical window.
const { difficulty, ...otherVendorColumns } = vendorColumns;

/** Keywords of one page of a domain. */
export const pageKeywords = defineReport({
  id: 'page-keywords',
  section: 'organic',
  subject: 'page',
  title: pageTitles['page-keywords'],
  description: {
    en: 'Keywords for which this page ranks in the top 50.',
    ru: 'Фразы, по которым эта страница в топ 50.',
  },
  rowNoun: { en: ['keyword', 'keywords'], ru: ['фраза', 'фразы', 'фраз'] },
  row: { kind: 'keyword', key: ['kid'] },
  ...firstPartyColumns({ key: 'keyword_id', dimensions: ['query', 'page'] }),
  images: true,
  restPath: '/report/simple/organic/keywords/bypage',
  route: '/keysbypage',
  tab: { group: 'seo', order: 30 },
  presentation: { keywordSource: 'keywords' },
  source: {
    name: 'positions of a page',
    from: 'position_by_domain',
    where: [...generationConditions, `domain_id = ${subjectDomainIdSql}`, `url_hash = ${subjectUrlHashSql}`],
    identity: ['keyword_id'],
    position: 'pos',
    attributes: vendorAttributes(),
  },
  searchColumn: 'word',
  defaultSort: { google: 'ws|desc', yandex: 'wsk|desc' },
  sortWithoutVolumes: 'pos|asc,word|asc',
  columns: {
    word: wordColumn(),
    pos: positionColumn(),
    delta: changeColumns.delta,
    nw: changeColumns.nw,
    churl: changeColumns.churl,
    ...volumeColumns,
    vis: positionVisitsColumn,
    ...costColumns,
    difficulty,
    ...firstPartyJoinColumns,
    ...otherVendorColumns,
    adscnt: serpColumns.adscnt,
    docs: serpColumns.docs,
    ...wordingColumns,
    wizardscount: serpColumns.wizardscount,
    wizards: serpColumns.wizards,
    serpf: serpColumns.serpf,
    kid: keywordIdColumn(),
    did: domainIdColumn(),
  },
  publicColumns: { ...publicKeywordColumns, serpf: pagePositionSinceColumn },
});
