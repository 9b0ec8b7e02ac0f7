import { inRange } from '../load/keyword-range.js';
import { keywordAttributes, type GenerationContext } from './generation-context.js';
import { resultPagesSql } from './result-page-sql.js';

const columns = `domain_id, keyword_id, best, pos, has_previous, previous_pos, url_changed, origin, path, url_hash, ${keywordAttributes}`;

/**
 * Each ranked URL of the touched keywords. The previous position is that of the domain's best URL in the previous result page;
 * what the file itself says of it counts for keywords that have no such page.
 */
export function touchedPositionsSql(context: GenerationContext): string {
  return `INSERT INTO position_by_domain (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, tupleElement(hit, 3), keyword_id, occurrence = 1, tupleElement(hit, 1),
  previous_id > 0 OR said <= ${saidUnranked},
  multiIf(previous_id = 0, if(said < ${saidUnranked}, toUInt8(said), 0), place > 0, tupleElement(former[place], 1), 0),
  place > 0 AND tupleElement(former[place], 2) != tupleElement(latest[indexOf(domains, tupleElement(hit, 3))], 2),
  tupleElement(hit, 4), tupleElement(hit, 5), tupleElement(hit, 2), ${keywordAttributes}
FROM (
  SELECT *, tupleElement(latest, 3) AS domains, tupleElement(former, 3) AS former_domains,
    arrayMap(x -> multiIf(x > 0, x, x = 0, ${saidUnranked}, ${saidNothing}), tupleElement(latest, 6)) AS all_said
  FROM (${resultPagesSql(context)})
)
ARRAY JOIN latest AS hit, arrayEnumerateUniq(domains) AS occurrence, arrayMap(x -> indexOf(former_domains, x), domains) AS place,
  ${bestSaidSql} AS said`;
}

/** Stand-ins for a file's words on the previous position, so that the best of a domain is the least. */
const saidUnranked = 100;
const saidNothing = 200;

/** What the file says of each result's domain. The pairs are only compared on pages of which it says anything. */
const bestSaidSql = `arrayResize(
    arrayMap(domain -> arrayMin(arrayMap((x, other) -> if(other = domain, x, ${saidNothing}), all_said, domains)),
      if(arrayExists(x -> x != ${saidNothing}, all_said), domains, [])),
    length(latest), ${saidNothing})`;

/** Ranked URLs of the keywords that the import does not touch. */
export function keptPositionsSql({ touched }: GenerationContext): string {
  return `INSERT INTO position_by_domain (base, generation, ${columns})
SELECT {base:UInt16}, {generation:UInt32}, ${columns} FROM position_by_domain
WHERE base = {base:UInt16} AND generation = {former:UInt32} AND ${inRange('domain_id')}
  AND keyword_id GLOBAL NOT IN (SELECT keyword_id FROM ${touched})`;
}
