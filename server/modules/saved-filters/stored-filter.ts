import type { FilterCondition } from '../../contract/filter-language/filter-model.js';
import { takesList } from '../../contract/filter-language/operators.js';
import { serialiseFilter, type WritableCondition } from '../../contract/filter-language/serialise-filter.js';
import { serialiseValues } from '../../contract/filter-language/filter-value-list.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { formatCount } from '../../errors/format-count.js';
import { badFilter } from '../../reports/engine/filter/parse-value.js';
import { readFilter, parseFilterRow } from '../../reports/engine/filter/read-filter.js';
import { searchCondition } from '../../reports/engine/parse-query.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import { buildWhere } from '../../reports/engine/where-builder.js';
import { getFilterType } from '../reports/report-meta.js';
import { parseStoredFilter, type StoredCondition, type StoredFilter } from './stored-text.js';

const maxFilterCharacters = 20_000;

/**
 * Validates a filter for storage. JSON is stored unchanged; a filter string is converted to JSON.
 * @throws AppError BadFilter
 */
export function validateFilter(definition: ReportDefinition, input: string): string {
  if (input.length > maxFilterCharacters) {
    throw badFilter({
      en: `longer than ${formatCount(maxFilterCharacters).en} characters`,
      ru: `длиннее ${formatCount(maxFilterCharacters).ru} знаков`,
    });
  }
  const text = input.trimStart().startsWith('{') ? input : JSON.stringify(toStoredFilter(definition, input));
  const filter = readConditions(definition, parseStoredFilter(text), (row) =>
    parseFilterRow(row, definition.columns),
  );
  buildWhere(filter, definition.columns);
  return text;
}

/**
 * Converts a stored filter to a filter string. Conditions that the report no longer supports are preserved, so that
 * the report rejects them instead of ignoring them.
 */
export function formatFilterString(definition: ReportDefinition, text: string): string {
  const readOrPreserve = (row: StoredCondition): WritableCondition => {
    try {
      return parseFilterRow(row, definition.columns);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== ErrorCode.BadFilter) throw error;
      return { field: row.field, operator: row.operator, values: [row.value] };
    }
  };
  return serialiseFilter(readConditions(definition, parseStoredFilter(text), readOrPreserve));
}

/** Reads the conditions of a stored filter: rows, then search text. */
function readConditions<Condition extends WritableCondition>(
  definition: ReportDefinition,
  { search, rows }: StoredFilter,
  read: (row: StoredCondition) => Condition,
): (readonly (Condition | FilterCondition)[])[] {
  return [...rows.map((row) => row.map(read)), ...searchCondition(definition, search)];
}

/**
 * Parses a filter string to rows.
 * @throws AppError BadFilter for invalid syntax and missing values
 */
function toStoredFilter({ columns }: ReportDefinition, text: string): object {
  const rows = readFilter(text, columns).map((group) => {
    const [first, ...alternatives] = group.map((condition) => toRow(condition, columns));
    return alternatives.length === 0 ? first : { ...first, or: alternatives };
  });
  return { search: '', rows };
}

function toRow({ field, operator, values }: FilterCondition, columns: ReportDefinition['columns']): object {
  const value = takesList(operator) ? serialiseValues(values) : (values[0] ?? '');
  if (value === '') {
    throw badFilter({ en: `the column ${field} has no value`, ru: `у столбца ${field} нет значения` });
  }
  const column = columns[field];
  return { type: column && getFilterType(column), name: field, operator, value };
}
