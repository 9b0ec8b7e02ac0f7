import type { FilterCondition } from '../../../contract/filter-language/filter-model.js';
import type { OperatorName } from '../../../contract/filter-language/operators.js';
import { toAsciiHost } from '../normalise-subject.js';
import type { Column } from '../report-column.js';

/** A column of URLs in another form, with the values to compare it with. */
interface UrlForm {
  column: Column;
  values: readonly string[];
}

/** A value that starts with a host name and a path: `shop.example/tents`. */
const hostAndPathPattern = /^\s*((?:[^\s/?#@.]+\.)+[^\s/?#@.]+)(\/[^]*)$/;

/**
 * Other forms of a URL column that may match the values of a condition: the decoded path for values that are not ASCII,
 * and the path with its host for values such as `shop.example/tents`.
 */
export function otherUrlForms(
  { field, operator, values }: FilterCondition,
  columns: Readonly<Record<string, Column>>,
): UrlForm[] {
  const column = columns[field];
  if (column?.format !== 'url') return [];
  const stored = { column, values };
  const hasHost = column.isPath === true && values.some((value) => hostAndPathPattern.test(value));
  const withHost = { column: createHostColumn(column, columns), values: values.map(normaliseHost) };
  const forms = hasHost ? [stored, withHost] : [stored];
  const isAscii = values.every((value) => /^[\0-\x7f]*$/.test(value));
  const decodedForms = isAscii ? [] : forms.map((form) => decodeForm(form, operator));
  return [...forms.slice(1), ...decodedForms];
}

/** The host followed by the path, from the domain column of the report or from its subject. */
function createHostColumn(column: Column, columns: Readonly<Record<string, Column>>): Column {
  const hostColumn = columns['domain'] ?? columns['name'];
  return {
    ...column,
    isPath: false,
    isPage: false,
    sql: `concat(${hostColumn?.sql ?? '{domain:String}'}, ${column.sql})`,
  };
}

/** Host names are stored in ASCII and without `www`. */
function normaliseHost(value: string): string {
  const [, host, path] = hostAndPathPattern.exec(value) ?? [];
  if (host === undefined || path === undefined) return value;
  const name = host.toLowerCase().replace(/^www\./, '');
  return (toAsciiHost(name) || name) + path;
}

/** The decoded column, required for case-insensitive comparison. Patterns stay unchanged. */
function decodeForm({ column, values }: UrlForm, operator: OperatorName): UrlForm {
  return {
    column: { ...column, isPage: false, sql: `decodeURLComponent(${column.sql})` },
    values: operator.endsWith('REGEXP') ? values : values.map(decodeValue),
  };
}

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
