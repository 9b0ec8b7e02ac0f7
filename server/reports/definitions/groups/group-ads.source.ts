import { groupRowsConditionSql } from '../../subjects/group.subject.js';
import type { Source } from '../../engine/report-source.js';

/**
 * Distinct ads of a group's domains on its paid keywords. If an ad was observed several times, the observation with
 * the most extensions is used.
 */
export const groupAdsSource: Source = {
  name: 'ads of a group report',
  from:
    '(SELECT domain_id, ad_id, any(title) AS title, any(text) AS text, any(path) AS path,' +
    ' argMax(links, (length(links), links)) AS links, argMax(facts, (length(facts), facts)) AS facts,' +
    ` uniqExact(keyword_id) AS keyscnt FROM ad_by_domain WHERE ${groupRowsConditionSql('context')} GROUP BY domain_id, ad_id)`,
  where: [],
  identity: ['ad_id'],
};

/** Distinct sets of extensions, with the number of ads and keywords of each. */
export function groupAdExtensionsSource(list: 'links' | 'facts'): Source {
  return {
    name: `${list} of a group report's ads`,
    from:
      `(SELECT ${list}, uniqExact(ad_id) AS adscnt, uniqExact(keyword_id) AS keyscnt` +
      ` FROM ad_by_domain WHERE ${groupRowsConditionSql('context')} AND notEmpty(${list}) GROUP BY ${list})`,
    where: [],
    identity: [list],
  };
}
