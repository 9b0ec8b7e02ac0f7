import type { Localised } from '../../../contract/localised.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { operatorsFor, type Operator } from '../operators/operators.js';
import type { Column } from '../report-definition.js';
import type { FilterRow } from '../report-query.js';
import { listDelimiter, splitUnescaped, unescapeValue } from './filter-escapes.js';
import type { FilterCondition } from './filter-model.js';

/** A refusal of a filter that names the offending part in the caller's language. */
export function badFilter(what: Localised): AppError {
  return new AppError(ErrorCode.BadFilter, { what });
}

/** Reads one typed condition of the filter panel. Throws BadFilter for an unknown field or operator. */
export function readRow(
  row: Omit<FilterRow, 'or'>,
  columns: Readonly<Record<string, Column>>,
): FilterCondition {
  const column = Object.hasOwn(columns, row.field) ? columns[row.field] : undefined;
  if (column?.filterable !== true) throw unknownField(row.field);
  const asked = row.operator.trim().replace(/\s+/g, ' ').toLowerCase();
  const operator = operatorsFor(column.type).find(({ symbol }) => symbol.toLowerCase() === asked);
  if (operator === undefined) throw unknownOperator(row.field, row.operator);
  const values = operator.list ? splitList(row.value, operator) : [row.value];
  return { field: row.field, operator: operator.newer ?? operator.symbol, values };
}

/** Reads the written value of a condition of a filter string. */
export function readWrittenValue(written: string, operator: Operator): string[] {
  return operator.list ? splitList(written, operator) : [unescapeValue(written)];
}

/** Values between `DELIM`; the older operators part them by commas. */
function splitList(written: string, { newer }: Operator): string[] {
  const parts = splitUnescaped(written, listDelimiter);
  const byComma = newer !== undefined && parts.length === 1;
  return (byComma ? written.split(',') : parts).map(unescapeValue);
}

export function unknownField(part: string): AppError {
  const name = part.slice(0, 60);
  return badFilter({ en: `no filterable column at “${name}”`, ru: `нет столбца для фильтра в «${name}»` });
}

export function unknownOperator(field: string, part: string): AppError {
  const name = part.slice(0, 60);
  return badFilter({
    en: `the column ${field} has no operator “${name}”`,
    ru: `у столбца ${field} нет оператора «${name}»`,
  });
}
