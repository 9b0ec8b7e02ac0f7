import type { ReportColumn } from '../report-meta.js';
import { type Condition, listOf, takesList } from './filter-model.js';

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
  if (filterType === 'number') return /^[+-]?\d{1,40}(\.\d{1,40})?$/.test(value.trim());
  if (filterType === 'dateRange') {
    return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));
  }
  return true;
}

/** Whether every value of a condition is of its column's kind. */
export function hasReadableValue(column: ReportColumn | undefined, condition: Condition): boolean {
  return column === undefined || valuesOf(condition).every((value) => isReadable(column, value));
}

function valuesOf({ operator, value }: Condition): string[] {
  if (operator === 'BETWEEN') return value.split('@');
  return takesList(operator) ? listOf(value) : [value];
}
