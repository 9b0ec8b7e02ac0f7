import { domainIdsWithinTopSql, generationScope } from '../../reports/engine/source-sql.js';
import { lineIdsSql } from './run-tool-sql.js';

/** Domains of each keyword of a run within `top` or in ads, one row per keyword and domain. */
const pairsSql: Readonly<Record<'organic' | 'context', string>> = {
  organic: `SELECT keyword_id, arrayJoin(${domainIdsWithinTopSql}) AS domain_id
  FROM result_set WHERE ${generationScope} AND keyword_id GLOBAL IN (${lineIdsSql})`,
  context: `SELECT DISTINCT keyword_id, domain_id FROM ad_by_domain
  WHERE ${generationScope} AND keyword_id GLOBAL IN (${lineIdsSql})`,
};

/** Broad search volume, as in the column “Volume” and in page vocabularies. */
const volumesSql = `SELECT keyword_id, ws AS volume FROM keyword
WHERE ${generationScope} AND keyword_id GLOBAL IN (${lineIdsSql})`;

/** Writes the domains that share keywords with a run, with the number and total volume of these keywords. */
export function insertRunCompetitorsSql(channel: 'organic' | 'context'): string {
  return `INSERT INTO tool_domain (run, attempt, channel, domain_id, shared, of_keywords, shared_volume, of_volume)
WITH (SELECT (count(), sum(volume)) FROM (${volumesSql})) AS whole
SELECT {run:UInt32}, {attempt:UInt32}, '${channel}', domain_id, count(), whole.1, sum(volume), whole.2
FROM (${pairsSql[channel]}) AS pairs
GLOBAL INNER JOIN (${volumesSql}) AS known USING keyword_id
GROUP BY domain_id`;
}
