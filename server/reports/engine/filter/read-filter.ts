import { splitUnescaped } from '../../../contract/filter-language/filter-escapes.js';
import type { Filter, FilterCondition } from '../../../contract/filter-language/filter-model.js';
import { findSpelling } from '../../../contract/filter-language/operator-spellings.js';
import { takesList } from '../../../contract/filter-language/operators.js';
import { type FilterFields, parseFilter } from '../../../contract/filter-language/parse-filter.js';
import { parseValueList } from '../../../contract/filter-language/filter-value-list.js';
import { formatCount } from '../../../errors/format-count.js';
import { operatorsFor } from './operators.js';
import { findColumnId } from '../find-column-id.js';
import { memoizePerObject } from '../memoize-per-object.js';
import type { Column } from '../report-column.js';
import type { FilterRow } from '../report-query.js';
import { assertConditionCount, filterLimits, badFilter, conditionError } from './parse-value.js';

type Columns = Readonly<Record<string, Column>>;

/**
 * Parses the filter string of a report.
 * @throws AppError BadFilter that names the first invalid part
 */
export function readFilter(text: string, columns: Columns): Filter {
  if (text.length > filterLimits.textChars) {
    const maxChars = formatCount(filterLimits.textChars);
    throw badFilter({
      en: `longer than ${maxChars.en} characters`,
      ru: `длиннее ${maxChars.ru} знаков`,
    });
  }
  assertConditionCount(countConditions(text));
  const { filter, invalid } = parseFilter(text, getFilterFields(columns));
  const [first] = invalid;
  if (first) throw conditionError(first.problem);
  return filter;
}

/** Number of conditions of a filter, valid or not. Takes a fraction of the time of parsing them. */
export function countConditions(text: string): number {
  return splitUnescaped(text, '^').filter((part) => part.trim() !== '').length;
}

/**
 * Parses one row of the filter panel.
 * @throws AppError BadFilter for an unknown field or operator
 */
export function parseFilterRow(
  { field, operator, value }: Omit<FilterRow, 'or'>,
  columns: Columns,
): FilterCondition {
  const id = findColumnId(field, columns) ?? field;
  const column = Object.hasOwn(columns, id) ? columns[id] : undefined;
  if (column?.filterable !== true) throw conditionError({ kind: 'field', part: field });
  const spelling = findSpelling(operator);
  if (spelling === undefined || !operatorsFor(column).includes(spelling.name)) {
    throw conditionError({ kind: 'operator', field, part: operator });
  }
  const { name } = spelling;
  return { field: id, operator: name, values: takesList(name) ? parseValueList(value, spelling) : [value] };
}

/** Filterable fields with their operators. */
export const getFilterFields = memoizePerObject((columns: Columns): FilterFields => {
  const filterable = Object.entries(columns).filter(([, column]) => column.filterable);
  return new Map(filterable.map(([id, column]) => [id, operatorsFor(column)]));
});
