import { maxChosenRows } from '../../contract/chosen-rows.js';
import type { ColumnType } from '../../contract/column-vocabulary.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { ReportDefinition } from './report-definition.js';
import type { Viewer } from './viewer.js';
import type { WhereClause } from './where-builder.js';

/** Values of a row's key columns as texts, in the declared order; the first alone names every row that has it. */
export type RowKey = readonly [string, ...string[]];

/**
 * Reads the keys of rows that somebody checked: joined by commas, the values of a key of several columns by `|`; a backslash
 * takes the sign after it as it is. Throws BadRequest that names the key at fault.
 */
export function readRowKeys(texts: readonly string[], { row, columns }: ReportDefinition): RowKey[] {
  const keys = texts.flatMap((text) => splitKeys(text));
  if (keys.length > maxChosenRows) {
    throw badKeys({ en: `more than ${maxChosenRows} rows`, ru: `больше ${maxChosenRows} строк` });
  }
  return keys.map((parts) => {
    const fits = parts.every((part, index) => isValue(part, columns[row.key[index] ?? '']?.type));
    const [first, ...rest] = parts;
    if (first !== undefined && fits) return [first, ...rest] as const;
    const shown = parts.join('|').slice(0, 100);
    throw badKeys({ en: `${shown} names no row`, ru: `${shown} не задаёт строку` });
  });
}

function splitKeys(text: string): string[][] {
  const keys: string[][] = [];
  let parts = [''];
  for (const [sign] of text.matchAll(/\\[^]|[^]/g)) {
    if (sign === ',') {
      keys.push(parts);
      parts = [''];
    } else if (sign === '|') parts.push('');
    else parts.push((parts.pop() ?? '') + (sign.length > 1 ? sign.slice(1) : sign));
  }
  keys.push(parts);
  return keys.map((key) => key.map((part) => part.trim())).filter((key) => key.some((part) => part !== ''));
}

function isValue(text: string, type: ColumnType | undefined): boolean {
  if (type === 'integer') return /^\d{1,19}$/.test(text) && BigInt(text) < 2n ** 63n;
  return type === 'string' && text !== '';
}

/** A choice of rows is a filter, and needs a plan that holds filters. Throws ReportRestricted. */
export function authorizeChoice({ allowance }: Viewer): void {
  if (allowance.filter) return;
  throw new AppError(ErrorCode.ReportRestricted, {
    what: { en: 'Selecting rows comes with a paid plan.', ru: 'Выбор строк доступен на платном тарифе.' },
  });
}

/** The conditions of a report's rows with the chosen ones alone left; every value is bound. */
export function whereChosen(
  where: WhereClause,
  keys: readonly RowKey[],
  { row, columns }: ReportDefinition,
): WhereClause {
  const names = row.key.map((id) => columns[id]?.sql ?? id);
  const isNumber = columns[row.key[0]]?.type === 'integer';
  const whole = keys.filter(({ length }) => length > 1).map((parts) => parts.join('\n'));
  const first = keys.filter(({ length }) => length === 1).map(([value]) => value);
  const valueOf = (value: string) => (isNumber ? BigInt(value) : value);
  const type = isNumber ? 'UInt64' : 'String';
  // By the first column alone rows are found by the table's key; the rest of a key then tells them apart.
  const conditions = [`${names[0]} IN {chosen_first:Array(${type})}`];
  if (whole.length > 0) {
    const text = `concat(${names.map((name) => `toString(${name})`).join(", '\\n', ")})`;
    conditions.push(
      `(${text} IN {chosen_whole:Array(String)} OR ${names[0]} IN {chosen_alone:Array(${type})})`,
    );
  }
  const bound = {
    chosen_first: keys.map(([value]) => valueOf(value)),
    chosen_whole: whole,
    chosen_alone: first.map(valueOf),
  };
  return {
    ...where,
    conditions: [...where.conditions, ...conditions],
    parameters: { ...where.parameters, ...bound },
    chosenBy: row.key,
  };
}

function badKeys({ en, ru }: { en: string; ru: string }): AppError {
  return new AppError(ErrorCode.BadRequest, { what: { en: `ids: ${en}`, ru: `ids: ${ru}` } });
}
