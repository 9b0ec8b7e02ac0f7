import { escapeValue, listDelimiter, splitUnescaped, unescapeValue } from './filter-escapes.js';
import type { OperatorSpelling } from './operator-spellings.js';
import { takesList } from './operators.js';

/** Parses the value of a condition. */
export function readWrittenValues(written: string, operator: OperatorSpelling): string[] {
  return takesList(operator.name) ? readWrittenList(written, operator) : [unescapeValue(written)];
}

/** Parses a list separated by `DELIM`, or by commas in legacy spellings. */
export function readWrittenList(written: string, { byComma }: OperatorSpelling): string[] {
  const parts = splitUnescaped(written, listDelimiter);
  return (byComma && parts.length === 1 ? written.split(',') : parts).map(unescapeValue);
}

/** Serialises values so that parsing returns the same. */
export function writeValues(values: readonly string[]): string {
  return values.map(escapeValue).join(listDelimiter);
}
