import { betweenEnds } from '../../contract/filter-language/filter-model.js';
import { writeValues } from '../../contract/filter-language/written-values.js';
import { badFilter } from '../../reports/engine/filter/filter-errors.js';

/** A condition of a kept filter: the value as typed conditions hold it, elements of a list parted by `DELIM`. */
export interface StoredCondition {
  field: string;
  operator: string;
  value: string;
}

/** What the text of a kept filter says. */
export interface StoredFilter {
  search: string;
  /** Conditions joined by AND, each with its alternatives after it. */
  rows: readonly (readonly StoredCondition[])[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads `{search, rows: [{type, name, operator, value, or: […]}]}`. A condition without an operator or a value says nothing,
 * as in the filter panel.
 * @throws AppError BadFilter for a text of another shape
 */
export function readStoredText(text: string): StoredFilter {
  const { search = '', rows = [] } = fieldsOf(parsed(text));
  if (!Array.isArray(rows)) throw malformed('rows');
  return { search: textOf(search ?? '', 'search'), rows: rows.map(readRow).filter((row) => row.length > 0) };
}

function readRow(row: unknown): StoredCondition[] {
  const others = fieldsOf(row)['or'] ?? [];
  if (!Array.isArray(others)) throw malformed('or');
  return [...readCondition(row), ...(others as unknown[]).flatMap(readRow)];
}

function readCondition(row: unknown): StoredCondition[] {
  const { name, operator, value } = fieldsOf(row);
  const symbol = textOf(operator ?? '', 'operator');
  const written = writtenValue(value, symbol);
  return symbol.trim() === '' || written === ''
    ? []
    : [{ field: textOf(name, 'name'), operator: symbol, value: written }];
}

/** The value of a condition; a list may be given as one. */
function writtenValue(value: unknown, operator: string): string {
  if (!Array.isArray(value)) return textOf(value ?? '', 'value');
  const elements = value.map((element) => textOf(element, 'value'));
  return operator.trim() === 'BETWEEN' ? betweenEnds(elements) : writeValues(elements);
}

function textOf(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  throw malformed(name);
}

function fieldsOf(value: unknown): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw malformed('rows');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badFilter({ en: 'this is no JSON text', ru: 'это не текст JSON' });
  }
}

function malformed(name: string): Error {
  return badFilter({ en: `“${name}” is missing or malformed`, ru: `«${name}» нет или записано неверно` });
}
