import { generationScope } from '../../reports/engine/source-sql.js';
import type { LineType } from './write-lines.js';
import { queryRun, inAttemptSql, lineIdsSql } from './run-tool-sql.js';

/** Existing ids by type of line. */
const existingIdsSql: Readonly<Record<LineType, string>> = {
  keywords: `SELECT keyword_id FROM keyword WHERE ${generationScope} AND keyword_id GLOBAL IN (${lineIdsSql})`,
  pages: `SELECT url_hash FROM position_by_url WHERE ${generationScope} AND url_hash GLOBAL IN (${lineIdsSql})`,
};

/** Lines of a run that are missing from the database, in order. */
export async function findUnknownLines(
  work: Parameters<typeof queryRun>[0],
  lineType: LineType,
): Promise<string[]> {
  const rows = await queryRun<{ line: string }>(
    work,
    `SELECT line FROM tool_line WHERE ${inAttemptSql} AND line_id GLOBAL NOT IN (${existingIdsSql[lineType]}) ORDER BY at`,
  );
  return rows.map(({ line }) => line);
}
