import type { ColumnType } from '../../../contract/column-vocabulary.js';
import { parseRange } from '../../../contract/filter-language/filter-model.js';
import type { Column } from '../report-column.js';
import type { Bind, OperatorDefinition, OperatorDefinitions } from './operator-definition.js';
import { bindOrdered, bindValue, invalidValue, lowered, readOrdered } from './read-value.js';

const all: readonly ColumnType[] = ['string', 'integer', 'decimal', 'boolean', 'date', 'array', 'map'];
const ordered: readonly ColumnType[] = ['integer', 'decimal', 'boolean', 'date'];

/** Equality and order. A list column equals a value if it contains it. */
export const comparisonOperators = {
  '=': { types: all, build: equals },
  '!=': { types: all, negated: true, build: equals },
  '>': { types: ordered, build: compare('>') },
  '<': { types: ordered, build: compare('<') },
  '>=': { types: ordered, build: compare('>=') },
  '<=': { types: ordered, build: compare('<=') },
  BETWEEN: { types: ordered, build: between },
} satisfies OperatorDefinitions;

function equals(column: Column, [value = '']: readonly string[], bind: Bind): string {
  const bound = bindValue(column, value, bind);
  if (column.type === 'map') return `has(${column.sql}, ${bound})`;
  if (column.type === 'array') return `arrayExists(item -> lowerUTF8(item) = ${bound}, ${column.sql})`;
  return `${column.type === 'string' ? lowered(column) : column.sql} = ${bound}`;
}

function compare(sign: string): OperatorDefinition['build'] {
  return (column, [value = ''], bind) => `${column.sql} ${sign} ${bindValue(column, value, bind)}`;
}

/** `a@b` with both bounds included. Swapped bounds are reordered. */
function between(column: Column, [value = '']: readonly string[], bind: Bind): string {
  const ends = parseRange(value);
  const [one, other] = ends.map((end) => readOrdered(column, end));
  if (one === undefined || other === undefined || ends.length > 2) {
    throw invalidValue(column, value, 'two ends as 1@10', 'две границы, как 1@10');
  }
  const [low, high] = one <= other ? [one, other] : [other, one];
  return `(${column.sql} >= ${bindOrdered(low, bind)} AND ${column.sql} <= ${bindOrdered(high, bind)})`;
}
