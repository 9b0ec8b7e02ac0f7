import { isHostColumn } from '../host-names.js';
import { pathOfAddress } from '../normalise-subject.js';
import { domainToASCII } from 'node:url';
import { isDayText, readNumberText } from '../../../contract/filter-language/filter-values.js';
import type { AppError } from '../../../errors/app-error.js';
import { filterLimits } from '../filter/filter-limits.js';
import { badFilter } from '../filter/filter-errors.js';
import type { Column } from '../report-column.js';
import type { Bind } from './operator-definition.js';

const int64 = { lowest: -(2n ** 63n), highest: 2n ** 63n - 1n };

/** Binds a value of the column's own type. Throws BadFilter for one that is not of it. */
export function bindValue(column: Column, value: string, bind: Bind): string {
  switch (column.type) {
    case 'map':
      return bind(readEnumId(column, value), 'UInt16');
    case 'string':
    case 'array':
      return bind(readExactText(column, value), 'String');
    case 'integer':
    case 'decimal':
    case 'boolean':
    case 'date':
      return bindOrdered(readOrdered(column, value), bind);
  }
}

/** A value that can be more or less than another: whole numbers as bigint, fractions as number, days as text. */
export function readOrdered(column: Column, value: string): number | bigint | string {
  if (column.type === 'boolean') return BigInt(readFlag(column, value));
  return column.type === 'date' ? readDate(column, value) : readNumber(column, value);
}

/** Binds what `readOrdered` read. */
export function bindOrdered(value: number | bigint | string, bind: Bind): string {
  if (typeof value === 'string') return `toDate32(${bind(value, 'String')})`;
  return bind(value, typeof value === 'bigint' ? 'Int64' : 'Float64');
}

/** Binds a text in lower case, as every comparison of texts wants it. */
export function bindText(column: Column, value: string, bind: Bind): string {
  return bind(readText(column, value), 'String');
}

/** A text in the form in which the column is compared: lower case. */
function readText(column: Column, value: string): string {
  if (value.length > filterLimits.value) throw invalidValue(column, value, 'a shorter text', 'текст короче');
  const lower = (column.isPath ? pathOfAddress(value) : value).toLowerCase();
  return column.lowerCase ? lower.normalize('NFC') : lower;
}

/** A text that stands for a whole value, not for a part of it: a domain's name in ASCII, where it is one. */
export function readExactText(column: Column, value: string): string {
  const text = readText(column, value);
  return isHostColumn(column) && /[^\x20-\x7e]/.test(text) ? domainToASCII(text) || text : text;
}

/** SQL of a text column in lower case. */
export function lowered({ sql, lowerCase }: Column): string {
  return lowerCase ? sql : `lowerUTF8(${sql})`;
}

/** A number: whole ones that the store's integers hold exactly as bigint, the others as floating point. */
export function readNumber(column: Column, value: string): number | bigint {
  const text = readNumberText(value);
  if (text === undefined) {
    throw invalidValue(column, value, 'a number, as 10000, 0.5 or 10k', 'число, например 10000, 0.5 или 10k');
  }
  if (column.type === 'decimal' || /\.0*[1-9]/.test(text)) return Number(text);
  const integer = BigInt(text.replace(/\..*$/, ''));
  return integer < int64.lowest || integer > int64.highest ? Number(text) : integer;
}

/** 0 or 1. */
export function readFlag(column: Column, value: string): number {
  const flag = { '0': 0, false: 0, '1': 1, true: 1 }[value.trim().toLowerCase()];
  if (flag === undefined) throw invalidValue(column, value, '0 or 1', '0 или 1');
  return flag;
}

/** A day as `YYYY-MM-DD`, of the years that the store can hold. */
export function readDate(column: Column, value: string): string {
  const day = value.trim();
  if (!isDayText(day)) {
    throw invalidValue(
      column,
      value,
      'a date YYYY-MM-DD from 1900 to 2299',
      'дату ГГГГ-ММ-ДД с 1900 по 2299 год',
    );
  }
  return day;
}

/** An id of the list of classes. */
export function readEnumId(column: Column, value: string): number {
  if (!/^\d{1,4}$/.test(value.trim())) throw invalidValue(column, value, 'ids of classes', 'номера классов');
  return Number(value);
}

/** BadFilter: this is no value of the column. */
export function invalidValue(column: Column, value: string, en: string, ru: string): AppError {
  const preview = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return badFilter({
    en: `“${column.title.en}” wants ${en}, not “${preview}”`,
    ru: `«${column.title.ru}» ждёт ${ru}, а не «${preview}»`,
  });
}
