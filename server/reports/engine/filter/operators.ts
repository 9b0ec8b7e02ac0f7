import type { ColumnType } from '../../../contract/reports/column-vocabulary.js';
import { type OperatorName, operatorNames } from '../../../contract/filter-language/operators.js';
import {
  type OperatorDefinition,
  type Bind,
  type OperatorDefinitions,
  bindOrdered,
  parseBounds,
  splitListValues,
  bindValue,
  invalidValue,
  lowerCaseSql,
  filterLimits,
  bindPartialText,
  foldedSql,
  badFilter,
  parseEnumId,
  parseDate,
  parseFlag,
  parseNumber,
  parseExactText,
} from './parse-value.js';
import type { Column } from '../report-column.js';
import { matchPatternSql } from '../../../stores/clickhouse/regex-patterns.js';
import { foldKeywordCase } from '../../../contract/formatting/normalise-keyword.js';
import { splitWords } from '../../words/split-words.js';
import { isSignSensitive, joinSignsSql } from '../../words/word-signs.js';

const listableTypes: readonly ColumnType[] = [
  'string',
  'integer',
  'decimal',
  'boolean',
  'date',
  'array',
  'map',
];
const listTypes: readonly ColumnType[] = ['array', 'map'];

/** Operators with a list of values. A list column matches if it contains any of them. */
const listOperators = {
  'ONE OF': { types: listableTypes, build: anyOf },
  'NOT ONE OF': { types: listableTypes, negated: true, build: anyOf },
  'ARRAY CONTAINS': { types: listTypes, build: anyOf },
  'NOT ARRAY CONTAINS': { types: listTypes, negated: true, build: anyOf },
} satisfies OperatorDefinitions;

function anyOf(column: Column, listValues: readonly string[], bind: Bind): string {
  const values = splitListValues(column, listValues);
  switch (column.type) {
    case 'string':
      return `${lowerCaseSql(column)} IN ${bind(parseStrings(column, values), 'Array(String)')}`;
    case 'array':
      return `arrayExists(item -> has(${bind(parseStrings(column, values), 'Array(String)')}, lowerUTF8(toString(item))), ${column.sql})`;
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

const text: readonly ColumnType[] = ['string'];

/** Case-insensitive text operators. Only REGEXP interprets special characters. */
const textOperators = {
  LIKE: { types: text, build: contains },
  'NOT LIKE': { types: text, negated: true, build: contains },
  STARTSWITH: { types: text, build: buildAffixCondition('startsWith') },
  ENDSWITH: { types: text, build: buildAffixCondition('endsWith') },
  REGEXP: { types: text, build: regexp },
  'NOT REGEXP': { types: text, negated: true, build: regexp },
  MATCH: { types: text, build: matchWords },
  hasAllLike: { types: text, build: containsEach('AND') },
  hasNoOneLike: { types: text, negated: true, build: containsEach('OR') },
  existsLike: { types: ['array'], build: anyElement },
  notExistsLike: { types: ['array'], negated: true, build: anyElement },
} satisfies OperatorDefinitions;

function contains(column: Column, values: readonly string[], bind: Bind): string {
  if (column.type === 'array') return anyElement(column, values, bind);
  if (column.type === 'date') return dateContains(column, values, bind);
  const [value = ''] = values;
  return `position(${foldedSql(lowerCaseSql(column), value)}, ${bindPartialText(column, value, bind)}) > 0`;
}

/** Matches both forms of a date, `31.01.2026` and `2026-01-31`. */
function dateContains({ sql }: Column, [value = '']: readonly string[], bind: Bind): string {
  const text = bind(value.trim(), 'String');
  return `(position(formatDateTime(${sql}, '%d.%m.%Y'), ${text}) > 0 OR position(toString(${sql}), ${text}) > 0)`;
}

function buildAffixCondition(name: 'startsWith' | 'endsWith'): OperatorDefinition['build'] {
  return (column, [value = ''], bind) =>
    `${name}(${foldedSql(lowerCaseSql(column), value)}, ${bindPartialText(column, value, bind)})`;
}

function containsEach(join: 'AND' | 'OR'): OperatorDefinition['build'] {
  return (column, values, bind) =>
    `(${values.map((value) => contains(column, [value], bind)).join(` ${join} `)})`;
}

function anyElement(column: Column, [value = '']: readonly string[], bind: Bind): string {
  const itemSql = foldedSql('lowerUTF8(toString(item))', value);
  return `arrayExists(item -> position(${itemSql}, ${bindPartialText(column, value, bind)}) > 0, ${column.sql})`;
}

/**
 * RE2 matches in linear time, so the length limit is sufficient. The engine compiles the pattern first
 * (check-patterns.ts).
 */
function regexp(column: Column, [value = '']: readonly string[], bind: Bind): string {
  if (value.length > filterLimits.regexpChars) {
    throw invalidValue(
      column,
      value,
      `a pattern of at most ${filterLimits.regexpChars} characters`,
      `шаблон не длиннее ${filterLimits.regexpChars} знаков`,
    );
  }
  if (value.includes('\0')) {
    throw invalidValue(column, value, 'a pattern without NUL', 'шаблон без нулевого знака');
  }
  return matchPatternSql(column.sql, value, bind(value, 'Regexp'));
}

function matchWords(column: Column, [value = '']: readonly string[], bind: Bind): string {
  const words = splitWords(column.isKeywordText ? foldKeywordCase(value, column.language) : value);
  if (words.length === 0) throw invalidValue(column, value, 'words', 'слова');
  if (words.length > filterLimits.wordsPerMatch) {
    throw badFilter({
      en: `more than ${filterLimits.wordsPerMatch} words to match`,
      ru: `больше ${filterLimits.wordsPerMatch} слов для поиска`,
    });
  }
  const textSql = lowerCaseSql(column);
  const conditions = words.map(
    (word) => `match(${isSignSensitive(word) ? joinSignsSql(textSql) : textSql}, ${bind(word, 'AnyForm')})`,
  );
  return `(${conditions.join(' AND ')})`;
}

const allTypes: readonly ColumnType[] = ['string', 'integer', 'decimal', 'boolean', 'date', 'array', 'map'];
const orderedTypes: readonly ColumnType[] = ['integer', 'decimal', 'boolean', 'date'];

/** Equality and order operators. A list column equals a value if it contains the value. */
const comparisonOperators = {
  '=': { types: allTypes, build: equals },
  '!=': { types: allTypes, negated: true, build: equals },
  '>': { types: orderedTypes, build: buildComparison('>') },
  '<': { types: orderedTypes, build: buildComparison('<') },
  '>=': { types: orderedTypes, build: buildComparison('>=') },
  '<=': { types: orderedTypes, build: buildComparison('<=') },
  BETWEEN: { types: orderedTypes, build: between },
  'NOT BETWEEN': { types: orderedTypes, negated: true, build: between },
} satisfies OperatorDefinitions;

function equals(column: Column, [value = '']: readonly string[], bind: Bind): string {
  const placeholder = bindValue(column, value, bind);
  if (column.type === 'map') return `has(${column.sql}, ${placeholder})`;
  if (column.type === 'array') {
    return `arrayExists(item -> lowerUTF8(toString(item)) = ${placeholder}, ${column.sql})`;
  }
  return `${column.type === 'string' ? lowerCaseSql(column) : column.sql} = ${placeholder}`;
}

function buildComparison(sign: string): OperatorDefinition['build'] {
  return (column, [value = ''], bind) => `${column.sql} ${sign} ${bindValue(column, value, bind)}`;
}

/** `a@b` with both bounds included. Swapped bounds are reordered. */
function between(column: Column, [value = '']: readonly string[], bind: Bind): string {
  const [low, high] = parseBounds(column, value);
  return `(${column.sql} >= ${bindOrdered(low, bind)} AND ${column.sql} <= ${bindOrdered(high, bind)})`;
}

/** SQL definition of every filter operator. */
export const operatorDefinitions: Readonly<Record<OperatorName, OperatorDefinition>> = {
  ...comparisonOperators,
  ...textOperators,
  ...listOperators,
};

/** Operators that support this column. */
export function operatorsFor({
  type,
  matchesText,
}: Pick<Column, 'type' | 'matchesText'>): readonly OperatorName[] {
  return operatorNames.filter(
    (name) =>
      operatorDefinitions[name].types.includes(type) ||
      (matchesText === true && textMatchOperators.has(name)),
  );
}

/** Operators that lists and dates of the public API support, too. */
const textMatchOperators: ReadonlySet<OperatorName> = new Set(['LIKE', 'NOT LIKE']);
