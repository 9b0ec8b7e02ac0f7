import { generationScope } from '../../engine/generation-scope.js';

/** What of each result page counts, and on which of them. */
interface SharedResults {
  /** SQL of the elements of a result page, as a list. */
  elements: string;
  /** SQL of the condition of the result pages. */
  on: string;
  /** SQL of the condition on `key_id` of what counts: the subject itself does not. */
  counted: string;
}

/** SQL of what stands on the same result pages: `key_id` and on how many of them, `cnt`. */
export function sharedResults({ elements, on, counted }: SharedResults): string {
  return (
    `SELECT key_id, count() AS cnt FROM (SELECT arrayJoin(${elements}) AS key_id FROM result_set` +
    ` WHERE ${generationScope} AND ${on}) WHERE ${counted} GROUP BY key_id`
  );
}
