import type { ColumnType } from '../../../contract/column-vocabulary.js';
import type { Column } from '../report-column.js';
import type { Bind, OperatorDefinitions } from './operator-definition.js';
import { lowered, readEnumId, readDate, readFlag, readNumber, readExactText } from './read-value.js';

const all: readonly ColumnType[] = ['string', 'integer', 'decimal', 'boolean', 'date', 'array', 'map'];
const lists: readonly ColumnType[] = ['array', 'map'];

/** Operators with a list of values. A list column matches if it contains any of them. */
export const listOperators = {
  'ONE OF': { types: all, build: anyOf },
  'NOT ONE OF': { types: all, negated: true, build: anyOf },
  'ARRAY CONTAINS': { types: lists, build: anyOf },
  'NOT ARRAY CONTAINS': { types: lists, negated: true, build: anyOf },
} satisfies OperatorDefinitions;

function anyOf(column: Column, values: readonly string[], bind: Bind): string {
  switch (column.type) {
    case 'string':
      return `${lowered(column)} IN ${bind(readStrings(column, values), 'Array(String)')}`;
    case 'array':
      return `arrayExists(item -> has(${bind(readStrings(column, values), 'Array(String)')}, lowerUTF8(item)), ${column.sql})`;
    case 'map':
      return `hasAny(${column.sql}, ${bind(
        values.map((value) => readEnumId(column, value)),
        'Array(UInt16)',
      )})`;
    case 'date':
      return `toDate32(${column.sql}) IN arrayMap(day -> toDate32(day), ${bind(
        values.map((value) => readDate(column, value)),
        'Array(String)',
      )})`;
    case 'boolean':
      return `${column.sql} IN ${bind(
        values.map((value) => readFlag(column, value)),
        'Array(UInt8)',
      )}`;
    case 'decimal':
      return `${column.sql} IN ${bind(
        values.map((value) => Number(readNumber(column, value))),
        'Array(Float64)',
      )}`;
    case 'integer':
      return `${column.sql} IN ${bind(values.map((value) => readNumber(column, value)).filter(isInteger), 'Array(Int64)')}`;
  }
}

/** Integer columns never equal a fraction or a number out of range. */
function isInteger(value: number | bigint): value is bigint {
  return typeof value === 'bigint';
}

function readStrings(column: Column, values: readonly string[]): string[] {
  return values.map((value) => readExactText(column, value));
}
