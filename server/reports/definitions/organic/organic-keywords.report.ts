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
import { urlColumn } from '../../columns/page-columns.js';
import { changeColumns, positionColumn, positionVisitsColumn } from '../../columns/position-columns.js';
import { vendorAttributes, vendorColumns } from '../../columns/vendor-columns.js';
import { costColumns, volumeColumns } from '../../columns/volume-columns.js';
import { publicKeywordColumns } from '../../columns/public-keyword-columns.js';
import { positionSinceColumn } from '../../columns/result-date-columns.js';
import { defineReport } from '../../engine/report-definition.js';
import type { Source, SourceContext } from '../../engine/report-source.js';
import { generationConditions, subjectDomainIdSql } from '../../engine/source-sql.js';

// The most used vendor metric comes before first-party columns, so that both fit into a typical window.
const { difficulty, ...otherVendorColumns } = vendorColumns;

const domainConditions = [...generationConditions, `domain_id = ${subjectDomainIdSql}`];

/** The requested path as in the page tree, without query and trailing slash. */
const requestedPathSql = "trimRight({arg_url:String}, '/')";
/** Matches a path, or everything below it; `/` with sublevels is the entire domain. */
const atPathSql = `(path = {arg_url:String} OR trimRight(cutQueryString(path), '/') = ${requestedPathSql})`;
const underPathSql = `(${atPathSql} OR startsWith(path, concat(${requestedPathSql}, '/')))`;

function organicKeywordsSource({ arguments: { url, includeSubLevels } }: SourceContext): Source {
  if (url === undefined) {
    return {
      name: 'best positions of a domain',
      from: 'position_by_domain',
      where: [...domainConditions, 'best = 1'],
      identity: ['keyword_id'],
      position: 'pos',
      rowCount: 'it50',
      attributes: vendorAttributes(),
    };
  }
  return {
    name: 'ranked pages under a path',
    from: 'position_by_domain',
    where: [...domainConditions, includeSubLevels === false ? atPathSql : underPathSql],
    identity: ['keyword_id', 'url_hash'],
    position: 'pos',
    attributes: vendorAttributes(),
  };
}

/**
 * Keywords of a domain, each with the domain's best position. With a path, one row for every ranking page below it.
 */
export const organicKeywords = defineReport({
  id: 'organic-keywords',
  section: 'organic',
  subject: 'domain',
  title: pageTitles['organic-keywords'],
  description: {
    en: 'Keywords for which the domain ranks in the top 50, with its best position for each.',
    ru: 'Фразы, по которым домен в топ 50, с лучшей позицией по каждой.',
  },
  rowNoun: { en: ['keyword', 'keywords'], ru: ['фраза', 'фразы', 'фраз'] },
  row: { kind: 'keyword', key: ['kid', 'url'] },
  ...firstPartyColumns({ key: 'keyword_id', dimensions: ['query'] }),
  images: true,
  firstPage: true,
  restPath: '/report/simple/organic/keywords',
  route: '/keywords',
  tab: { group: 'seo', order: 20 },
  presentation: { keywordSource: 'keywords' },
  source: organicKeywordsSource,
  searchColumn: 'word',
  defaultSort: { google: 'ws|desc', yandex: 'wsk|desc' },
  sortWithoutVolumes: 'pos|asc,word|asc',
  columns: {
    word: wordColumn(),
    pos: positionColumn(),
    delta: changeColumns.delta,
    nw: changeColumns.nw,
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
    url: urlColumn({ visibility: 'always' }),
    churl: changeColumns.churl,
    serpf: serpColumns.serpf,
    kid: keywordIdColumn(),
    did: domainIdColumn(),
  },
  arguments: {
    url: {
      type: 'string',
      required: false,
      description: {
        en: 'Path within the domain; limits the rows to ranking pages with this path.',
        ru: 'Путь внутри домена: только страницы по нему.',
      },
    },
    includeSubLevels: {
      type: 'boolean',
      required: false,
      default: true,
      description: {
        en: 'With `url`: whether to include subfolders.',
        ru: 'Вместе с `url`: учитывать ли вложенные разделы.',
      },
    },
  },
  publicColumns: { ...publicKeywordColumns, serpf: positionSinceColumn },
});
