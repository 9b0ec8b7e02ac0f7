import { queryRows, type ImportRun } from '../import-run.js';
import { ambiguousFileError } from './ambiguous-file.js';
import { rejectCodes } from './reject-reasons.js';
import type { StagedFile } from './stage-file.js';
import { stagingTableName } from './staging-table.js';

/**
 * Asserts that no date beyond the first rows allows several readings.
 * @throws AppError AmbiguousFile that names the rows
 */
export async function assertDecidedDates(run: ImportRun, staged: readonly StagedFile[]): Promise<void> {
  const candidates = staged.filter(
    ({ plan }) => !plan.decisions.some(({ setting }) => setting === 'dateOrder'),
  );
  if (candidates.length === 0) return;
  const [found] = await queryRows<{ file: number; lines: number[] }>(
    run,
    `SELECT file, arrayMap(number -> toUInt32(number), arraySlice(arraySort(groupUniqArray(100)(line)), 1, 5)) AS lines
     FROM ${stagingTableName(run.id)} WHERE reason = ${rejectCodes.dateOrder} GROUP BY file ORDER BY file LIMIT 1`,
    {},
  );
  if (!found) return;
  const { name = '' } = candidates.find(({ file }) => file.number === found.file)?.file ?? {};
  const lines = found.lines.join(', ');
  throw ambiguousFileError(
    name,
    [
      {
        en: `the order of day and month is unclear, for example in the rows ${lines}`,
        ru: `порядок дня и месяца неясен, например в строках ${lines}`,
      },
    ],
    [{ setting: 'dateOrder' }],
  );
}
