import { bulkResultsSql } from '../../server/ingest/sample/bulk-sample.js';

/** SELECT of the same results as Serper responses, one JSON object per row. */
export function serperSql(): string {
  return `SELECT CAST((keyword, 'search'), 'Tuple(q String, type String)') AS searchParameters,
  groupArray(CAST((title, url, position), 'Tuple(title String, link String, position UInt8)')) AS organic
FROM (${bulkResultsSql()}) GROUP BY keyword`;
}
