import { formatRange } from '../../contract/filter-language/filter-model.js';
import { serialiseValues } from '../../contract/filter-language/filter-value-list.js';
import { badFilter } from '../../reports/engine/filter/parse-value.js';

/** A stored condition. List values are joined with `DELIM`. */
export interface StoredCondition {
  field: string;
  operator: string;
  value: string;
}

/** A parsed stored filter. */
export interface StoredFilter {
  search: string;
  /** AND of rows; each row is an OR of conditions. */
  rows: readonly (readonly StoredCondition[])[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Parses `{search, rows: [{type, name, operator, value, or: […]}]}`. Incomplete conditions are ignored, as in the
 * filter panel.
 * @throws AppError BadFilter for another format
 */
export function parseStoredFilter(text: string): StoredFilter {
  const { search = '', rows = [] } = assertObject(parseJson(text));
  if (!Array.isArray(rows)) throw malformedFilter('rows');
  return {
    search: parseText(search ?? '', 'search'),
    rows: rows.map(parseRow).filter((row) => row.length > 0),
  };
}

function parseRow(row: unknown): StoredCondition[] {
  const alternatives = assertObject(row)['or'] ?? [];
  if (!Array.isArray(alternatives)) throw malformedFilter('or');
  return [...parseCondition(row), ...(alternatives as unknown[]).flatMap(parseRow)];
}

function parseCondition(row: unknown): StoredCondition[] {
  const { name, operator, value } = assertObject(row);
  const symbol = parseText(operator ?? '', 'operator');
  const parsedValue = parseValue(value, symbol);
  return symbol.trim() === '' || parsedValue === ''
    ? []
    : [{ field: parseText(name, 'name'), operator: symbol, value: parsedValue }];
}

/** Parses the value of a condition; accepts a single value or a list. */
function parseValue(value: unknown, operator: string): string {
  if (!Array.isArray(value)) return parseText(value ?? '', 'value');
  const items = value.map((element) => parseText(element, 'value'));
  return /^(NOT )?BETWEEN$/.test(operator.trim()) ? formatRange(items) : serialiseValues(items);
}

function parseText(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  throw malformedFilter(name);
}

function assertObject(value: unknown): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw malformedFilter('rows');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badFilter({ en: 'this is not valid JSON', ru: 'это неверный JSON' });
  }
}

function malformedFilter(name: string): Error {
  return badFilter({ en: `“${name}” is missing or malformed`, ru: `«${name}» нет или записано неверно` });
}
