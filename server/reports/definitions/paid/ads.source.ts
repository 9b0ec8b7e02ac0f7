import { generationScope, subjectDomainId } from '../../engine/generation-scope.js';
import type { Source } from '../../engine/report-source.js';

const ofDomain = `${generationScope} AND domain_id = ${subjectDomainId}`;

/** Different ads of a domain with the keywords of each counted; of its pictures on several pages the fullest counts. */
export const adsSource: Source = {
  name: 'ads of a domain',
  from:
    '(SELECT ad_id, any(title) AS title, any(text) AS text, any(origin) AS origin, any(path) AS path,' +
    ' argMax(links, (length(links), links)) AS links, argMax(facts, (length(facts), facts)) AS facts,' +
    ` uniqExact(keyword_id) AS keyscnt, arraySort(groupArray(word)) AS words FROM ad_by_domain WHERE ${ofDomain} GROUP BY ad_id)`,
  where: [],
  identity: ['ad_id'],
  rowCount: 'adscnt',
};

/** Different lists of texts that a domain's ads carry, with the ads and keywords of each counted. */
export function adExtensionsSource(list: 'links' | 'facts'): Source {
  return {
    name: `${list} of a domain's ads`,
    from:
      `(SELECT ${list}, uniqExact(ad_id) AS adscnt, uniqExact(keyword_id) AS keyscnt` +
      ` FROM ad_by_domain WHERE ${ofDomain} AND notEmpty(${list}) GROUP BY ${list})`,
    where: [],
    identity: [list],
  };
}
