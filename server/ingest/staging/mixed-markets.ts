import { queryRows, type ImportRun } from '../import-run.js';
import { describeMarkets } from '../formats/reading-evidence.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { rejectCodes } from './reject-reasons.js';
import { assertDecided } from './ambiguous-file.js';
import type { StagedFile } from './stage-file.js';
import { stagingTableName } from './staging-table.js';

/**
 * Asserts that no file contains the header of a second table, whose rows would have other columns.
 * @throws AppError BadRequest that names the file
 */
export async function assertOneTable(run: ImportRun, staged: readonly StagedFile[]): Promise<void> {
  const [header] = await queryRows<{ file: number }>(
    run,
    `SELECT file FROM ${stagingTableName(run.id)} WHERE reason = ${rejectCodes.otherHeader} ORDER BY file, record LIMIT 1`,
    {},
  );
  const found = staged.find(({ file }) => file.number === header?.file)?.file;
  if (!header || !found) return;
  const name = found.table.entry ?? found.name;
  throw new AppError(ErrorCode.BadRequest, {
    what: {
      en: `${name} contains a second table with other columns. Split it into two files`,
      ru: `в ${name} есть вторая таблица с другими столбцами. Разделите её на два файла`,
    },
  });
}

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
