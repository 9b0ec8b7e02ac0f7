import { camelCase } from '../../../server/contract/camel-case.js';
import { plainText } from './cell-value.js';
import type { GridRow } from './grid-column.js';

/** Subject of a report, passed on by links. */
export type LinkSubject = Readonly<Record<string, string | undefined>>;

/** Optional parameters: an address without a database uses the selected one. */
const optionalPart = /[?&]\w+=\{base\}/g;

/**
 * Fills the `{name}` placeholders of a link template from the row or the subject, URL-encoded.
 * @returns undefined if a value is missing; the cell then renders plain text
 */
export function fillLink(template: string, row: GridRow, subject: LinkSubject): string | undefined {
  let complete = true;
  const needed = subject['base'] ? template : template.replace(optionalPart, '');
  const filled = needed.replace(/\{(\w+)\}/g, (_part, name: string) => {
    const value = row[name] ?? row[camelCase(name)] ?? subject[name] ?? subject[camelCase(name)];
    if (plainText(value) === '') complete = false;
    return encodeURIComponent(plainText(value));
  });
  return complete ? filled : undefined;
}
