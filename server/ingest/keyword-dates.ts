import { summarizeDates } from '../reports/engine/positions-dates.js';
import type { PositionsDates } from '../contract/reports/positions-range.js';
import { generationScope } from '../reports/engine/source-sql.js';
import type { QueryParameter } from '../stores/clickhouse/clickhouse-store.js';
import type { ImportStores } from './import-run.js';

/** Generation of a database, and the date of its newest search results. */
interface DatedGeneration {
  base: number;
  generation: number;
  positionsDate: string | null;
}

/**
 * Dates of the search results of the keywords that `keywordIdsSql` selects. Without search results, the date of the newest
 * ones of the database.
 */
export async function readSelectedKeywordDates(
  { clickhouse }: Pick<ImportStores, 'clickhouse'>,
  { base, generation, positionsDate }: DatedGeneration,
  keywordIdsSql: string,
  parameters: Readonly<Record<string, QueryParameter>>,
  signal?: AbortSignal,
): Promise<PositionsDates> {
  const { rows } = await clickhouse.query<{ date: string; previous: string; keywords: number }>(
    `SELECT snapshot_date AS date, previous_date AS previous, count() AS keywords FROM keyword
     WHERE ${generationScope} AND snapshot > 0 AND keyword_id GLOBAL IN (${keywordIdsSql}) GROUP BY date, previous`,
    { parameters: { base, generation, ...parameters }, signal, tag: { operation: 'keyword-dates' } },
  );
  const dates = summarizeDates({ positionsDate, previousDate: null }, rows);
  return { positionsDate: dates.positionsDate, positionsRange: dates.positionsRange };
}
