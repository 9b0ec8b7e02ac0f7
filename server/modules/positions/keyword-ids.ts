import { buildIdSql } from '../../stores/clickhouse/ids.js';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import { requireReady } from '../groups/ready-report.js';
import type { GroupReportView } from '../groups/group-rows.js';

/** Limited by the URL length of ClickHouse requests. */
const keywordsPerQuery = 500;

/** Resolves normalized keywords to their ids. */
export async function resolveKeywordIds(
  keywords: readonly string[],
  clickhouse: Pick<ClickHouseStore, 'query'>,
): Promise<{ id: number; word: string }[]> {
  const matches: { id: number; word: string }[] = [];
  for (let offset = 0; offset < keywords.length; offset += keywordsPerQuery) {
    const { rows } = await clickhouse.query<{ id: number; word: string }>(
      `SELECT arrayJoin({words:Array(String)}) AS word, ${buildIdSql('word')} AS id`,
      {
        parameters: { words: keywords.slice(offset, offset + keywordsPerQuery) },
        tag: { operation: 'keyword-ids' },
      },
    );
    matches.push(...rows);
  }
  return matches;
}

/** Organic keywords of a group report by descending volume, at most one more than the limit. */
export async function findGroupKeywords(
  report: GroupReportView,
  clickhouse: Pick<ClickHouseStore, 'query'>,
  limit: number,
): Promise<string[]> {
  const { number, version } = requireReady(report);
  const { rows } = await clickhouse.query<{ word: string }>(
    `SELECT word FROM group_keyword WHERE report = {report:UInt32} AND version = {version:UInt32} AND channel = 'organic'
     ORDER BY ws DESC, word LIMIT {limit:UInt32}`,
    { parameters: { report: number, version, limit: limit + 1 }, tag: { operation: 'positions-group' } },
  );
  return rows.map(({ word }) => word);
}
