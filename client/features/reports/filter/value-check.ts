import { endsOf, type FilterCondition } from '../../../../server/contract/filter-language/filter-model.js';
import { isDayText, isNumberText } from '../../../../server/contract/filter-language/value-forms.js';
import { filterInputs } from './filter-inputs.js';
import type { ReportColumn } from '../report-meta.js';

/** People paste `1 000,5`: the filter wants `1000.5`. What is no part of a number is dropped as it is typed. */
export function plainNumber(text: string): string {
  const [whole = '', ...fraction] = text
    .replace(/\s/g, '')
    .replace(/[−–]/g, '-')
    .replace(/,/g, '.')
    .replace(/[^\d.-]/g, '')
    .replace(/(?!^)-/g, '')
    .split('.');
  return fraction.length > 0 ? `${whole}.${fraction.join('')}` : whole;
}

/** Whether one value is of the column's kind. A half-typed number or a day that the calendar has not is none. */
export function isReadable({ filterType }: ReportColumn, value: string): boolean {
  const { field } = filterInputs[filterType];
  if (field === 'number') return isNumberText(value);
  return field !== 'day' || isDayText(value);
}

/** Whether every value of a condition is of its column's kind. */
export function hasReadableValue(column: ReportColumn | undefined, condition: FilterCondition): boolean {
  return column === undefined || valuesOf(condition).every((value) => isReadable(column, value));
}

function valuesOf({ operator, values }: FilterCondition): readonly string[] {
  return operator === 'BETWEEN' ? values.flatMap(endsOf) : values;
}
