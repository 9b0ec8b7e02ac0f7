import { isHostColumn } from '../host-names.js';
import { getUrlPath } from '../normalise-subject.js';
import { domainToASCII } from 'node:url';
import { operatorSpellings } from '../../../contract/filter-language/operator-spellings.js';
import { isIsoDay, parseNumberText } from '../../../contract/filter-language/filter-values.js';
import { AppError } from '../../../errors/app-error.js';
import type { Column } from '../report-column.js';
import type { ColumnType } from '../../../contract/reports/column-vocabulary.js';
import type { OperatorName } from '../../../contract/filter-language/operators.js';
import type { QueryParameter } from '../../../stores/clickhouse/clickhouse-store.js';
import type { FilterProblem } from '../../../contract/filter-language/parse-filter.js';
import type { Localised } from '../../../contract/language/localised.js';
import { ErrorCode } from '../../../errors/error-code.js';

/** Limits of one filter, so that a request cannot build an unbounded condition. */
export const filterLimits = {
  textChars: 100_000,
  conditions: 100,
  valuesPerList: 5_000,
  valueChars: 2_000,
  regexpChars: 500,
  wordsPerMatch: 20,
};

const int64Range = { min: -(2n ** 63n), max: 2n ** 63n - 1n };

/**
 * Binds a value with the column's type.
 * @throws AppError BadFilter for a value of another type
 */
export function bindValue(column: Column, value: string, bind: Bind): string {
  switch (column.type) {
    case 'map':
      return bind(parseEnumId(column, value), 'UInt16');
    case 'string':
    case 'array':
      return bind(parseExactText(column, value), 'String');
    case 'integer':
    case 'decimal':
    case 'boolean':
    case 'date':
      return bindOrdered(parseOrdered(column, value), bind);
  }
}

/** Parses a comparable value: integers as bigint, fractions as number, dates as string. */
export function parseOrdered(column: Column, value: string): number | bigint | string {
  if (column.type === 'boolean') return BigInt(parseFlag(column, value));
  return column.type === 'date' ? parseDate(column, value) : parseNumber(column, value);
}

/** Binds the result of `parseOrdered`. */
export function bindOrdered(value: number | bigint | string, bind: Bind): string {
  if (typeof value === 'string') return `toDate32(${bind(value, 'String')})`;
  return bind(value, typeof value === 'bigint' ? 'Int64' : 'Float64');
}

/** Binds a text in lower case for case-insensitive comparison. */
export function bindText(column: Column, value: string, bind: Bind): string {
  return bind(normaliseText(column, value), 'String');
}

/** Converts a text to the form in which the column is compared. */
function normaliseText(column: Column, value: string): string {
  if (value.length > filterLimits.valueChars) {
    throw invalidValue(column, value, 'a shorter text', 'текст короче');
  }
  const lowerCaseText = (column.isPath ? getUrlPath(value) : value).toLowerCase();
  return column.lowerCase ? lowerCaseText.normalize('NFC') : lowerCaseText;
}

/** Normalises a text that must equal the entire value; domain names become ASCII. */
export function parseExactText(column: Column, value: string): string {
  const text = normaliseText(column, value);
  return isHostColumn(column) && /[^\x20-\x7e]/.test(text) ? domainToASCII(text) || text : text;
}

/** SQL of a text column in lower case. */
export function lowerCaseSql({ sql, lowerCase }: Column): string {
  return lowerCase ? sql : `lowerUTF8(${sql})`;
}

/** Parses a number: integers within Int64 as bigint, all others as floating point. */
export function parseNumber(column: Column, value: string): number | bigint {
  const text = parseNumberText(value);
  if (text === undefined) {
    throw invalidValue(column, value, 'a number, as 10000, 0.5 or 10k', 'число, например 10000, 0.5 или 10k');
  }
  if (column.type === 'decimal' || /\.0*[1-9]/.test(text)) return Number(text);
  const integer = BigInt(text.replace(/\..*$/, ''));
  return integer < int64Range.min || integer > int64Range.max ? Number(text) : integer;
}

/** Parses a boolean to 0 or 1. */
export function parseFlag(column: Column, value: string): number {
  const flag = { '0': 0, false: 0, '1': 1, true: 1 }[value.trim().toLowerCase()];
  if (flag === undefined) throw invalidValue(column, value, '0 or 1', '0 или 1');
  return flag;
}

/** Parses a date `YYYY-MM-DD` within the range of Date32. */
export function parseDate(column: Column, value: string): string {
  const day = value.trim();
  if (!isIsoDay(day)) {
    throw invalidValue(
      column,
      value,
      'a date YYYY-MM-DD from 1900 to 2299',
      'дату ГГГГ-ММ-ДД с 1900 по 2299 год',
    );
  }
  return day;
}

/** Parses the id of an enumerated value. */
export function parseEnumId(column: Column, value: string): number {
  if (!/^\d{1,4}$/.test(value.trim())) throw invalidValue(column, value, 'ids of classes', 'номера классов');
  return Number(value);
}

/** BadFilter error for a value of the wrong type. */
export function invalidValue(column: Column, value: string, en: string, ru: string): AppError {
  const preview = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return badFilter({
    en: `“${column.title.en}” expects ${en}, not “${preview}”`,
    ru: `«${column.title.ru}» ждёт ${ru}, а не «${preview}»`,
  });
}

/**
 * Binds a value and returns its placeholder. Two types extend those of ClickHouse: `Regexp` for user patterns and
 * `AnyForm` for words that become a pattern of all their forms.
 */
export type Bind = (value: QueryParameter, type: string) => string;

/** How an operator of the filter language translates to SQL. */
export interface OperatorDefinition {
  /** Supported column types. */
  types: readonly ColumnType[];
  /** Negates the condition. NULL then matches, as users expect of “not”. */
  negated?: boolean;
  /**
   * The condition without negation. Values are always bound.
   * @throws AppError BadFilter for an invalid value
   */
  build(this: void, column: Column, values: readonly string[], bind: Bind): string;
}

/** A subset of the operators. */
export type OperatorDefinitions = Readonly<Partial<Record<OperatorName, OperatorDefinition>>>;

/** A BadFilter error that names the invalid part. */
export function badFilter(details: Localised): AppError {
  return new AppError(ErrorCode.BadFilter, { what: details });
}

/** Error for a condition that cannot be parsed. */
export function conditionError(problem: FilterProblem): AppError {
  const name = (problem.kind === 'operator' ? readOperatorText(problem.part) : problem.part).slice(0, 60);
  if (problem.kind === 'field') {
    return badFilter({ en: `no filterable column at “${name}”`, ru: `нет столбца для фильтра в «${name}»` });
  }
  return badFilter({
    en: `the column ${problem.field} has no operator “${name}”`,
    ru: `у столбца ${problem.field} нет оператора «${name}»`,
  });
}

/** The operator at the start of a text, without the value: `LIKE` of `LIKE5`, `near` of `near 2`. */
function readOperatorText(text: string): string {
  const spelling = operatorSpellings.find(({ pattern }) => pattern.test(text));
  if (spelling !== undefined) return spelling.text;
  return /^\s*(\p{L}+|[^\p{L}\p{N}\s]+)/u.exec(text)?.[1] ?? text;
}
