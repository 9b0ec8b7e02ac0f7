import { camelCase } from '../../../server/contract/camel-case.js';
import { plainText } from './cell-value.js';
import type { GridRow } from './grid-column.js';

/** What a report is about, for links that carry it on. */
export type LinkSubject = Readonly<Record<string, string | undefined>>;

/** Parts that a link can do without: an address that names no database means the one chosen last. */
const optionalPart = /[?&]\w+=\{base\}/g;

/**
 * Fills the `{name}` parts of a link's template, each from the row, else from the subject, encoded for a query string.
 * @returns undefined where a part is unknown: such a cell is plain text.
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
