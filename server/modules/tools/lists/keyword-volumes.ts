import { normaliseKeywordParameter } from '../../../contract/formatting/normalise-keyword.js';
import { generationScope } from '../../../reports/engine/source-sql.js';
import {
  type ReportBase,
  generationOptions,
  type ReportDependencies,
} from '../../../reports/engine/report-dependencies.js';
import { buildIdSql } from '../../../stores/clickhouse/ids.js';

/** Limited by the size of query parameters. */
const keywordsPerQuery = 2500;

const volumesSql = `SELECT word, ws FROM keyword WHERE ${generationScope}
AND keyword_id IN arrayMap(word -> ${buildIdSql('word')}, {words:Array(String)})`;

/** Monthly search volumes of keywords in a database. Unknown keywords are missing. */
export async function readKeywordVolumes(
  keywords: readonly string[],
  base: ReportBase,
  dependencies: ReportDependencies,
): Promise<ReadonlyMap<string, number>> {
  const normalised = [...new Set(keywords.map((keyword) => normaliseKeywordParameter(keyword, base.lng)))];
  const volumes = new Map<string, number>();
  for (let offset = 0; offset < normalised.length; offset += keywordsPerQuery) {
    const { rows } = await dependencies.clickhouse.query<{ word: string; ws: number }>(volumesSql, {
      parameters: {
        base: base.id,
        generation: base.generation,
        words: normalised.slice(offset, offset + keywordsPerQuery),
      },
      ...generationOptions(dependencies, 'keyword volumes', base),
    });
    for (const { word, ws } of rows) volumes.set(word, ws);
  }
  return volumes;
}
