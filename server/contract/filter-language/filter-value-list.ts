import { escapeValue, listDelimiter, splitUnescaped, unescapeValue } from './filter-escapes.js';
import type { OperatorSpelling } from './operator-spellings.js';
import { takesList } from './operators.js';

/** Parses the value of a condition; a list only for list operators. */
export function parseValues(text: string, operator: OperatorSpelling): string[] {
  return takesList(operator.name) ? parseValueList(text, operator) : [unescapeValue(text)];
}

/** Parses a list separated by `DELIM`, or by commas in legacy spellings. */
export function parseValueList(text: string, { allowsCommas }: OperatorSpelling): string[] {
  const parts = splitUnescaped(text, listDelimiter);
  return (allowsCommas && parts.length === 1 ? text.split(',') : parts).map(unescapeValue);
}

/** Serialises values so that parsing returns the same. */
export function serialiseValues(values: readonly string[]): string {
  return values.map(escapeValue).join(listDelimiter);
}
