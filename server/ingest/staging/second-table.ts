import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { queryRows, type ImportRun } from '../import-run.js';
import { rejectCodes } from './reject-reasons.js';
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
