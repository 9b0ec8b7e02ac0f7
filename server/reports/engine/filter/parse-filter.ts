import { operatorsFor, type Operator } from '../operators/operators.js';
import type { Column } from '../report-definition.js';
import { splitUnescaped } from './filter-escapes.js';
import { filterLimits, type Filter, type FilterCondition } from './filter-model.js';
import { badFilter, readWrittenValue, unknownField, unknownOperator } from './read-condition.js';

type Columns = Readonly<Record<string, Column>>;

/**
 * Reads a filter string: `^` joins by AND, `^OR` binds tighter and joins alternatives. A part that starts with a declared
 * field is a condition of its own, so that a field may begin with the letters OR. Throws BadFilter naming the part.
 */
export function parseFilter(text: string, columns: Columns): Filter {
  if (text.length > filterLimits.text) {
    throw badFilter({
      en: `longer than ${filterLimits.text} characters`,
      ru: `длиннее ${filterLimits.text} знаков`,
    });
  }
  const groups: FilterCondition[][] = [];
  for (const part of splitUnescaped(text, '^')) {
    const bare = part.trimStart();
    const group = groups.at(-1);
    if (bare === '') continue;
    if (group !== undefined && startsAlternative(bare, columns)) {
      group.push(parseCondition(bare.slice(2), columns));
    } else groups.push([parseCondition(bare, columns)]);
  }
  return groups;
}

function startsAlternative(bare: string, columns: Columns): boolean {
  return bare.startsWith('OR') && !isCondition(bare, columns);
}

function isCondition(bare: string, columns: Columns): boolean {
  const field = longestField(bare, columns);
  return field !== undefined && longestOperator(bare.slice(field.length), columns[field]) !== undefined;
}

function parseCondition(part: string, columns: Columns): FilterCondition {
  const bare = part.trimStart();
  const field = longestField(bare, columns);
  if (field === undefined) throw unknownField(bare);
  const rest = bare.slice(field.length);
  const found = longestOperator(rest, columns[field]);
  if (found === undefined) throw unknownOperator(field, rest.trim());
  const { operator, length } = found;
  return {
    field,
    operator: operator.newer ?? operator.symbol,
    values: readWrittenValue(rest.slice(length), operator),
  };
}

function longestField(text: string, columns: Columns): string | undefined {
  return Object.keys(columns)
    .filter((id) => columns[id]?.filterable === true && text.startsWith(id))
    .reduce<string | undefined>(
      (longest, id) => (id.length > (longest?.length ?? 0) ? id : longest),
      undefined,
    );
}

/** The longest operator of the column's type that the text starts with, and how much of the text it takes. */
function longestOperator(
  text: string,
  column: Column | undefined,
): { operator: Operator; length: number } | undefined {
  if (column === undefined) return undefined;
  return operatorsFor(column.type)
    .flatMap((operator) => {
      const length = operator.pattern.exec(text)?.[0].length;
      return length === undefined ? [] : [{ operator, length }];
    })
    .sort((one, other) => other.operator.symbol.length - one.operator.symbol.length)[0];
}
