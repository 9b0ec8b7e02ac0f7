import { generationScope, subjectDomainIdSql, subjectUrlHashSql } from '../../engine/source-sql.js';
import type { KeyRestriction, Source, SourceContext } from '../../engine/report-source.js';
import { sharedResultsSql } from './shared-results.js';

const subjectKeywordsSql = `SELECT keyword_id FROM position_by_url WHERE ${generationScope} AND url_hash = ${subjectUrlHashSql}`;

const subjectDomainPagesSql = `SELECT url_hash FROM page WHERE ${generationScope} AND domain_id = ${subjectDomainIdSql}`;

/**
 * Pages in the search results of the subject's keywords: `key_id` (page hash) and `cnt`, optionally including the own
 * domain.
 */
export function pageCompetitorsSource({ arguments: { own } }: SourceContext): Source {
  const otherPageSql = `key_id != ${subjectUrlHashSql}`;
  return {
    name: 'pages with shared keywords',
    from: `(${sharedResultsSql({
      elementsSql: 'url_hashes',
      conditionSql: `keyword_id GLOBAL IN (${subjectKeywordsSql})`,
      keyConditionSql:
        own === 1 ? otherPageSql : `${otherPageSql} AND key_id GLOBAL NOT IN (${subjectDomainPagesSql})`,
    })})`,
    where: [],
    identity: ['key_id'],
    attributes: {
      row: {
        select: pagesByHashSql,
        key: 'url_hash',
        rowKey: 'key_id',
        carried: { cnt: 'UInt64' },
        restricted: true,
      },
    },
  };
}

/**
 * SQL of pages with totals and domain names. The table is ordered by domain, so a small set of hashes is first
 * resolved to domains; for large sets that does not pay off.
 */
function pagesByHashSql(keys: KeyRestriction | undefined): string {
  const keyConditionSql = keys === undefined ? '' : ` AND url_hash ${keys.inClauseSql}`;
  const ownerDomainsSql = `SELECT domain_id FROM position_by_url WHERE ${generationScope}${keyConditionSql}`;
  const ownerConditionSql = keys?.isSmallSet ? ` AND domain_id GLOBAL IN (${ownerDomainsSql})` : '';
  return (
    'SELECT url_hash, domain_id, path, it1, it3, it5, it10, it50, vis, name FROM' +
    ` (SELECT * FROM page WHERE ${generationScope}${ownerConditionSql}${keyConditionSql}) AS pages` +
    ` GLOBAL LEFT ANY JOIN (SELECT domain_id, name FROM domain WHERE ${generationScope}${ownerConditionSql}) AS owners USING (domain_id)`
  );
}
