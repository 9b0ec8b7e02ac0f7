import type { QueryParameter } from './clickhouse-store.js';

const escapes: Readonly<Record<string, string>> = {
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
};

/** Serializes a value for `param_name` in TSV escaping. */
export function formatParameter(value: QueryParameter): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'object') return formatList(value);
  return String(value);
}

function formatList(values: readonly QueryParameter[]): string {
  return `[${values.map(formatItem).join(',')}]`;
}

function formatItem(value: QueryParameter): string {
  if (value === null) return 'NULL';
  if (typeof value === 'string') return `'${escapeText(value)}'`;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return formatParameter(value);
}

function escapeText(text: string): string {
  return text.replace(/[\t\n\r'\\]/g, (character) => escapes[character] ?? character);
}
