import type { QueryParameter } from './clickhouse-store.js';

/** What a value's text may not hold as it is. */
const escapes: Readonly<Record<string, string>> = {
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
};

/** A value of a `{name:Type}` placeholder as ClickHouse reads it in `param_name`: in the escaped form of TSV. */
export function parameterText(value: QueryParameter): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'object') return listText(value);
  return String(value);
}

function listText(values: readonly QueryParameter[]): string {
  return `[${values.map(itemText).join(',')}]`;
}

function itemText(value: QueryParameter): string {
  if (value === null) return 'NULL';
  if (typeof value === 'string') return `'${escaped(value)}'`;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return parameterText(value);
}

function escaped(text: string): string {
  return text.replace(/[\t\n\r'\\]/g, (sign) => escapes[sign] ?? sign);
}
