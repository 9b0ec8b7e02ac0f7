import type { ColumnType } from '../../../contract/reports/column-vocabulary.js';
import { parseRange } from '../../../contract/filter-language/filter-model.js';
import type { Column } from '../report-column.js';
import type { Bind, OperatorDefinition, OperatorDefinitions } from './operator-definition.js';
import { bindOrdered, bindValue, invalidValue, lowerCaseSql, parseOrdered } from './parse-value.js';

const allTypes: readonly ColumnType[] = ['string', 'integer', 'decimal', 'boolean', 'date', 'array', 'map'];
const orderedTypes: readonly ColumnType[] = ['integer', 'decimal', 'boolean', 'date'];

/** Equality and order operators. A list column equals a value if it contains the value. */
export const comparisonOperators = {
  '=': { types: allTypes, build: equals },
  '!=': { types: allTypes, negated: true, build: equals },
  '>': { types: orderedTypes, build: buildComparison('>') },
  '<': { types: orderedTypes, build: buildComparison('<') },
  '>=': { types: orderedTypes, build: buildComparison('>=') },
  '<=': { types: orderedTypes, build: buildComparison('<=') },
  BETWEEN: { types: orderedTypes, build: between },
} satisfies OperatorDefinitions;

function equals(column: Column, [value = '']: readonly string[], bind: Bind): string {
  const placeholder = bindValue(column, value, bind);
  if (column.type === 'map') return `has(${column.sql}, ${placeholder})`;
  if (column.type === 'array') return `arrayExists(item -> lowerUTF8(item) = ${placeholder}, ${column.sql})`;
  return `${column.type === 'string' ? lowerCaseSql(column) : column.sql} = ${placeholder}`;
}

function buildComparison(sign: string): OperatorDefinition['build'] {
  return (column, [value = ''], bind) => `${column.sql} ${sign} ${bindValue(column, value, bind)}`;
}

/** `a@b` with both bounds included. Swapped bounds are reordered. */
function between(column: Column, [value = '']: readonly string[], bind: Bind): string {
  const bounds = parseRange(value);
  const [firstBound, secondBound] = bounds.map((end) => parseOrdered(column, end));
  if (firstBound === undefined || secondBound === undefined || bounds.length > 2) {
    throw invalidValue(column, value, 'two ends as 1@10', 'две границы, как 1@10');
  }
  const [low, high] = firstBound <= secondBound ? [firstBound, secondBound] : [secondBound, firstBound];
  return `(${column.sql} >= ${bindOrdered(low, bind)} AND ${column.sql} <= ${bindOrdered(high, bind)})`;
}
