import { generationScope } from '../../reports/engine/generation-scope.js';
import { keywordAttributes } from '../derive/generation-context.js';

/** What a tool says of a keyword that it found, beside what the base says of it. */
interface FoundKeyword {
  /** SELECT of the found keywords, with `keyword_id` and what the columns below need. */
  foundSql: string;
  /** Expressions over `found`; what is not given is 0 or blank. */
  at?: string;
  line?: string;
  shared?: string;
  weight?: string;
  isAddition?: string;
  pos?: string;
}

/** Writes keywords that a run found, each with what the base says of it; what the base does not hold is left out. */
export function insertKeywordsSql({
  foundSql,
  at = '0',
  line = "''",
  shared = '0',
  weight = '0',
  isAddition = '0',
  pos = '0',
}: FoundKeyword): string {
  return `INSERT INTO tool_keyword (run, attempt, keyword_id, at, line, shared, weight, is_addition, pos, ${keywordAttributes})
SELECT {run:UInt32}, {attempt:UInt32}, keyword_id, ${at}, ${line}, ${shared}, ${weight}, ${isAddition}, ${pos}, ${keywordAttributes}
FROM (${foundSql}) AS found
GLOBAL INNER JOIN (
  SELECT keyword_id, ${keywordAttributes} FROM keyword WHERE ${generationScope} AND keyword_id GLOBAL IN (SELECT keyword_id FROM (${foundSql}))
) AS known USING keyword_id`;
}
