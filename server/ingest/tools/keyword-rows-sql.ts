import { generationScope } from '../../reports/engine/source-sql.js';
import { keywordAttributes } from '../derive/generation-context.js';

/** Tool-specific values of a found keyword. */
interface FoundKeyword {
  /** SELECT of the found keywords with `keyword_id` and the inputs of the expressions below. */
  keywordsSql: string;
  /** Expressions over `found`; 0 or blank by default. */
  lineIndex?: string;
  line?: string;
  shared?: string;
  weight?: string;
  isAddition?: string;
  pos?: string;
}

/** Writes found keywords with their database attributes; keywords missing from the database are dropped. */
export function insertKeywordsSql({
  keywordsSql,
  lineIndex = '0',
  line = "''",
  shared = '0',
  weight = '0',
  isAddition = '0',
  pos = '0',
}: FoundKeyword): string {
  return `INSERT INTO tool_keyword (run, attempt, keyword_id, at, line, shared, weight, is_addition, pos, ${keywordAttributes})
SELECT {run:UInt32}, {attempt:UInt32}, keyword_id, ${lineIndex}, ${line}, ${shared}, ${weight}, ${isAddition}, ${pos}, ${keywordAttributes}
FROM (${keywordsSql}) AS found
GLOBAL INNER JOIN (
  SELECT keyword_id, ${keywordAttributes} FROM keyword WHERE ${generationScope} AND keyword_id GLOBAL IN (SELECT keyword_id FROM (${keywordsSql}))
) AS known USING keyword_id`;
}
