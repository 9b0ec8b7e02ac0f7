import { splitUnescaped } from './filter-escapes.js';
import type { Filter, FilterCondition } from './filter-model.js';
import { type OperatorSpelling, operatorSpellings } from './operator-spellings.js';
import type { OperatorName } from './operators.js';
import { parseValues } from './filter-value-list.js';

/** Marks an alternative; follows the `^` separator. */
const alternativePrefix = 'OR';

/** Filterable fields with their operators. */
export type FilterFields = ReadonlyMap<string, readonly OperatorName[]>;

/** Why a condition is invalid: the field is unknown, or the field does not support the operator. */
export type FilterProblem =
  | { kind: 'field'; /** The condition, starting where the field is expected. */ part: string }
  | { kind: 'operator'; field: string; /** The text where the operator is expected. */ part: string };

/** A group with an invalid condition. */
export interface InvalidFilterGroup {
  /** Original text, including alternatives. */
  text: string;
  /** Problem of the first invalid condition. */
  problem: FilterProblem;
}

/** Result of parsing; both lists are in text order. */
export interface ParsedFilter {
  filter: Filter;
  invalid: readonly InvalidFilterGroup[];
}

/**
 * Parses a filter string: `^` joins by AND, `^OR` binds tighter and joins alternatives. A part that starts with a
 * field and one of its operators is a condition, so field names may start with OR.
 * Never throws. A group with an invalid alternative is returned as invalid, because the group without it would match
 * other rows.
 */
export function parseFilter(text: string, fields: FilterFields): ParsedFilter {
  const groups = splitGroups(text, fields).map((parts) => parseGroup(parts, fields));
  return {
    filter: groups.flatMap((group) => ('conditions' in group ? [group.conditions] : [])),
    invalid: groups.flatMap((group) => ('problem' in group ? [group] : [])),
  };
}

/** Splits the text into groups; alternatives still start with `OR`. */
function splitGroups(text: string, fields: FilterFields): string[][] {
  const groups: string[][] = [];
  for (const part of splitUnescaped(text, '^')) {
    const trimmed = part.trimStart();
    const group = groups.at(-1);
    if (trimmed === '') continue;
    if (group !== undefined && startsAlternative(trimmed, fields)) group.push(part);
    else groups.push([part]);
  }
  return groups;
}

function startsAlternative(trimmed: string, fields: FilterFields): boolean {
  return trimmed.startsWith(alternativePrefix) && !('values' in parseCondition(trimmed, fields));
}

function parseGroup(
  parts: readonly string[],
  fields: FilterFields,
): { conditions: FilterCondition[] } | InvalidFilterGroup {
  const parsedConditions = parts.map((part, index) =>
    parseCondition(index === 0 ? part : part.trimStart().slice(alternativePrefix.length), fields),
  );
  const problem = parsedConditions.find((condition) => 'kind' in condition);
  if (problem) return { text: parts.join('^'), problem };
  return { conditions: parsedConditions.filter((condition) => 'values' in condition) };
}

function parseCondition(part: string, fields: FilterFields): FilterCondition | FilterProblem {
  const trimmed = part.trimStart();
  const field = matchField(trimmed, fields);
  if (field === undefined) return { kind: 'field', part: trimmed };
  const remainder = trimmed.slice(field.length);
  const match = matchOperator(remainder, fields.get(field) ?? []);
  if (match === undefined) return { kind: 'operator', field, part: remainder.trim() };
  const { operator, length } = match;
  return { field, operator: operator.name, values: parseValues(remainder.slice(length), operator) };
}

function matchField(text: string, fields: FilterFields): string | undefined {
  let match: string | undefined;
  for (const field of fields.keys()) {
    if (text.startsWith(field) && field.length > (match?.length ?? 0)) match = field;
  }
  return match;
}

/** The longest allowed operator at the start of the text, and its length. */
function matchOperator(
  text: string,
  allowed: readonly OperatorName[],
): { operator: OperatorSpelling; length: number } | undefined {
  for (const operator of operatorSpellings) {
    if (!allowed.includes(operator.name)) continue;
    const length = operator.pattern.exec(text)?.[0].length;
    if (length !== undefined) return { operator, length };
  }
  return undefined;
}
