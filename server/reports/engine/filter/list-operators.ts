import type { ColumnType } from '../../../contract/reports/column-vocabulary.js';
import type { Column } from '../report-column.js';
import type { Bind, OperatorDefinitions } from './operator-definition.js';
import {
  lowerCaseSql,
  parseEnumId,
  parseDate,
  parseFlag,
  parseNumber,
  parseExactText,
} from './parse-value.js';

const allTypes: readonly ColumnType[] = ['string', 'integer', 'decimal', 'boolean', 'date', 'array', 'map'];
const listTypes: readonly ColumnType[] = ['array', 'map'];

/** Operators with a list of values. A list column matches if it contains any of them. */
export const listOperators = {
  'ONE OF': { types: allTypes, build: anyOf },
  'NOT ONE OF': { types: allTypes, negated: true, build: anyOf },
  'ARRAY CONTAINS': { types: listTypes, build: anyOf },
  'NOT ARRAY CONTAINS': { types: listTypes, negated: true, build: anyOf },
} satisfies OperatorDefinitions;

function anyOf(column: Column, values: readonly string[], bind: Bind): string {
  switch (column.type) {
    case 'string':
      return `${lowerCaseSql(column)} IN ${bind(parseStrings(column, values), 'Array(String)')}`;
    case 'array':
      return `arrayExists(item -> has(${bind(parseStrings(column, values), 'Array(String)')}, lowerUTF8(item)), ${column.sql})`;
    case 'map':
      return `hasAny(${column.sql}, ${bind(
        values.map((value) => parseEnumId(column, value)),
        'Array(UInt16)',
      )})`;
    case 'date':
      return `toDate32(${column.sql}) IN arrayMap(day -> toDate32(day), ${bind(
        values.map((value) => parseDate(column, value)),
        'Array(String)',
      )})`;
    case 'boolean':
      return `${column.sql} IN ${bind(
        values.map((value) => parseFlag(column, value)),
        'Array(UInt8)',
      )}`;
    case 'decimal':
      return `${column.sql} IN ${bind(
        values.map((value) => Number(parseNumber(column, value))),
        'Array(Float64)',
      )}`;
    case 'integer':
      return `${column.sql} IN ${bind(values.map((value) => parseNumber(column, value)).filter(isInteger), 'Array(Int64)')}`;
  }
}

/** Integer columns never equal a fraction or a number out of range. */
function isInteger(value: number | bigint): value is bigint {
  return typeof value === 'bigint';
}

function parseStrings(column: Column, values: readonly string[]): string[] {
  return values.map((value) => parseExactText(column, value));
}
