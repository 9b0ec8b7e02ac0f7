import type { Language } from '../language/localised.js';
import { parseRange } from './filter-model.js';
import { parseIsoDay, parseNumberText } from './filter-values.js';

/** Longest text of a number or range. Some patterns below take quadratic time. */
const maxTypedChars = 250;

const spaceGroupedPattern = /^\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?$/;
const commaGroupedPattern = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const ungroupedPattern = /^\d+(?:[.,]\d+)?$/;
const singleCommaGroupPattern = /^\d{1,3},\d{3}$/;

/**
 * Parses a number as people type it: `10,000`, `1 000,5`, `10k` and `1,5 М` become `10000`, `1000.5`, `10000` and `1500000`.
 * A comma before three digits groups thousands, except in Russian if the column has decimals.
 * @param isInteger whether the column has no decimals
 * @returns undefined for other text, so that no input is silently dropped
 */
export function parseTypedNumber(text: string, language: Language, isInteger: boolean): string | undefined {
  if (text.length > maxTypedChars) return undefined;
  const [, sign = '', digits = '', unit = ''] =
    /^([+-]?)\s*(\d[\d.,\s]*?)\s*([a-zа-я]?)$/i.exec(text.trim().replace(/[−–]/g, '-')) ?? [];
  const plain = removeGrouping(digits, language === 'ru' && !isInteger);
  return plain === undefined ? undefined : parseNumberText(sign + plain + unit);
}

function removeGrouping(digits: string, isCommaDecimal: boolean): string | undefined {
  if (spaceGroupedPattern.test(digits)) return digits.replace(/\s/g, '').replace(',', '.');
  const isGrouped =
    commaGroupedPattern.test(digits) && !(isCommaDecimal && singleCommaGroupPattern.test(digits));
  if (isGrouped) return digits.replaceAll(',', '');
  return ungroupedPattern.test(digits) ? digits.replace(',', '.') : undefined;
}

/** Parses a date as people type it: `2026-01-31`, `2026/1/31` and `31.01.2026` become `2026-01-31`. */
export function parseTypedDay(text: string): string | undefined {
  const { year, month, day } =
    (
      /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/.exec(text.trim()) ??
      /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/.exec(text.trim())
    )?.groups ?? {};
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return parseIsoDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Separators that people type between the ends of a range. The first one that yields two valid ends applies. */
const rangeSeparators: readonly RegExp[] = [
  /\s*(?:\.{2,}|…|—|;)\s*/,
  /\s+(?:-|–|to|and|до|и|по)\s+/i,
  /(?<=[\da-zа-я])\s*[-–]\s*(?=\d)/i,
  /,\s+|\s+/,
];

/**
 * Bounds of a BETWEEN value: `1@10`, or as people type it, such as `1-10`, `1..10`, `1 to 10` and `1, 10`. A text that
 * is one valid value is no range.
 * @param parse parses one bound; undefined for an invalid one
 */
export function parseTypedRange(
  text: string,
  parse: (bound: string) => string | undefined,
): [string, string] | undefined {
  if (text.length > maxTypedChars) return undefined;
  const bounds = parseBounds(parseRange(text), parse);
  if (bounds !== undefined || text.includes('@') || parse(text) !== undefined) return bounds;
  // The separators backtrack over each run of spaces.
  const typed = text.trim().replace(/\s+/g, ' ');
  for (const separator of rangeSeparators) {
    const typedBounds = parseBounds(typed.split(separator), parse);
    if (typedBounds !== undefined) return typedBounds;
  }
  return undefined;
}

function parseBounds(
  parts: readonly string[],
  parse: (bound: string) => string | undefined,
): [string, string] | undefined {
  const [first, second, ...others] = parts.map(parse);
  return first !== undefined && second !== undefined && others.length === 0 ? [first, second] : undefined;
}

/**
 * Splits a typed or pasted list of numbers or days: at line ends and semicolons, and also at commas and spaces unless
 * the text is one number with grouping such as `1 000`.
 * @param parse parses one value; undefined for an invalid one
 * @param isInteger whether the values have no decimals, so that `1,2` are two values
 */
export function splitTypedList(
  text: string,
  parse: (part: string) => string | undefined,
  isInteger: boolean,
): string[] {
  const parts = text.split(/[\r\n\t;]+/).flatMap((part) => {
    const value = parse(part.trim());
    const isFraction = isInteger && part.includes(',') && value?.includes('.') === true;
    return value !== undefined && !isFraction ? [part] : part.split(/[\s,]+/);
  });
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
