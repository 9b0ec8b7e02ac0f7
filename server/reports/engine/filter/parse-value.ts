import { isHostColumn } from '../host-names.js';
import { getUrlPath } from '../normalise-subject.js';
import { domainToASCII } from 'node:url';
import { isIsoDay, parseNumberText } from '../../../contract/filter-language/filter-values.js';
import type { AppError } from '../../../errors/app-error.js';
import { filterLimits } from './filter-limits.js';
import { badFilter } from './filter-errors.js';
import type { Column } from '../report-column.js';
import type { Bind } from './operator-definition.js';

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
