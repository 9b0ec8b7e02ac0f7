import { Readable } from 'node:stream';
import { buildIdSql } from '../../stores/clickhouse/ids.js';
import type { ImportStores } from '../import-run.js';

/** Type of the lines of a list, which determines their ids. */
export type LineType = 'keywords' | 'pages';

const idSql: Readonly<Record<LineType, string>> = {
  keywords: buildIdSql('line'),
  pages: 'cityHash64(line)',
};

/** Writes the list of a run with the id of each line. */
export async function writeLines(
  { clickhouse }: Pick<ImportStores, 'clickhouse'>,
  {
    run,
    attempt,
    list,
    lineType,
  }: { run: number; attempt: number; list: readonly string[]; lineType: LineType },
  signal: AbortSignal,
): Promise<void> {
  const rows = list.map((line, index) => `${JSON.stringify({ at: index + 1, line })}\n`);
  await clickhouse.insert(
    `INSERT INTO tool_line (run, attempt, at, line, line_id)
     SELECT {run:UInt32}, {attempt:UInt32}, at, line, ${idSql[lineType]} FROM input('at UInt32, line String') FORMAT JSONEachRow`,
    Readable.from([Buffer.from(rows.join(''))]),
    { parameters: { run, attempt }, signal: AbortSignal.any([signal]), tag: { operation: 'tool-run' } },
  );
}
