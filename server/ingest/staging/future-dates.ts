import { basename } from 'node:path';
import { tomorrowUtc } from '../../contract/formatting/iso-day.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { queryRows, type ImportRun } from '../import-run.js';
import type { StagedFile } from './stage-file.js';
import { stagingTableName } from './staging-table.js';

/** Number of rows that the message names, counted without the header of a table. */
const namedRows = 5;

interface FutureRows {
  file: number;
  rows: number;
  newest: string;
  lines: number[];
}

/**
 * Asserts that no accepted record is dated later than tomorrow (UTC), because a mistyped year would make its results
 * the newest ones for a long time. `allows` exempts files by their index in the request.
 * @throws AppError FutureDates that names the rows
 */
export async function assertNoFutureDates(
  run: ImportRun,
  staged: readonly StagedFile[],
  allows: (inputIndex: number) => boolean,
): Promise<void> {
  const checkedFiles = staged.map(({ file }) => file).filter(({ inputIndex }) => !allows(inputIndex));
  if (checkedFiles.length === 0) return;
  const [found] = await queryRows<FutureRows>(
    run,
    `SELECT file, count() AS rows, toString(max(date)) AS newest,
       arrayMap(number -> toUInt32(number), arraySlice(arraySort(groupUniqArray(100)(line)), 1, ${namedRows})) AS lines
     FROM ${stagingTableName(run.id)} WHERE reason = 0 AND date > {tomorrow:Date} AND file IN {files:Array(UInt32)}
     GROUP BY file ORDER BY file LIMIT 1`,
    { tomorrow: tomorrowUtc(new Date()), files: checkedFiles.map(({ number }) => number) },
  );
  if (found === undefined) return;
  const { name = '' } = checkedFiles.find(({ number }) => number === found.file) ?? {};
  throw new AppError(ErrorCode.FutureDates, { what: describeRows(basename(name), found) });
}

/**
 * Asserts that the date for all rows of a file is not later than tomorrow (UTC).
 * @throws AppError FutureDates
 */
export function assertNoFutureDate(date: string | undefined, isAllowed: boolean): void {
  if (date === undefined || isAllowed || date <= tomorrowUtc(new Date())) return;
  throw new AppError(ErrorCode.FutureDates, {
    what: {
      en: `${date} is later than tomorrow (UTC). ${remedy.en}`,
      ru: `${date} – позже завтрашнего дня (UTC). ${remedy.ru}`,
    },
  });
}

function describeRows(name: string, { rows, newest, lines }: FutureRows): { en: string; ru: string } {
  const list = lines.join(', ');
  const others = rows - lines.length;
  return {
    en: `${name} has dates later than tomorrow (UTC), up to ${newest}: ${lines.length === 1 ? 'row' : 'rows'} ${list}${others > 0 ? ` and ${others} more` : ''}. ${remedy.en}`,
    ru: `В файле ${name} есть даты позже завтрашнего дня (UTC), до ${newest}: ${lines.length === 1 ? 'строка' : 'строки'} ${list}${others > 0 ? ` и ещё ${others}` : ''}. ${remedy.ru}`,
  };
}

const remedy = {
  en: 'Nothing was imported. If the dates are correct, use --allow-future, or confirm them in the browser.',
  ru: 'Ничего не импортировано. Если даты верны, укажите --allow-future или подтвердите их в браузере.',
};
