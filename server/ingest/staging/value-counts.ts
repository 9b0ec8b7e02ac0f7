import {
  addExample,
  checkedFields,
  type CheckedField,
  type ColumnValues,
  isPositionField,
  maxExampleChars,
  maxExamples,
} from '../formats/column-values.js';
import type { RawField } from '../formats/raw-field.js';
import { queryRows, type ImportRun } from '../import-run.js';
import { isEmptyCellSql, isNotRankedSql, isPriceSql, maxCounts } from './field-sql.js';
import { isFileRecordSql, stagingTableName } from './staging-table.js';

/** Conditions on the aliases of the staging statement under which the import uses a value. */
const isValidSql: Partial<Record<CheckedField, string>> = {
  ws: `ws_number BETWEEN 0 AND ${maxCounts.UInt32}`,
  wsk: `wsk_number BETWEEN 0 AND ${maxCounts.UInt32}`,
  docs: `docs_number BETWEEN 0 AND ${maxCounts.UInt64}`,
  cpc: isPriceSql('cpc_number'),
  cpc_min: isPriceSql('cpc_min_number'),
  cpc_max: isPriceSql('cpc_max_number'),
  competition: 'isNotNull(competition_level)',
  competition_ratio: 'isNotNull(competition_ratio_level)',
  competition_index: 'isNotNull(competition_index_level)',
  difficulty: 'difficulty_number BETWEEN 0 AND 100',
  wizards: 'empty(unknown_features)',
  intent: 'empty(unknown_intents) AND notEmpty(intent_names)',
  trend: 'notEmpty(trend_series)',
  trend_from: 'isNotNull(given_trend_from)',
  volume_range: 'volume_range_low <= volume_range_high',
};

/** Invalid parts of a list. */
const invalidListSql: Partial<Record<CheckedField, string>> = {
  wizards: `arrayStringConcat(unknown_features, ', ')`,
  intent: `arrayStringConcat(unknown_intents, ', ')`,
};

/** SQL of whether a cell states that it has no value. A position also states it with words such as `not found`. */
function isValuelessSql(field: CheckedField, text: string): string {
  return isPositionField(field) ? `${isEmptyCellSql(text)} OR ${isNotRankedSql(text)}` : isEmptyCellSql(text);
}

/**
 * Aliases of a record's masks: `valid_fields` and `invalid_fields` have the bits of the checked fields, and `invalid_values`
 * contains the values of the latter.
 */
export function valueMaskAliases(
  text: (field: RawField) => string,
  hasField: (field: RawField) => boolean,
): string[] {
  const fields = checkedFields.filter(hasField);
  const mask = (condition: (field: CheckedField) => string) =>
    `toUInt32(${['0', ...fields.map((field) => `(${condition(field)}) * ${2 ** checkedFields.indexOf(field)}`)].join(' + ')})`;
  const values = fields.map(
    (field) => `(${checkedFields.indexOf(field)}, ${invalidListSql[field] ?? text(field)})`,
  );
  return [
    ...fields.map(
      (field) =>
        `(${text(field)} != '' AND ifNull(${isValidSql[field] ?? `${field}_number >= 0`}, 0)${isPositionField(field) ? ` AND NOT ${isNotRankedSql(text(field))}` : ''}) AS ${field}_valid`,
    ),
    `${mask((field) => `${field}_valid`)} AS valid_fields`,
    `${mask((field) => `NOT ${field}_valid AND NOT (${isValuelessSql(field, text(field))})`)} AS invalid_fields`,
    values.length === 0
      ? 'emptyArrayString() AS invalid_values'
      : `if(invalid_fields = 0, emptyArrayString(), arrayMap(pair -> toValidUTF8(substring(pair.2, 1, ${maxExampleChars * 4})), arrayFilter(pair -> bitTest(invalid_fields, pair.1), [${values.join(', ')}]))) AS invalid_values`,
  ];
}

interface FileRow {
  file: number;
  records: number;
  /** By place in `checkedFields`. */
  validCounts: number[];
  invalidCounts: number[];
  examples: string[][];
}

/** SQL of an array with an expression for each checked field. */
const perFieldSql = (buildSql: (bit: number) => string): string =>
  `[${checkedFields.map((_, bit) => buildSql(bit)).join(', ')}]`;

/** SQL of the values of a field in the examples of a mask, which have one value per set bit. */
const exampleValuesSql = (bit: number): string =>
  `arrayMap(values -> values[bitCount(bitAnd(invalid_fields, ${2 ** bit - 1})) + 1], examples_of_mask)`;

/**
 * Counts per file. The masks are summed up in ClickHouse, because a file may have as many combinations as records.
 * Parameters: positionFiles.
 */
function countsSql(table: string): string {
  return `SELECT file, sum(records_of_mask) AS records,
      ${perFieldSql((bit) => `sumIf(records_of_mask, bitTest(valid_fields, ${bit}))`)} AS validCounts,
      ${perFieldSql((bit) => `sumIf(records_of_mask, bitTest(invalid_fields, ${bit}))`)} AS invalidCounts,
      ${perFieldSql((bit) => `groupUniqArrayArrayIf(${maxExamples})(${exampleValuesSql(bit)}, bitTest(invalid_fields, ${bit}))`)} AS examples
     FROM (
       SELECT file, valid_fields, invalid_fields, count() AS records_of_mask,
         groupUniqArrayIf(${maxExamples})(invalid_values, invalid_fields > 0) AS examples_of_mask
       FROM ${table} WHERE reason = 0 AND ${isFileRecordSql} GROUP BY file, valid_fields, invalid_fields
     ) GROUP BY file`;
}

/**
 * Counts the values of the accepted records by file number and field. In files of `positionFiles`, each first-party
 * row also yields a position and counts once.
 */
export async function countValues(
  run: ImportRun,
  positionFiles: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<RawField, ColumnValues>>> {
  const rows = await queryRows<FileRow>(run, countsSql(stagingTableName(run.id)), {
    positionFiles: [...positionFiles],
  });
  return new Map(
    rows.map((row) => [row.file, new Map(checkedFields.map((field, bit) => [field, readField(row, bit)]))]),
  );
}

function readField({ records, validCounts, invalidCounts, examples }: FileRow, bit: number): ColumnValues {
  const valid = validCounts[bit] ?? 0;
  const invalid = invalidCounts[bit] ?? 0;
  const values: ColumnValues = { valid, empty: records - valid - invalid, invalid, examples: [] };
  for (const example of examples[bit] ?? []) addExample(values, example);
  return values;
}
