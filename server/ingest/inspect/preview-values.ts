import type { ImportRecord } from '../formats/import-format.js';
import type { RawField } from '../formats/raw-field.js';
import { isBlankText, parseWrittenNumber } from '../formats/written-number.js';
import { competitionWords, serpFeatureParameters } from '../staging/field-sql.js';
import { addExample, checkedFields, type CheckedField, type ColumnValues } from '../staging/value-counts.js';

const integerFields: readonly RawField[] = [
  'position',
  'ws',
  'wsk',
  'docs',
  'previous_position',
  'ranked_before',
];
const priceFields: readonly RawField[] = ['cpc', 'cpc_min', 'cpc_max'];

/** Prices above do not fit the tables. */
const maxPrice = 9_999_999;

/** Fields with text values. */
const textFields: readonly CheckedField[] = ['competition', 'wizards'];

/** Value of a numeric field as the import reads it. Returns other texts unchanged. */
export function toNumberText(field: RawField, text: string): string {
  if (!checkedFields.some((checked) => checked === field && !textFields.includes(checked))) return text;
  const value = parseWrittenNumber(text, { isInteger: integerFields.includes(field) });
  return value === undefined ? text : String(value);
}

/** Counts the values of the first records by field like the import does (staging/value-counts.ts). */
export function previewValues(
  records: readonly ImportRecord[],
  fields: ReadonlySet<RawField>,
): ReadonlyMap<RawField, ColumnValues> {
  const featureNames = new Set(serpFeatureParameters().wizardNames);
  return new Map(
    checkedFields
      .filter((field) => fields.has(field))
      .map((field) => [field, countFieldValues(records, field, featureNames)]),
  );
}

function countFieldValues(
  records: readonly ImportRecord[],
  field: CheckedField,
  featureNames: ReadonlySet<string>,
): ColumnValues {
  const values: ColumnValues = { understood: 0, empty: 0, misread: 0, examples: [] };
  for (const record of records) {
    const texts = toTexts(record[field], field);
    const misread = texts.filter((text) => !isUnderstood(field, text, featureNames));
    if (misread.length > 0) {
      values.misread += 1;
      addExample(values, misread.join(', '));
    } else if (texts.length > 0) values.understood += 1;
    else values.empty += 1;
  }
  return values;
}

function toTexts(value: ImportRecord[RawField], field: CheckedField): string[] {
  const texts = (typeof value === 'object' && value !== null ? value : [value ?? '']).map(String);
  const parts = field === 'wizards' ? texts.flatMap((text) => text.toLowerCase().split(/[,|;[\]"]+/)) : texts;
  return parts.map((text) => text.trim()).filter((text) => !isBlankText(text));
}

function isUnderstood(field: CheckedField, text: string, featureNames: ReadonlySet<string>): boolean {
  if (field === 'wizards') {
    const name = text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
    return name === '' || featureNames.has(name);
  }
  if (field === 'competition' && competitionWords.includes(text.toLowerCase())) return true;
  const value = parseWrittenNumber(text, { isInteger: integerFields.includes(field) });
  if (value === undefined || value < 0) return false;
  if (field === 'difficulty') return value <= 100;
  return !priceFields.includes(field) || value < maxPrice;
}
