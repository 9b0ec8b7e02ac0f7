import {
  formatRange,
  parseRange,
  type FilterCondition,
} from '../../../../server/contract/filter-language/filter-model.js';
import { takesRange } from '../../../../server/contract/filter-language/operators.js';
import {
  parseTypedDay,
  parseTypedNumber,
  splitTypedList,
} from '../../../../server/contract/filter-language/typed-values.js';
import type { Language } from '../../../../server/contract/language/localised.js';
import { filterInputs } from './filter-inputs.js';
import type { ReportColumn } from '../report-meta.js';

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
  return field === 'day' ? parseTypedDay(text) : text;
}

/**
 * Splits a typed or pasted list: at line ends and semicolons, for numbers and days also at commas and spaces. Texts may
 * contain commas and spaces, so commas split them only as they are typed.
 */
export function splitList(
  column: Pick<ReportColumn, 'filterType' | 'type'>,
  text: string,
  language: Language,
): string[] {
  const parse = (part: string) => parseValue(column, part, language);
  return splitTypedList(text, parse, column.type === 'integer');
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
