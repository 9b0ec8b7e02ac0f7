import { queryRows, type ImportRun } from '../import-run.js';
import { describeMarkets } from '../formats/reading-evidence.js';
import { assertDecided } from './ambiguous-file.js';
import type { StagedFile } from './stage-file.js';
import { stagingTableName } from './staging-table.js';

/**
 * Asserts that the rows beyond the first ones belong to one market, because a database contains one.
 * @throws AppError AmbiguousFile that names the markets
 */
export async function assertOneMarket(run: ImportRun, staged: readonly StagedFile[]): Promise<void> {
  const candidates = staged.filter(
    ({ hasMarkets, plan }) => hasMarkets && !plan.decisions.some(({ setting }) => setting === 'market'),
  );
  if (candidates.length === 0) return;
  const [mixed] = await queryRows<{ file: number; markets: string[] }>(
    run,
    `SELECT file, arraySort(groupUniqArray(5)(toString(market))) AS markets FROM ${stagingTableName(run.id)}
     WHERE reason = 0 AND market != '' AND file IN {files:Array(UInt32)}
     GROUP BY file HAVING length(markets) > 1 ORDER BY file LIMIT 1`,
    { files: candidates.map(({ file }) => file.number) },
  );
  const found = candidates.find(({ file }) => file.number === mixed?.file)?.file;
  if (mixed && found) assertDecided(found.table.entry ?? found.name, [describeMarkets(mixed.markets)]);
}
