import { splitUnescaped } from './filter-escapes.js';
import type { Filter, FilterCondition } from './filter-model.js';
import { type OperatorSpelling, operatorSpellings } from './operator-spellings.js';
import type { OperatorName } from './operators.js';
import { readWrittenValues } from './written-values.js';

/** Joins alternatives: it stands at the start of a part, after the `^` that parts it from the one before. */
const alternativeMark = 'OR';

/** The fields that a filter may name, each with the operators that it can be asked with. */
export type FilterFields = ReadonlyMap<string, readonly OperatorName[]>;

/** Why a condition cannot be read: it names no field, or a field with no operator of its own. */
export type FilterProblem =
  | { kind: 'field'; /** The condition, from where a field should stand. */ part: string }
  | { kind: 'operator'; field: string; /** What stands in the operator's place. */ part: string };

/** A group of which some condition cannot be read. */
export interface InvalidFilterGroup {
  /** As it is written, alternatives included. */
  text: string;
  /** What is wrong with the first such condition. */
  problem: FilterProblem;
}

/** What a filter string says, each list in the order of the string. */
export interface ParsedFilter {
  filter: Filter;
  invalid: readonly InvalidFilterGroup[];
}

/**
 * Reads a filter string: `^` joins by AND, `^OR` binds tighter and joins alternatives. A part that starts with a field and an
 * operator of it is a condition of its own, so that a field may begin with the letters OR. Never throws: a group that cannot be
 * read as a whole is told apart, as half of its alternatives would mean another filter.
 */
export function parseFilter(text: string, fields: FilterFields): ParsedFilter {
  const groups = groupsOf(text, fields).map((parts) => readGroup(parts, fields));
  return {
    filter: groups.flatMap((group) => ('conditions' in group ? [group.conditions] : [])),
    invalid: groups.flatMap((group) => ('problem' in group ? [group] : [])),
  };
}

/** The parts of each group: the first as it is written, its alternatives from `OR` on. */
function groupsOf(text: string, fields: FilterFields): string[][] {
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
  return trimmed.startsWith(alternativeMark) && !('values' in readCondition(trimmed, fields));
}

function readGroup(
  parts: readonly string[],
  fields: FilterFields,
): { conditions: FilterCondition[] } | InvalidFilterGroup {
  const read = parts.map((part, index) =>
    readCondition(index === 0 ? part : part.trimStart().slice(alternativeMark.length), fields),
  );
  const problem = read.find((one) => 'kind' in one);
  if (problem) return { text: parts.join('^'), problem };
  return { conditions: read.filter((one) => 'values' in one) };
}

function readCondition(part: string, fields: FilterFields): FilterCondition | FilterProblem {
  const trimmed = part.trimStart();
  const field = matchField(trimmed, fields);
  if (field === undefined) return { kind: 'field', part: trimmed };
  const remainder = trimmed.slice(field.length);
  const match = matchOperator(remainder, fields.get(field) ?? []);
  if (match === undefined) return { kind: 'operator', field, part: remainder.trim() };
  const { operator, length } = match;
  return { field, operator: operator.name, values: readWrittenValues(remainder.slice(length), operator) };
}

function matchField(text: string, fields: FilterFields): string | undefined {
  let match: string | undefined;
  for (const field of fields.keys()) {
    if (text.startsWith(field) && field.length > (match?.length ?? 0)) match = field;
  }
  return match;
}

/** The longest of these operators that the text starts with, and how much of the text it takes. */
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
