import { isTurkish } from '../../contract/formatting/normalise-keyword.js';
import type { Filter, FilterCondition } from '../../contract/filter-language/filter-model.js';
import { patternsToCompile, toEnginePattern } from '../../stores/clickhouse/regex-patterns.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import {
  assertConditionCount,
  assertSubstringCount,
  assertListLength,
  type Bind,
  conditionError,
} from './filter/parse-value.js';
import { eitherSpellingSql, isHostColumn, readableColumn } from './host-names.js';
import { operatorDefinitions, operatorsFor } from './filter/operators.js';
import type { WordParameter, WordParameters } from '../words/word-parameters.js';
import type { Column } from './report-column.js';
import { otherUrlForms } from './filter/url-forms.js';

/** SQL conditions of a filter, joined by AND, with their parameters. */
export interface WhereClause {
  conditions: readonly string[];
  parameters: Readonly<Record<string, QueryParameter>>;
  /** User patterns to compile before the query runs. */
  patterns: readonly string[];
  /** Words whose forms become parameters (`withWordForms` in plan-report.ts). */
  words: WordParameters;
  /** Key columns of the row selection. */
  selectionColumns?: readonly string[];
}

/**
 * Converts a filter to SQL. Every value is bound as `{f0:Type}`, `{f1:Type}` and so on. `language` is that of the
 * database, which decides the case of keywords.
 */
export function buildWhere(
  filter: Filter,
  declaredColumns: Readonly<Record<string, Column>>,
  language?: string,
): WhereClause {
  const columns = isTurkish(language) ? withLanguage(declaredColumns, language) : declaredColumns;
  checkFilterLimits(filter);
  const parameters: Record<string, QueryParameter> = {};
  const patterns: string[] = [];
  const words: Record<string, WordParameter> = {};
  let parameterCount = 0;
  const bind: Bind = (value, type) => {
    const name = `f${parameterCount++}`;
    if (type === 'AnyForm') words[name] = { word: String(value), kind: 'pattern' };
    else parameters[name] = type === 'Regexp' ? toEnginePattern(String(value)) : value;
    if (type === 'Regexp') patterns.push(...patternsToCompile(String(value)));
    return `{${name}:${type === 'Regexp' || type === 'AnyForm' ? 'String' : type}}`;
  };
  const conditions = filter.map((clause) => {
    const alternatives = clause.map((condition) => buildCondition(condition, columns, bind));
    return alternatives.length === 1 ? alternatives.join() : `(${alternatives.join(' OR ')})`;
  });
  return { conditions, parameters, patterns, words };
}

function withLanguage(
  columns: Readonly<Record<string, Column>>,
  language: string | undefined,
): Readonly<Record<string, Column>> {
  return Object.fromEntries(
    Object.entries(columns).map(([id, column]) => [
      id,
      column.isKeywordText ? { ...column, language } : column,
    ]),
  );
}

function buildCondition(
  condition: FilterCondition,
  columns: Readonly<Record<string, Column>>,
  bind: Bind,
): string {
  const { field, operator, values } = condition;
  const column = columns[field];
  if (column === undefined) throw conditionError({ kind: 'field', part: field });
  const definition = operatorDefinitions[operator];
  if (!operatorsFor(column).includes(operator)) {
    throw conditionError({ kind: 'operator', field, part: operator });
  }
  const storedCondition = definition.build(column, values, bind);
  const otherForms = otherUrlForms(condition, columns).map((form) =>
    definition.build(form.column, form.values, bind),
  );
  const columnCondition = isHostColumn(column)
    ? eitherSpellingSql(column, storedCondition, definition.build(readableColumn(column), values, bind))
    : otherForms.length > 0
      ? `(${[storedCondition, ...otherForms].join(' OR ')})`
      : storedCondition;
  const nonNullCondition = column.nullable ? `ifNull(${columnCondition}, 0)` : columnCondition;
  return definition.negated ? `NOT (${nonNullCondition})` : nonNullCondition;
}

function checkFilterLimits(filter: Filter): void {
  const conditions = filter.flat();
  assertConditionCount(conditions.length);
  for (const { values } of conditions) assertListLength(values);
  const substrings = conditions.filter(
    ({ operator }) => operator === 'hasAllLike' || operator === 'hasNoOneLike',
  );
  assertSubstringCount(substrings.reduce((sum, { values }) => sum + values.length, 0));
}
