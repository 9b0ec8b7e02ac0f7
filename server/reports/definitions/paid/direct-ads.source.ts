import {
  generationScope,
  subjectDomainIdSql,
  subjectKeywordIdSql,
  tableAttributes,
} from '../../engine/source-sql.js';
import type { Source } from '../../engine/report-source.js';

/** Ads that match a condition, with keyword counts and the dates they were first and last seen. */
function directAdsSource(name: string, condition: string): Source {
  const whereSql = `WHERE ${generationScope} AND ${condition}`;
  return {
    name,
    from:
      '(SELECT key_id, ad_id, title, text, origin, path, keyscnt, first_seen, last_seen FROM' +
      ' (SELECT domain_id AS key_id, ad_id, any(title) AS title, any(text) AS text, any(origin) AS origin, any(path) AS path,' +
      ` uniqExact(keyword_id) AS keyscnt FROM ad_by_domain ${whereSql} GROUP BY domain_id, ad_id) AS ads` +
      ` GLOBAL LEFT JOIN (SELECT ad_id, min(first_seen) AS first_seen, max(last_seen) AS last_seen FROM ad_seen ${whereSql} GROUP BY ad_id) AS seen` +
      ' USING (ad_id))',
    where: [],
    identity: ['ad_id'],
    attributes: { row: tableAttributes('domain', 'domain_id', { carried: {}, restricted: true }) },
  };
}

/** Ads of a domain. */
export const directAdsOfDomain: Source = {
  ...directAdsSource('direct ads of a domain', `domain_id = ${subjectDomainIdSql}`),
  rowCount: 'adscnt',
};

const keywordAdsSql = `SELECT domain_id, ad_id FROM ad_by_domain WHERE ${generationScope} AND keyword_id = ${subjectKeywordIdSql}`;

/** Ads that a keyword triggers. */
export const directAdsOfKeyword = directAdsSource(
  'direct ads of a keyword',
  `(domain_id, ad_id) GLOBAL IN (${keywordAdsSql})`,
);
