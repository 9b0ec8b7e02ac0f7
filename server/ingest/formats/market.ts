import type { ImportRecord } from './import-format.js';
import type { RawField } from './raw-field.js';

/** Fields that together name the market of a record: database or search engine, place, language and device. */
export const marketFields = [
  'market',
  'search_engine',
  'country',
  'location',
  'language',
  'device',
] as const satisfies readonly RawField[];

/** In first-party data, country and device are dimensions. */
const firstPartyMarketFields = [
  'search_engine',
  'location',
  'language',
] as const satisfies readonly RawField[];

/** Market of a record in lower case; empty if it names none. */
export function marketOf(record: ImportRecord): string {
  const fields = record.type === 'own' ? firstPartyMarketFields : marketFields;
  return joinMarket(fields.map((field) => record[field]));
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
  const partsOf = (fields: readonly RawField[]) =>
    `[${fields.map((field) => `trimBoth(${text(field)})`).join(', ')}]`;
  const parts = `if(${isOwnSql}, ${partsOf(firstPartyMarketFields)}, ${partsOf(marketFields)})`;
  return `lowerUTF8(arrayStringConcat(arrayFilter(part -> part != '', ${parts}), ' '))`;
}
