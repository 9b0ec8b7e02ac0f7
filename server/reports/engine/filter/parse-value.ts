import { isHostColumn } from '../host-names.js';
import { canonicalEscapes } from '../../page-identity.js';
import { getUrlPath, isAbsoluteUrl, normalisePath, toAsciiHost } from '../normalise-subject.js';
import { operatorSpellings } from '../../../contract/filter-language/operator-spellings.js';
import {
  parseTypedDay,
  parseTypedNumber,
  parseTypedRange,
  splitTypedList,
} from '../../../contract/filter-language/typed-values.js';
import { AppError } from '../../../errors/app-error.js';
import { formatCount } from '../../../errors/format-count.js';
import type { Column } from '../report-column.js';
import type { ColumnType } from '../../../contract/reports/column-vocabulary.js';
import type { OperatorName } from '../../../contract/filter-language/operators.js';
import type { QueryParameter } from '../../../stores/clickhouse/clickhouse-store.js';
import type { FilterProblem } from '../../../contract/filter-language/parse-filter.js';
import type { Localised } from '../../../contract/language/localised.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { foldKeywordCase } from '../../../contract/formatting/normalise-keyword.js';
import { normaliseToNfc } from '../../../contract/formatting/normalise-to-nfc.js';

/** Limits of one filter, so that a request cannot build an unbounded condition. */
export const filterLimits = {
  textChars: 100_000,
  conditions: 100,
  valuesPerList: 5_000,
  /** Each is a condition of its own. */
  substrings: 300,
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

/** A comparable value: integers as bigint, fractions as number, dates as string. */
type OrderedValue = number | bigint | string;

function parseOrdered(column: Column, value: string): OrderedValue {
  if (column.type === 'boolean') return BigInt(parseFlag(column, value));
  return column.type === 'date' ? parseDate(column, value) : parseNumber(column, value);
}

/** Binds the result of `parseOrdered`. */
export function bindOrdered(value: OrderedValue, bind: Bind): string {
  if (typeof value === 'string') return `toDate32(${bind(value, 'String')})`;
  return bind(value, typeof value === 'bigint' ? 'Int64' : 'Float64');
}

/** Binds a part of a text for comparison with `foldedSql`. */
export function bindPartialText(column: Column, value: string, bind: Bind): string {
  return bind(normaliseText(column, value, true).replaceAll('ё', 'е'), 'String');
}

/** SQL of a lower-case text in which `ё` equals `е`. Values without these letters need no conversion. */
export function foldedSql(lowerCaseTextSql: string, value: string): string {
  return /[её]/i.test(value) ? `replaceAll(${lowerCaseTextSql}, 'ё', 'е')` : lowerCaseTextSql;
}

/** Converts a text to the form in which the column is compared. `isPart` if it may be any part of the value. */
function normaliseText(column: Column, value: string, isPart: boolean): string {
  if (value.length > filterLimits.valueChars) {
    throw invalidValue(column, value, 'a shorter text', 'текст короче');
  }
  if (column.isKeywordText) return foldKeywordCase(value, column.language);
  const lowerCaseText = normaliseUrl(column, value, isPart).toLowerCase();
  return column.lowerCase ? normaliseToNfc(lowerCaseText) : lowerCaseText;
}

/** Pages have one canonical address. A part with other letters is compared with the decoded address as well. */
function normaliseUrl({ isPath, isPage }: Column, value: string, isPart: boolean): string {
  if (!isPage) return isPath ? getUrlPath(value) : value;
  if (isAbsoluteUrl(value) || (!isPart && value.startsWith('/'))) return normalisePath(value);
  if (!/^[\x20-\x7e]*$/.test(value)) return value;
  // The end of a part may cut an escape.
  const cutEscape = isPart ? (/%[0-9a-f]?$/i.exec(value)?.[0] ?? '') : '';
  return canonicalEscapes(value.slice(0, value.length - cutEscape.length)) + cutEscape;
}

/** Normalises a text that must equal the entire value; domain names become ASCII. */
export function parseExactText(column: Column, value: string): string {
  const text = normaliseText(column, value, false);
  return isHostColumn(column) && /[^\x20-\x7e]/.test(text) ? toAsciiHost(text) || text : text;
}

/** SQL of a text column in lower case. */
export function lowerCaseSql({ sql, lowerCase }: Column): string {
  return lowerCase ? sql : `lowerUTF8(${sql})`;
}

/** Parses a number: integers within Int64 as bigint, all others as floating point. */
export function parseNumber(column: Column, value: string): number | bigint {
  const text = readOrderedText(column, value);
  if (text === undefined) {
    throw invalidValue(column, value, 'a number, as 10000, 0.5 or 10k', 'число, например 10000, 0.5 или 10k');
  }
  if (column.type === 'decimal' || /\.0*[1-9]/.test(text)) return Number(text);
  const integer = BigInt(text.replace(/\..*$/, ''));
  return integer < int64Range.min || integer > int64Range.max ? Number(text) : integer;
}

/** Texts of booleans in lower case. */
const flags: ReadonlyMap<string, number> = new Map([
  ...['0', 'false', 'no', 'нет'].map((text) => [text, 0] as const),
  ...['1', 'true', 'yes', 'да'].map((text) => [text, 1] as const),
]);

/** Parses a boolean to 0 or 1. */
export function parseFlag(column: Column, value: string): number {
  const flag = flags.get(value.trim().toLowerCase());
  if (flag === undefined) throw invalidValue(column, value, '0 or 1', '0 или 1');
  return flag;
}

/** Parses a date `YYYY-MM-DD` within the range of Date32. */
export function parseDate(column: Column, value: string): string {
  const day = parseTypedDay(value);
  if (day === undefined) {
    throw invalidValue(
      column,
      value,
      'a date YYYY-MM-DD from 1900 to 2299',
      'дату ГГГГ-ММ-ДД с 1900 по 2299 год',
    );
  }
  return day;
}

/** Number or date of a comparable column as people type it, in normal form; undefined if invalid. */
function readOrderedText({ type }: Column, value: string): string | undefined {
  if (type === 'date') return parseTypedDay(value);
  if (type === 'boolean') return flags.get(value.trim().toLowerCase())?.toString();
  return parseTypedNumber(value, 'en', type !== 'decimal');
}

/**
 * Parses the bounds of BETWEEN, also those that people separate by `-`, `..`, `to` or a space.
 * @throws AppError BadFilter that shows the right form
 */
export function parseBounds(column: Column, value: string): [OrderedValue, OrderedValue] {
  const bounds = parseTypedRange(value, (bound) => readOrderedText(column, bound));
  if (bounds === undefined) {
    const example = column.type === 'date' ? '2026-01-01@2026-03-31' : '1@10';
    throw invalidValue(column, value, `two ends as ${example}`, `две границы, как ${example}`);
  }
  const [first, second] = [parseOrdered(column, bounds[0]), parseOrdered(column, bounds[1])];
  return first <= second ? [first, second] : [second, first];
}

/**
 * Values of a list. Lists of numbers, dates and ids may also be separated by commas, semicolons, spaces or line ends.
 * Texts may contain these characters.
 */
export function splitListValues(column: Column, values: readonly string[]): string[] {
  if (column.type === 'string' || column.type === 'array') return [...values];
  const parse = (text: string) =>
    column.type === 'map' ? (/^\d+$/.test(text) ? text : undefined) : readOrderedText(column, text);
  const parts = values.flatMap((value) => {
    const typedParts = splitTypedList(value, parse, column.type !== 'decimal');
    // An empty value stays, so that it is rejected.
    return typedParts.length === 0 ? [value] : typedParts;
  });
  assertListLength(parts);
  return parts;
}

/** @throws AppError BadFilter for too many conditions */
export function assertConditionCount(count: number): void {
  if (count <= filterLimits.conditions) return;
  throw badFilter({
    en: `more than ${filterLimits.conditions} conditions`,
    ru: `больше ${filterLimits.conditions} условий`,
  });
}

/** @throws AppError BadFilter for too many texts that a column must contain or not */
export function assertSubstringCount(count: number): void {
  if (count <= filterLimits.substrings) return;
  throw badFilter({
    en: `more than ${filterLimits.substrings} texts to contain`,
    ru: `больше ${filterLimits.substrings} искомых текстов`,
  });
}

/** @throws AppError BadFilter for a list of too many values */
export function assertListLength({ length }: readonly string[]): void {
  if (length <= filterLimits.valuesPerList) return;
  const maxValues = formatCount(filterLimits.valuesPerList);
  throw badFilter({
    en: `a list of more than ${maxValues.en} values`,
    ru: `список длиннее ${maxValues.ru} значений`,
  });
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
