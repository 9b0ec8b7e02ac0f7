import { parseIsoDay } from '../../contract/filter-language/filter-values.js';
import { maxSelectedRows } from '../../contract/reports/selected-rows.js';
import type { ColumnType } from '../../contract/reports/column-vocabulary.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { isHostColumn } from './host-names.js';
import { toAsciiHost } from './normalise-subject.js';
import type { Column } from './report-column.js';
import type { ReportDefinition } from './report-definition.js';
import type { Viewer } from './viewer.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import type { WhereClause } from './where-builder.js';

/**
 * Key values of a row as strings, in declared order, or the items of a list key. Fewer values than declared select every
 * row with these first values.
 */
export type RowKey = readonly [string, ...string[]];

/**
 * Parses selected row keys: separated by commas, values of a composite key and the items of a list by `|`, with
 * backslash escapes.
 * @throws AppError BadRequest that names the invalid key
 */
export function parseRowKeys(values: readonly string[], { row, columns }: ReportDefinition): RowKey[] {
  const keys = values.flatMap((text) => splitKeys(text));
  if (keys.length > maxSelectedRows) {
    throw invalidKeys({ en: `more than ${maxSelectedRows} rows`, ru: `больше ${maxSelectedRows} строк` });
  }
  return keys.map((parts) => {
    const isValidKey = parts.every((part, index) => isValue(part, getKeyType(columns, row, index)));
    const [first, ...remaining] = parts.map((part, index) =>
      toStoredValue(part, columns[row.key[index] ?? '']),
    );
    if (first !== undefined && isValidKey) return [first, ...remaining] as const;
    const preview = parts.join('|').slice(0, 100);
    throw invalidKeys({ en: `${preview} does not identify a row`, ru: `${preview} не задаёт строку` });
  });
}

function splitKeys(text: string): string[][] {
  const keys: string[][] = [];
  let parts = [''];
  for (const [char] of text.matchAll(/\\[^]|[^]/g)) {
    if (char === ',') {
      keys.push(parts);
      parts = [''];
    } else if (char === '|') parts.push('');
    else parts.push((parts.pop() ?? '') + (char.length > 1 ? char.slice(1) : char));
  }
  keys.push(parts);
  return keys.map((key) => key.map((part) => part.trim())).filter((key) => key.some((part) => part !== ''));
}

/** Rows contain domain names in Unicode, which are stored in ASCII. */
function toStoredValue(part: string, column: Column | undefined): string {
  return column && isHostColumn(column) ? toAsciiHost(part) || part : part;
}

/** Type of a key value. The parts of a list are its items. */
function getKeyType(
  columns: ReportDefinition['columns'],
  { key }: ReportDefinition['row'],
  index: number,
): ColumnType | undefined {
  const [first] = key;
  return columns[first]?.type === 'array' ? 'string' : columns[key[index] ?? '']?.type;
}

function isValue(text: string, type: ColumnType | undefined): boolean {
  if (type === 'integer') return /^\d{1,19}$/.test(text) && BigInt(text) < 2n ** 63n;
  return type === 'date' ? parseIsoDay(text.trim()) !== undefined : type === 'string' && text !== '';
}

/**
 * Row selection requires the plan right to filter.
 * @throws AppError ReportRestricted
 */
export function authorizeRowSelection({ allowance }: Viewer): void {
  if (allowance.filter) return;
  throw new AppError(ErrorCode.ReportRestricted, {
    what: { en: 'Selecting rows comes with a paid plan.', ru: 'Выбор строк доступен на платном тарифе.' },
  });
}

/** Adds a condition on the selected rows; all values are bound. */
export function addRowSelection(
  where: WhereClause,
  keys: readonly RowKey[],
  { row, columns }: ReportDefinition,
): WhereClause {
  const firstType = columns[row.key[0]]?.type;
  if (firstType === 'array') return addListSelection(where, keys, { row, columns });
  const keyColumns = row.key.map((id) => toKeySql(columns[id]?.sql ?? id, columns[id]?.type));
  const isNumber = firstType === 'integer';
  const keysByLength = new Map<number, string[]>();
  for (const parts of keys) {
    if (parts.length === 1) continue;
    keysByLength.set(parts.length, [...(keysByLength.get(parts.length) ?? []), parts.join('\n')]);
  }
  const firstValues = keys.filter(({ length }) => length === 1).map(([value]) => value);
  const parseKeyValue = (value: string) => (isNumber ? BigInt(value) : value);
  const type = isNumber ? 'UInt64' : 'String';
  // The first key column uses the primary key of the table; the further values then narrow the result.
  const conditions = [`${keyColumns[0]} IN {selected_first:Array(${type})}`];
  const parameters: Record<string, QueryParameter> = {
    selected_first: keys.map(([value]) => parseKeyValue(value)),
    selected_ids: firstValues.map(parseKeyValue),
  };
  const alternatives = [...keysByLength].map(([length, texts]) => {
    const name = `selected_keys${length}`;
    parameters[name] = texts;
    const values = keyColumns.slice(0, length).map((column) => `toString(${column})`);
    return `concat(${values.join(", '\\n', ")}) IN {${name}:Array(String)}`;
  });
  if (alternatives.length > 0) {
    conditions.push(
      `(${[...alternatives, `${keyColumns[0]} IN {selected_ids:Array(${type})}`].join(' OR ')})`,
    );
  }
  return {
    ...where,
    conditions: [...where.conditions, ...conditions],
    parameters: { ...where.parameters, ...parameters },
    selectionColumns: row.key,
  };
}

function toKeySql(sql: string, type: ColumnType | undefined): string {
  return type === 'date' ? `toString(${sql})` : sql;
}

/** Adds a condition that excludes rows. All values are bound under their own names. */
export function excludeRows(
  where: WhereClause,
  keys: readonly RowKey[],
  definition: ReportDefinition,
): WhereClause {
  const empty: WhereClause = { conditions: [], parameters: {}, patterns: [], words: {} };
  const { conditions, parameters } = addRowSelection(empty, keys, definition);
  const rename = (text: string) => text.replaceAll('{selected_', '{excluded_');
  return {
    ...where,
    conditions: [...where.conditions, `NOT (${conditions.map(rename).join(' AND ')})`],
    parameters: {
      ...where.parameters,
      ...Object.fromEntries(
        Object.entries(parameters).map(([name, value]) => [name.replace('selected_', 'excluded_'), value]),
      ),
    },
    selectionColumns: definition.row.key,
  };
}

/** Adds a condition on rows that a list identifies. Items are trimmed, like those of the parsed keys. */
function addListSelection(
  where: WhereClause,
  keys: readonly RowKey[],
  { row, columns }: Pick<ReportDefinition, 'row' | 'columns'>,
): WhereClause {
  const sql = columns[row.key[0]]?.sql ?? row.key[0];
  const textSql = `arrayStringConcat(arrayMap(item -> trimBoth(item), ${sql}), '\\n')`;
  return {
    ...where,
    conditions: [...where.conditions, `${textSql} IN {selected_lists:Array(String)}`],
    parameters: { ...where.parameters, selected_lists: keys.map((parts) => parts.join('\n')) },
    selectionColumns: row.key,
  };
}

function invalidKeys({ en, ru }: { en: string; ru: string }): AppError {
  return new AppError(ErrorCode.BadRequest, { what: { en: `ids: ${en}`, ru: `ids: ${ru}` } });
}
