import { camelCase } from '../../../server/contract/formatting/camel-case.js';
import { plainText } from './cell-value.js';
import type { GridRow } from './grid-column.js';

/** Subject values of a report, used to fill link templates. */
export type LinkSubject = Readonly<Record<string, string | undefined>>;

/** The database parameter is optional: without it a page uses the selected database. */
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
