import {
  formatRange,
  parseRange,
  type FilterCondition,
} from '../../../../server/contract/filter-language/filter-model.js';
import { takesRange } from '../../../../server/contract/filter-language/operators.js';
import { isIsoDay, parseNumberText } from '../../../../server/contract/filter-language/filter-values.js';
import type { Language } from '../../../../server/contract/language/localised.js';
import { filterInputs } from './filter-inputs.js';
import type { ReportColumn } from '../report-meta.js';

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

/** Validation errors: invalid number or day, or a range with one end. */
type ValueError = 'number' | 'day' | 'end';

/** Parses a typed value for the column's filter; undefined if invalid. */
export function parseValue(
  { filterType, type }: Pick<ReportColumn, 'filterType' | 'type'>,
  text: string,
  language: Language,
): string | undefined {
  const { field } = filterInputs[filterType];
  if (field === 'number') return parseTypedNumber(text, language, type !== 'decimal');
  return field !== 'day' || isIsoDay(text) ? text : undefined;
}

/**
 * Splits a typed or pasted list: at line ends and semicolons, for numbers and days also at commas and spaces, unless the
 * text is one number with grouping such as `1 000`. Texts may contain commas and spaces, so commas split them only as
 * they are typed.
 */
export function splitList(
  column: Pick<ReportColumn, 'filterType' | 'type'>,
  text: string,
  language: Language,
): string[] {
  const parts = text.split(/[\r\n\t;]+/).flatMap((part) => {
    const isText = filterInputs[column.filterType].field === 'text';
    const value = parseValue(column, part.trim(), language);
    // `1,2` is a decimal fraction only where the column has decimals.
    const isFraction = column.type === 'integer' && part.includes(',') && value?.includes('.') === true;
    return isText || (value !== undefined && !isFraction) ? [part] : part.split(/[\s,]+/);
  });
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Parses the values of a condition; undefined if a value is blank or invalid. */
export function parseCondition(
  column: ReportColumn | undefined,
  condition: FilterCondition,
  language: Language,
): FilterCondition | undefined {
  if (column === undefined) return condition;
  const parse = (text: string) => parseValue(column, text, language);
  const values = condition.values.map((value) =>
    takesRange(condition.operator) ? parseRangeBounds(value, parse) : parse(value),
  );
  const validValues = values.filter((value) => value !== undefined);
  return validValues.length === values.length ? { ...condition, values: validValues } : undefined;
}

function parseRangeBounds(value: string, parse: (text: string) => string | undefined): string | undefined {
  const ends = parseRange(value).map(parse);
  const validValues = ends.filter((end) => end !== undefined);
  return validValues.length === ends.length ? formatRange(validValues) : undefined;
}

/** Validation error of a condition; undefined if it is valid or blank. */
export function conditionError(
  column: ReportColumn,
  { operator, values }: FilterCondition,
  language: Language,
): ValueError | undefined {
  const inputs = takesRange(operator) ? values.flatMap(parseRange) : values;
  const filled = inputs.filter((text) => text.trim() !== '');
  if (filled.some((text) => parseValue(column, text, language) === undefined)) {
    return filterInputs[column.filterType].field === 'day' ? 'day' : 'number';
  }
  return takesRange(operator) && filled.length === 1 ? 'end' : undefined;
}

/** Whether a condition has no values yet. */
export function isBlank({ operator, values }: FilterCondition): boolean {
  const inputs = takesRange(operator) ? values.flatMap(parseRange) : values;
  return inputs.every((text) => text.trim() === '');
}
