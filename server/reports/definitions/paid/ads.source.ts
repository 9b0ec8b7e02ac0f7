import { generationScope, subjectDomainIdSql } from '../../engine/source-sql.js';
import type { Source } from '../../engine/report-source.js';

const domainConditionSql = `${generationScope} AND domain_id = ${subjectDomainIdSql}`;

/**
 * Distinct ads of a domain with keyword counts. If an ad was observed several times, the observation with the most
 * extensions is used.
 */
export const adsSource: Source = {
  name: 'ads of a domain',
  from:
    '(SELECT ad_id, any(title) AS title, any(text) AS text, any(origin) AS origin, any(path) AS path,' +
    ' argMax(links, (length(links), links)) AS links, argMax(facts, (length(facts), facts)) AS facts,' +
    ` uniqExact(keyword_id) AS keyscnt, arraySort(groupArray(word)) AS words FROM ad_by_domain WHERE ${domainConditionSql} GROUP BY ad_id)`,
  where: [],
  identity: ['ad_id'],
  rowCount: 'adscnt',
};

/** Distinct sets of extensions in a domain's ads, with the number of ads and keywords of each. */
export function adExtensionsSource(list: 'links' | 'facts'): Source {
  return {
    name: `${list} of a domain's ads`,
    from:
      `(SELECT ${list}, uniqExact(ad_id) AS adscnt, uniqExact(keyword_id) AS keyscnt` +
      ` FROM ad_by_domain WHERE ${domainConditionSql} AND notEmpty(${list}) GROUP BY ${list})`,
    where: [],
    identity: [list],
  };
}
