import type { DecimalMark } from '../../contract/file-reading.js';
import type { ImportRecord } from '../formats/import-format.js';
import {
  addExample,
  checkedFields,
  isPositionField,
  type CheckedField,
  type ColumnValues,
} from '../formats/column-values.js';
import { isNotRanked } from '../formats/not-ranked.js';
import { countFields, shareFields, type RawField } from '../formats/raw-field.js';
import { isIsoDate } from '../../contract/formatting/iso-day.js';
import { isEmptyCell, parseVolumeRange, parseWrittenNumber } from '../formats/written-number.js';
import { featureIdsOf, intentsOf } from '../formats/vendor-terms.js';
import { competitionWords, maxCounts, maxPrice, notSeries } from '../staging/field-sql.js';

const priceFields: readonly RawField[] = ['cpc', 'cpc_min', 'cpc_max'];

/** Fields with text values. */
const textFields: readonly CheckedField[] = [
  'competition',
  'wizards',
  'intent',
  'trend',
  'trend_from',
  'volume_range',
];

/** Fields with lists of names. */
const listFields: readonly CheckedField[] = ['wizards', 'intent'];

/** How the import parses the numbers of a field. */
const numberOptions = (field: RawField, decimal: DecimalMark | undefined) => ({
  isInteger: countFields.includes(field),
  isShare: shareFields.includes(field),
  decimal,
});

/** Value of a numeric field as the import reads it. Returns other texts unchanged. */
export function toNumberText(field: RawField, text: string, decimal?: DecimalMark): string {
  if (!checkedFields.some((checked) => checked === field && !textFields.includes(checked))) return text;
  const value = parseWrittenNumber(text, numberOptions(field, decimal));
  return value === undefined ? text : String(value);
}

/** Counts the values of the first records by field like the import does (staging/value-counts.ts). */
export function previewValues(
  records: readonly ImportRecord[],
  fields: ReadonlySet<RawField>,
  { decimal, vendor }: { decimal?: DecimalMark | undefined; vendor?: string | undefined } = {},
): ReadonlyMap<RawField, ColumnValues> {
  const options: ValueOptions = { features: featureIdsOf(vendor), intents: intentsOf(vendor), decimal };
  return new Map(
    checkedFields
      .filter((field) => fields.has(field))
      .map((field) => [field, countFieldValues(records, field, options)]),
  );
}

interface ValueOptions {
  features: ReadonlyMap<string, number>;
  intents: ReadonlyMap<string, string>;
  decimal: DecimalMark | undefined;
}

function countFieldValues(
  records: readonly ImportRecord[],
  field: CheckedField,
  options: ValueOptions,
): ColumnValues {
  const values: ColumnValues = { valid: 0, empty: 0, invalid: 0, examples: [] };
  for (const record of records) {
    const texts = splitValues(record[field], field);
    const hasFirstMonth = (record.trend_from ?? '') !== '';
    const invalid = texts.filter((text) => !isValid(field, text, { ...options, hasFirstMonth }));
    if (invalid.length > 0) {
      values.invalid += 1;
      addExample(values, invalid.join(', '));
    } else if (texts.length > 0) values.valid += 1;
    else values.empty += 1;
  }
  return values;
}

function splitValues(value: ImportRecord[RawField], field: CheckedField): string[] {
  const texts = (typeof value === 'object' && value !== null ? value : [value ?? '']).map(String);
  // A trend is one value with several numbers.
  const values = field === 'trend' ? [texts.join('|')] : texts;
  const parts = listFields.includes(field)
    ? values.flatMap((text) => text.toLowerCase().split(/[,|;[\]"]+/))
    : values;
  const hasValue = (text: string) => !isEmptyCell(text) && !(isPositionField(field) && isNotRanked(text));
  return parts.map((text) => text.trim()).filter(hasValue);
}

/** Whether the import reads a text as a search trend (`trendSeriesSql`). */
function isTrend(text: string, hasFirstMonth: boolean): boolean {
  const { length } = text.match(/\d+(?:\.\d+)?/g) ?? [];
  return length > (hasFirstMonth ? 0 : 1) && !notSeries.test(text);
}

function isValid(
  field: CheckedField,
  text: string,
  { features, intents, decimal, hasFirstMonth }: ValueOptions & { hasFirstMonth: boolean },
): boolean {
  if (field === 'wizards') {
    const name = text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
    return name === '' || features.has(name);
  }
  if (field === 'intent') return intents.has(text);
  if (field === 'trend') return isTrend(text, hasFirstMonth);
  if (field === 'trend_from') return isIsoDate(text.length === 7 ? `${text}-01` : text);
  if (field === 'volume_range') return parseVolumeRange(text) !== undefined;
  if (field === 'competition' && competitionWords.includes(text.toLowerCase())) return true;
  const value = parseWrittenNumber(text, numberOptions(field, decimal));
  if (value === undefined || value < 0) return false;
  if (field === 'difficulty' || field === 'competition' || field === 'competition_index') return value <= 100;
  if (field === 'competition_ratio') return value <= (text.endsWith('%') ? 100 : 1);
  if (field === 'ws' || field === 'wsk') return value <= maxCounts.UInt32;
  if (field === 'docs') return value <= maxCounts.UInt64;
  return !priceFields.includes(field) || value < maxPrice;
}
