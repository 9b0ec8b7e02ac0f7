import type { ReportDefinition } from '../../../../server/reports/engine/report-definition.js';
import type { ReportQuery } from '../../../../server/reports/engine/report-query.js';
import { baseWithOlderResults } from './fill-with-world.js';
import type { ExpectedRow } from './oracle.js';

/** A random condition. */
export interface TestCondition {
  field: string;
  operator: string;
  values: string[];
}

const compareBytes = (left: string, right: string): number =>
  Buffer.compare(Buffer.from(left), Buffer.from(right));

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'string' && typeof right === 'string') return compareBytes(left, right);
  if (Array.isArray(left) && Array.isArray(right)) return compareLists(left, right);
  return Number(left) - Number(right);
}

/** Compares lists by their first difference; a longer list follows its prefix. */
function compareLists(left: readonly unknown[], right: readonly unknown[]): number {
  const at = left.findIndex((value, index) => value !== right[index]);
  return at < 0 || at >= right.length ? left.length - right.length : Number(left[at]) - Number(right[at]);
}

/** Sorts unknown values last in both directions. */
function compareUnknownLast(left: unknown, right: unknown): number {
  return Number(left === null) - Number(right === null);
}

/** Whether a row matches one condition. */
function matchesCondition(row: ExpectedRow, { field, operator, values }: TestCondition): boolean {
  if (operator === '!=') return !matchesCondition(row, { field, operator: '=', values });
  if (operator === 'hasNoOneLike') {
    return values.every((value) => !matchesCondition(row, { field, operator: 'LIKE', values: [value] }));
  }
  if (operator.startsWith('NOT ')) {
    return !matchesCondition(row, { field, operator: operator.slice(4), values });
  }
  const cell = row[field];
  if (cell === null) return false;
  if (Array.isArray(cell)) return values.some((value) => cell.map(Number).includes(Number(value)));
  return typeof cell === 'string' && !/^\d{4}-\d\d-\d\d$/.test(cell)
    ? spellingsOf(cell).some((spelling) => passesText(spelling, operator, values))
    : passesValue(cell, operator, values);
}

/** Stored and displayed name of the internationalized domain. */
const foreign = { stored: 'xn--e1afmkfd.example', displayed: 'пример.example' };

/** Stored and displayed form of the escaped path. */
const escaped = {
  stored: '/blog/100%25_%D0%A1%D0%BA%D0%B8%D0%B4%D0%BA%D0%B0',
  displayed: '/blog/100%25_Скидка',
};

/** Either form matches. */
function spellingsOf(cell: string): string[] {
  const [stored, displayed] = [
    cell.toLowerCase(),
    [foreign, escaped].find(({ stored }) => stored === cell)?.displayed,
  ];
  return displayed === undefined ? [stored] : [stored, displayed.toLowerCase()];
}

function toDisplayed(cell: unknown): unknown {
  return cell === foreign.stored ? foreign.displayed : cell;
}

const wordCharacters = String.raw`\p{L}\p{M}\p{N}_`;

/** JavaScript source in which `\b`, `\w` and `\W` cover all scripts. `\w` inside brackets is written `[\w…]`. */
function toUnicodeSource(pattern: string): string {
  const isWord = `[${wordCharacters}]`;
  return pattern
    .replaceAll(String.raw`\b`, `(?:(?<=${isWord})(?!${isWord})|(?<!${isWord})(?=${isWord}))`)
    .replace(/(\[\^?)\\w/g, `$1${wordCharacters}`)
    .replaceAll(String.raw`\w`, isWord)
    .replaceAll(String.raw`\W`, `[^${wordCharacters}]`);
}

/** `ё` equals `е` in partial matches. */
const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

function passesText(cell: string, operator: string, values: string[]): boolean {
  const [value = ''] = values.map((text) => text.toLowerCase());
  const [folded, foldedValue] = [fold(cell), fold(value)];
  switch (operator) {
    case '=':
      return cell === value;
    case 'LIKE':
      return folded.includes(foldedValue);
    case 'STARTSWITH':
      return folded.startsWith(foldedValue);
    case 'ENDSWITH':
      return folded.endsWith(foldedValue);
    case 'REGEXP':
      return new RegExp(toUnicodeSource(values[0] ?? ''), 'iu').test(cell);
    case 'ONE OF':
      return values.some((text) => cell === text.toLowerCase());
    case 'hasAllLike':
      return values.every((text) => folded.includes(fold(text)));
    default:
      throw new Error(`no operator ${operator}`);
  }
}

function passesValue(cell: unknown, operator: string, values: string[]): boolean {
  const read = (text: string): unknown =>
    typeof cell === 'string' ? text : ({ true: 1, false: 0 }[text] ?? Number(text));
  const order = compare(cell, read(values[0] ?? ''));
  switch (operator) {
    case '=':
      return order === 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    case '>=':
      return order >= 0;
    case '<=':
      return order <= 0;
    case 'ONE OF':
      return values.some((value) => compare(cell, read(value)) === 0);
    case 'BETWEEN': {
      const [low, high] = (values[0] ?? '').split('@').map(read).sort(compare);
      return compare(cell, low) >= 0 && compare(cell, high) <= 0;
    }
    default:
      throw new Error(`no operator ${operator}`);
  }
}

/** Rows that match groups of alternatives. */
export function selectRows(
  rows: readonly ExpectedRow[],
  filter: readonly (readonly TestCondition[])[],
): ExpectedRow[] {
  return rows.filter((row) =>
    filter.every((group) => group.some((condition) => matchesCondition(row, condition))),
  );
}

interface SortKey {
  column: string;
  direction: 'asc' | 'desc';
}

/**
 * A sort followed by the report's default order for ties. Deferred columns of the default order count only if the
 * sort or the filter needs the same lookup.
 */
export function withDefaultOrder(
  { columns, defaultSort }: ReportDefinition,
  query: Pick<ReportQuery, 'base'>,
  sort: readonly SortKey[],
  fields: readonly string[] = [],
): SortKey[] {
  const reportSort =
    typeof defaultSort === 'string'
      ? defaultSort
      : defaultSort[query.base === baseWithOlderResults ? 'yandex' : 'google'];
  const keys = reportSort.split(',').map((key): SortKey => {
    const [column = '', direction] = key.split('|');
    return { column, direction: direction === 'desc' ? 'desc' : 'asc' };
  });
  const sortedColumns = sort.map(({ column }) => column);
  const lookups = new Set([undefined, ...[...fields, ...sortedColumns].map((id) => columns[id]?.attribute)]);
  return [
    ...sort,
    ...keys.filter(
      ({ column }) => !sortedColumns.includes(column) && lookups.has(columns[column]?.attribute),
    ),
  ];
}

/** Sorts rows. Ties follow `tie` in the direction of the last key. */
export function sortRows(rows: readonly ExpectedRow[], sort: readonly SortKey[]): ExpectedRow[] {
  const last = sort.at(-1)?.direction === 'desc' ? -1 : 1;
  return [...rows].sort((left, right) => {
    for (const { column, direction } of sort) {
      const unknown = compareUnknownLast(left[column], right[column]);
      if (unknown !== 0) return unknown;
      const difference = compare(toDisplayed(left[column]), toDisplayed(right[column]));
      if (difference !== 0) return direction === 'desc' ? -difference : difference;
    }
    for (const [index, value] of left.tie.entries()) {
      const against = right.tie[index] ?? 0n;
      if (value !== against) return value < against ? -last : last;
    }
    return 0;
  });
}

/** A row as the API returns it, without oracle fields and with the Unicode domain name. */
export function toResponseRow({ tie: _, ...row }: ExpectedRow): Record<string, unknown> {
  const named = ['name', 'domain'].filter((column) => row[column] === foreign.stored);
  return { ...row, ...Object.fromEntries(named.map((column) => [column, foreign.displayed])) };
}
