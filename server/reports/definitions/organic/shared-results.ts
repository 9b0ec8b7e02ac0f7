import { generationScope } from '../../engine/generation-scope.js';

/** Conditions of a shared results query. */
interface SharedResults {
  /** SQL of the elements of one search results page, as an array. */
  elementsSql: string;
  /** SQL condition on the search results. */
  conditionSql: string;
  /** SQL condition on `key_id` that excludes the subject. */
  keyConditionSql: string;
}

/** SQL that counts how many search results each element shares: `key_id` and `cnt`. */
export function sharedResultsSql({ elementsSql, conditionSql, keyConditionSql }: SharedResults): string {
  return (
    `SELECT key_id, count() AS cnt FROM (SELECT arrayJoin(${elementsSql}) AS key_id FROM result_set` +
    ` WHERE ${generationScope} AND ${conditionSql}) WHERE ${keyConditionSql} GROUP BY key_id`
  );
}
