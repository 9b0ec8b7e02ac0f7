import { generationScope } from '../../engine/generation-scope.js';

/** Conditions of a shared results query. */
interface SharedResults {
  /** SQL of the elements of one search results page, as an array. */
  elements: string;
  /** SQL condition on the search results. */
  on: string;
  /** SQL condition on `key_id` that excludes the subject. */
  counted: string;
}

/** SQL that counts how many search results each element shares: `key_id` and `cnt`. */
export function sharedResults({ elements, on, counted }: SharedResults): string {
  return (
    `SELECT key_id, count() AS cnt FROM (SELECT arrayJoin(${elements}) AS key_id FROM result_set` +
    ` WHERE ${generationScope} AND ${on}) WHERE ${counted} GROUP BY key_id`
  );
}
