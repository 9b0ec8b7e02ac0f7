import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { filterLimits } from '../filter/filter-model.js';
import type { Column, ColumnType } from '../report-definition.js';
import { wordForms, wordsOf } from '../word-forms.js';
import type { Bind, OperatorForm } from './operator.js';
import { bindText, illTyped, lowered } from './read-value.js';

const text: readonly ColumnType[] = ['string'];

/** Operators that look into a text, without regard to case. No sign of a value is a wildcard, except in REGEXP. */
export const textOperators: readonly OperatorForm[] = [
  { symbol: 'LIKE', types: text, build: contains },
  { symbol: 'NOT LIKE', types: text, negated: true, build: contains },
  { symbol: 'STARTSWITH', types: text, build: affix('startsWith') },
  { symbol: 'ENDSWITH', types: text, build: affix('endsWith') },
  { symbol: 'REGEXP', types: text, build: regexp },
  { symbol: 'NOT REGEXP', types: text, negated: true, build: regexp },
  { symbol: 'MATCH', types: text, build: matchWords },
  { symbol: 'hasAllLike', types: text, list: true, build: containsEach('AND') },
  { symbol: 'hasNoOneLike', types: text, list: true, negated: true, build: containsEach('OR') },
  { symbol: 'existsLike', types: ['array'], build: someElement },
  { symbol: 'notExistsLike', types: ['array'], negated: true, build: someElement },
];

function contains(column: Column, [value = '']: readonly string[], bind: Bind): string {
  return `position(${lowered(column)}, ${bindText(column, value, bind)}) > 0`;
}

function affix(name: 'startsWith' | 'endsWith'): OperatorForm['build'] {
  return (column, [value = ''], bind) => `${name}(${lowered(column)}, ${bindText(column, value, bind)})`;
}

function containsEach(join: 'AND' | 'OR'): OperatorForm['build'] {
  return (column, values, bind) =>
    `(${values.map((value) => contains(column, [value], bind)).join(` ${join} `)})`;
}

function someElement(column: Column, [value = '']: readonly string[], bind: Bind): string {
  return `arrayExists(item -> position(lowerUTF8(item), ${bindText(column, value, bind)}) > 0, ${column.sql})`;
}

/** RE2: linear in the text, so that a pattern can be long to write but not long to run. The engine compiles it first. */
function regexp(column: Column, [value = '']: readonly string[], bind: Bind): string {
  if (value.length > filterLimits.regexp) {
    throw illTyped(
      column,
      value,
      `a pattern of at most ${filterLimits.regexp} characters`,
      `шаблон не длиннее ${filterLimits.regexp} знаков`,
    );
  }
  if (value.includes('\0')) {
    throw illTyped(column, value, 'a pattern without NUL', 'шаблон без нулевого знака');
  }
  return `match(${column.sql}, ${bind(regexpPattern(value), 'Regexp')})`;
}

/** The pattern as RE2 gets it. */
export function regexpPattern(value: string): string {
  return `(?i)${value}`;
}

function matchWords(column: Column, [value = '']: readonly string[], bind: Bind): string {
  const words = wordsOf(value);
  if (words.length === 0) throw illTyped(column, value, 'words', 'слова');
  if (words.length > filterLimits.words) {
    throw new AppError(ErrorCode.BadFilter, {
      what: {
        en: `more than ${filterLimits.words} words to match`,
        ru: `больше ${filterLimits.words} слов для поиска`,
      },
    });
  }
  return `(${wordForms(words)
    .map((form) => `match(${lowered(column)}, ${bind(form, 'String')})`)
    .join(' AND ')})`;
}
