import { escapeValue, listDelimiter, splitUnescaped, unescapeValue } from './filter-escapes.js';
import type { OperatorSpelling } from './operator-spellings.js';
import { takesList } from './operators.js';

/** Reads the value of a condition of a filter string. */
export function readWrittenValues(written: string, operator: OperatorSpelling): string[] {
  return takesList(operator.name) ? readWrittenList(written, operator) : [unescapeValue(written)];
}

/** Reads a list: values between `DELIM`; the older spellings part them by commas. */
export function readWrittenList(written: string, { byComma }: OperatorSpelling): string[] {
  const parts = splitUnescaped(written, listDelimiter);
  return (byComma && parts.length === 1 ? written.split(',') : parts).map(unescapeValue);
}

/** Writes a list, or a single value, so that reading it gives the same. */
export function writeValues(values: readonly string[]): string {
  return values.map(escapeValue).join(listDelimiter);
}
