import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Filter, FilterCondition } from '../../contract/filter-language/filter-model.js';
import { type OperatorName, takesList, takesRange } from '../../contract/filter-language/operators.js';
import { serialiseFilter } from '../../contract/filter-language/serialise-filter.js';
import { readFilter } from '../../reports/engine/filter/read-filter.js';
import { operatorsFor } from '../../reports/engine/filter/operators.js';
import type { Column } from '../../reports/engine/report-column.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import { reportRegistry } from '../../reports/report-registry.js';
import { validateFilter, formatFilterString } from './stored-filter.js';

const arbitraryText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '^',
        '^OR',
        '\\',
        '\\\\',
        'DELIM',
        '\\DELIM',
        '@',
        '%',
        ',',
        '=',
        ' ',
        '\t\n',
        'ws>1',
        'ё',
        '👍',
        '"',
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => text !== '');

/** Generates values accepted by a column of this type. */
function arbitraryValue({ type }: Column): fc.Arbitrary<string> {
  switch (type) {
    case 'string':
    case 'array':
      return arbitraryText;
    case 'integer':
      return fc.integer().map(String);
    case 'decimal':
      return fc.integer().map((cents) => (cents / 100).toFixed(2));
    case 'boolean':
      return fc.constantFrom('0', '1');
    case 'date':
      return fc
        .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map(formatDay);
    case 'map':
      return fc.integer({ min: 0, max: 9999 }).map(String);
  }
}

const formatDay = (date: Date) => date.toISOString().slice(0, 10);

function arbitraryValues(column: Column, operator: OperatorName): fc.Arbitrary<string[]> {
  const value = arbitraryValue(column);
  if (takesList(operator)) return fc.array(value, { minLength: 1, maxLength: 4 });
  if (takesRange(operator)) return fc.tuple(value, value).map((bounds) => [bounds.join('@')]);
  if (operator.endsWith('REGEXP')) {
    return fc.constantFrom('^a|b$', 'a\\^b', 'x{1,2}').map((pattern) => [pattern]);
  }
  if (operator === 'MATCH') {
    return fc.constantFrom('buy phone', 'купить^телефон', 'one').map((words) => [words]);
  }
  return value.map((single) => [single]);
}

/** Generates valid conditions of a report in the current operator syntax. */
function arbitraryCondition({ columns }: ReportDefinition): fc.Arbitrary<FilterCondition> {
  const filterable = Object.entries(columns).filter(([, { filterable: isFilterable }]) => isFilterable);
  return fc
    .constantFrom(...filterable)
    .chain(([field, column]) =>
      fc
        .constantFrom(...operatorsFor(column))
        .chain((operator) =>
          arbitraryValues(column, operator).map((values) => ({ field, operator, values })),
        ),
    );
}

const arbitraryReport = fc.constantFrom(...reportRegistry);

const arbitraryFilter = arbitraryReport.chain((definition) =>
  fc
    .array(fc.array(arbitraryCondition(definition), { minLength: 1, maxLength: 3 }), { maxLength: 4 })
    .map((filter): { definition: ReportDefinition; filter: Filter } => ({ definition, filter })),
);

const takesListValue = (operator: string) => / OF$|CONTAINS$|^has/.test(operator);

const toRow = ({ field: name, operator, values }: FilterCondition) => ({
  type: 'string',
  name,
  operator,
  value: takesListValue(operator) ? values : values[0],
});

describe('stored filter', () => {
  it('serializes arbitrary rows and search text to an equivalent filter string', () => {
    const search = fc.oneof(fc.constant(''), arbitraryText);
    fc.assert(
      fc.property(arbitraryFilter, search, ({ definition, filter }, searchText) => {
        const rows = filter.map(([first, ...or]) => ({ ...(first && toRow(first)), or: or.map(toRow) }));
        const text = JSON.stringify({ search: searchText, rows });
        const searchConditions =
          searchText.trim() === '' || definition.searchColumn === undefined
            ? []
            : [[{ field: definition.searchColumn, operator: 'LIKE', values: [searchText.trim()] }]];
        expect(validateFilter(definition, text)).toBe(text);
        expect(readFilter(formatFilterString(definition, text), definition.columns)).toEqual([
          ...filter,
          ...searchConditions,
        ]);
      }),
      { numRuns: 500 },
    );
  });

  it('stores a filter string as equivalent rows', () => {
    fc.assert(
      fc.property(arbitraryFilter, ({ definition, filter }) => {
        const input = serialiseFilter(filter);
        const stored = validateFilter(definition, input);
        expect(formatFilterString(definition, stored)).toBe(input);
      }),
      { numRuns: 500 },
    );
  });
});
