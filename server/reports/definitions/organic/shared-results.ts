import { generationScope } from '../../engine/source-sql.js';

/** Options of `sharedResultsSql`. */
interface SharedResults {
  /** SQL of an array with the domains or pages of one search results page. */
  elementsSql: string;
  /** SQL condition on the search results. */
  conditionSql: string;
  /** SQL condition on `key_id` that excludes the subject. */
  keyConditionSql: string;
}

/** SELECT that counts, for each domain or page, the search results that contain it: `key_id` and `cnt`. */
export function sharedResultsSql({ elementsSql, conditionSql, keyConditionSql }: SharedResults): string {
  return (
    `SELECT key_id, count() AS cnt FROM (SELECT arrayJoin(${elementsSql}) AS key_id FROM result_set` +
    ` WHERE ${generationScope} AND ${conditionSql}) WHERE ${keyConditionSql} GROUP BY key_id`
  );
}
