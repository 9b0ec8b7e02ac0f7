import type { ImportRecord } from './import-format.js';
import type { RawField } from './raw-field.js';

/**
 * Fields that together name the market of a record: database or country, and device. In first-party data, country and
 * device are dimensions instead.
 */
export const marketFields = ['market', 'country', 'device'] as const satisfies readonly RawField[];

/** Market of a record in lower case; empty if it names none. */
export function marketOf(record: ImportRecord): string {
  return record.type === 'own' ? '' : joinMarket(marketFields.map((field) => record[field]));
}

/** Joins the parts of a market that are present. */
export function joinMarket(parts: readonly unknown[]): string {
  return parts
    .map((part) => (typeof part === 'string' || typeof part === 'number' ? String(part).trim() : ''))
    .filter((part) => part !== '')
    .join(' ')
    .toLowerCase();
}

/** SQL of the market of a record, as `marketOf` returns it. */
export function marketSql(text: (field: RawField) => string, isOwnSql: string): string {
  const parts = marketFields.map((field) => `trimBoth(${text(field)})`).join(', ');
  return `if(${isOwnSql}, '', lowerUTF8(arrayStringConcat(arrayFilter(part -> part != '', [${parts}]), ' ')))`;
}
