import { generationScope } from '../../reports/engine/generation-scope.js';
import type { LinesOf } from './write-lines.js';
import { queryRun, inAttempt, lineIds } from './run-tool-sql.js';

/** Existing ids by type of line. */
const existingIdsSql: Readonly<Record<LinesOf, string>> = {
  keywords: `SELECT keyword_id FROM keyword WHERE ${generationScope} AND keyword_id GLOBAL IN (${lineIds})`,
  pages: `SELECT url_hash FROM position_by_url WHERE ${generationScope} AND url_hash GLOBAL IN (${lineIds})`,
};

/** Lines of a run that are missing from the database, in order. */
export async function unknownLines(
  work: Parameters<typeof queryRun>[0],
  lineType: LinesOf,
): Promise<string[]> {
  const rows = await queryRun<{ line: string }>(
    work,
    `SELECT line FROM tool_line WHERE ${inAttempt} AND line_id GLOBAL NOT IN (${existingIdsSql[lineType]}) ORDER BY at`,
  );
  return rows.map(({ line }) => line);
}
