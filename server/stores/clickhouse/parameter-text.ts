import type { QueryParameter } from './clickhouse-store.js';

const escapes: Readonly<Record<string, string>> = {
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
};

/** Serializes a value for `param_name` in TSV escaping. */
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
