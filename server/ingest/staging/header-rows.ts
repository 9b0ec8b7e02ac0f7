import { decimalFields, integerFields, type RawField } from '../formats/raw-field.js';
import { rejectCodes } from './reject-reasons.js';

/** Fields whose values are no names of columns. */
export const unnamedFields: readonly RawField[] = [
  ...integerFields,
  ...decimalFields,
  'url',
  'domain',
  'date',
  'day',
];

/** SQL of whether a row repeats the header of its table or is the header of another one. */
export function headerRowSql(
  text: (field: RawField) => string,
  hasField: (field: RawField) => boolean,
): string {
  const fields = unnamedFields.filter(hasField);
  if (fields.length === 0 || !hasField('keyword')) return '';
  const names = `[${fields.map((field) => `lowerUTF8(trimBoth(${text(field)}))`).join(', ')}]`;
  const titles = `[${fields.map((field) => `{titles:Array(String)}[${unnamedFields.indexOf(field) + 1}]`).join(', ')}]`;
  const isNameSql = `name IN {columnNames:Array(String)}`;
  const isHeaderSql = `normal_word IN {columnNames:Array(String)} AND arrayExists(name -> ${isNameSql}, ${names})`;
  const isOwnSql = `arrayAll((name, title) -> name = title OR NOT (${isNameSql}), ${names}, ${titles})`;
  return `${isHeaderSql}, if(${isOwnSql}, ${rejectCodes.repeatedHeader}, ${rejectCodes.otherHeader}),`;
}
