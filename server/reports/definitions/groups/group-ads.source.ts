import { rowsOfGroup } from '../../engine/group/group-scope.js';
import type { Source } from '../../engine/report-source.js';

/** Different ads that a group's domains show for its paid keywords; of an ad's pictures on several pages the fullest counts. */
export const groupAdsSource: Source = {
  name: 'ads of a group report',
  from:
    '(SELECT domain_id, ad_id, any(title) AS title, any(text) AS text, any(path) AS path,' +
    ' argMax(links, (length(links), links)) AS links, argMax(facts, (length(facts), facts)) AS facts,' +
    ` uniqExact(keyword_id) AS keyscnt FROM ad_by_domain WHERE ${rowsOfGroup('context')} GROUP BY domain_id, ad_id)`,
  where: [],
  identity: ['ad_id'],
};

/** Different lists of texts that the ads carry, with the ads and keywords of each counted. */
export function groupAdExtensionsSource(list: 'links' | 'facts'): Source {
  return {
    name: `${list} of a group report's ads`,
    from:
      `(SELECT ${list}, uniqExact(ad_id) AS adscnt, uniqExact(keyword_id) AS keyscnt` +
      ` FROM ad_by_domain WHERE ${rowsOfGroup('context')} AND notEmpty(${list}) GROUP BY ${list})`,
    where: [],
    identity: [list],
  };
}
