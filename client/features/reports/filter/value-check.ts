import {
  betweenEnds,
  endsOf,
  type FilterCondition,
} from '../../../../server/contract/filter-language/filter-model.js';
import { isDayText } from '../../../../server/contract/filter-language/filter-values.js';
import type { Language } from '../../../../server/contract/localised.js';
import { filterInputs } from './filter-inputs.js';
import type { ReportColumn } from '../report-meta.js';
import { readTypedNumber } from './typed-number.js';

/** Why a condition cannot be sent as it stands: a text that is no number or no day, or one end of a range without the other. */
type ValueError = 'number' | 'day' | 'end';

/** A typed value in the form that the column's filter takes; undefined where it is not of the column's kind. */
export function readValue(
  { filterType, type }: Pick<ReportColumn, 'filterType' | 'type'>,
  text: string,
  language: Language,
): string | undefined {
  const { field } = filterInputs[filterType];
  if (field === 'number') return readTypedNumber(text, language, type !== 'decimal');
  return field !== 'day' || isDayText(text) ? text : undefined;
}

/** A condition with its values as a filter takes them; undefined where one is blank or not of its column's kind. */
export function readCondition(
  column: ReportColumn | undefined,
  condition: FilterCondition,
  language: Language,
): FilterCondition | undefined {
  if (column === undefined) return condition;
  const read = (text: string) => readValue(column, text, language);
  const values = condition.values.map((value) =>
    condition.operator === 'BETWEEN' ? readEnds(value, read) : read(value),
  );
  const validValues = values.filter((value) => value !== undefined);
  return validValues.length === values.length ? { ...condition, values: validValues } : undefined;
}

function readEnds(value: string, read: (text: string) => string | undefined): string | undefined {
  const ends = endsOf(value).map(read);
  const validValues = ends.filter((end) => end !== undefined);
  return validValues.length === ends.length ? betweenEnds(validValues) : undefined;
}

/** What is wrong with what was typed into a condition; undefined for one that is whole or still blank. */
export function conditionError(
  column: ReportColumn,
  { operator, values }: FilterCondition,
  language: Language,
): ValueError | undefined {
  const texts = operator === 'BETWEEN' ? values.flatMap(endsOf) : values;
  const filled = texts.filter((text) => text.trim() !== '');
  if (filled.some((text) => readValue(column, text, language) === undefined)) {
    return filterInputs[column.filterType].field === 'day' ? 'day' : 'number';
  }
  return operator === 'BETWEEN' && filled.length === 1 ? 'end' : undefined;
}

/** Whether nothing was typed or picked yet. */
export function isBlank({ operator, values }: FilterCondition): boolean {
  const texts = operator === 'BETWEEN' ? values.flatMap(endsOf) : values;
  return texts.every((text) => text.trim() === '');
}
