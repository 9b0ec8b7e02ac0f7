import { toEnginePattern } from '../../../stores/clickhouse/regex-patterns.js';
import type { ColumnType } from '../../../contract/column-vocabulary.js';
import { filterLimits } from '../filter/filter-limits.js';
import { badFilter } from '../filter/filter-errors.js';
import type { Column } from '../report-column.js';
import { splitWords } from '../../words/split-words.js';
import type { Bind, OperatorDefinition, OperatorDefinitions } from './operator-definition.js';
import { bindText, invalidValue, lowerCaseSql } from './parse-value.js';

const text: readonly ColumnType[] = ['string'];

/** Case-insensitive text operators. Only REGEXP interprets special characters. */
export const textOperators = {
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

function contains(column: Column, [value = '']: readonly string[], bind: Bind): string {
  return `position(${lowerCaseSql(column)}, ${bindText(column, value, bind)}) > 0`;
}

function buildAffixCondition(name: 'startsWith' | 'endsWith'): OperatorDefinition['build'] {
  return (column, [value = ''], bind) => `${name}(${lowerCaseSql(column)}, ${bindText(column, value, bind)})`;
}

function containsEach(join: 'AND' | 'OR'): OperatorDefinition['build'] {
  return (column, values, bind) =>
    `(${values.map((value) => contains(column, [value], bind)).join(` ${join} `)})`;
}

function anyElement(column: Column, [value = '']: readonly string[], bind: Bind): string {
  return `arrayExists(item -> position(lowerUTF8(item), ${bindText(column, value, bind)}) > 0, ${column.sql})`;
}

/**
 * RE2 matches in linear time, so the length limit is sufficient. The engine compiles the pattern before the query
 * runs (plan-report.ts).
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
  return `match(${column.sql}, ${bind(toEnginePattern(value), 'Regexp')})`;
}

function matchWords(column: Column, [value = '']: readonly string[], bind: Bind): string {
  const words = splitWords(value);
  if (words.length === 0) throw invalidValue(column, value, 'words', 'слова');
  if (words.length > filterLimits.wordsPerMatch) {
    throw badFilter({
      en: `more than ${filterLimits.wordsPerMatch} words to match`,
      ru: `больше ${filterLimits.wordsPerMatch} слов для поиска`,
    });
  }
  return `(${words.map((word) => `match(${lowerCaseSql(column)}, ${bind(word, 'AnyForm')})`).join(' AND ')})`;
}
