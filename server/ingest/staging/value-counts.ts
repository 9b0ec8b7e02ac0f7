import type { RawField } from '../formats/raw-field.js';
import type { ColumnReport } from '../formats/read-plan.js';
import { queryRows, type ImportRun } from '../import-run.js';
import { isBlankSql, unknownFeaturesSql } from './field-sql.js';
import { isFileRecordSql, stagingTableName } from './staging-table.js';

/** Fields whose values may be unintelligible. The position in the list is the bit in the masks of a staged record. */
export const checkedFields = [
  'position',
  'average_position',
  'ws',
  'wsk',
  'docs',
  'previous_position',
  'ranked_before',
  'cpc',
  'cpc_min',
  'cpc_max',
  'competition',
  'competition_ratio',
  'competition_index',
  'difficulty',
  'clicks',
  'impressions',
  'wizards',
] as const satisfies readonly RawField[];

export type CheckedField = (typeof checkedFields)[number];

const isMoneySql = (value: string): string => `${value} >= 0 AND ${value} < 9999999`;

/** Conditions on the aliases of the staging statement under which the import uses a value. */
const isUsedSql: Partial<Record<CheckedField, string>> = {
  cpc: isMoneySql('cpc_number'),
  cpc_min: isMoneySql('cpc_min_number'),
  cpc_max: isMoneySql('cpc_max_number'),
  competition: 'isNotNull(competition_level)',
  difficulty: 'difficulty_number BETWEEN 0 AND 100',
  wizards: 'empty(unknown_features)',
};

/** Values of a column in the accepted records. */
export interface ColumnValues {
  /** Number of values that the import uses, of blank cells, and of values that it does not understand. */
  understood: number;
  empty: number;
  misread: number;
  /** Distinct texts that it does not understand, up to three. */
  examples: string[];
}

const maxExamples = 3;
const maxExampleChars = 60;

/**
 * Aliases of a record's masks: `understood` and `misread` have the bits of the checked fields, and `misread_texts`
 * contains the texts of the latter.
 */
export function valueMaskAliases(
  text: (field: RawField) => string,
  hasField: (field: RawField) => boolean,
): string[] {
  const fields = checkedFields.filter(hasField);
  const mask = (condition: (field: CheckedField) => string) =>
    `toUInt32(${['0', ...fields.map((field) => `(${condition(field)}) * ${2 ** checkedFields.indexOf(field)}`)].join(' + ')})`;
  const texts = fields.map(
    (field) =>
      `(${checkedFields.indexOf(field)}, ${field === 'wizards' ? `arrayStringConcat(unknown_features, ', ')` : text(field)})`,
  );
  return [
    ...(hasField('wizards') ? [`${unknownFeaturesSql(text('wizards'))} AS unknown_features`] : []),
    ...fields.map(
      (field) =>
        `(${text(field)} != '' AND ifNull(${isUsedSql[field] ?? `${field}_number >= 0`}, 0)) AS ${field}_used`,
    ),
    `${mask((field) => `${field}_used`)} AS understood`,
    `${mask((field) => `NOT ${field}_used AND NOT (${isBlankSql(text(field))})`)} AS misread`,
    texts.length === 0
      ? 'emptyArrayString() AS misread_texts'
      : `if(misread = 0, emptyArrayString(), arrayMap(pair -> toValidUTF8(substring(pair.2, 1, ${maxExampleChars * 4})), arrayFilter(pair -> bitTest(misread, pair.1), [${texts.join(', ')}]))) AS misread_texts`,
  ];
}

interface FileRow {
  file: number;
  records: number;
  /** By place in `checkedFields`. */
  understoodCounts: number[];
  misreadCounts: number[];
  examples: string[][];
}

/** SQL of an array with an expression for each checked field. */
const perFieldSql = (buildSql: (bit: number) => string): string =>
  `[${checkedFields.map((_, bit) => buildSql(bit)).join(', ')}]`;

/** SQL of the texts of a field in the examples of a mask, which have one text per set bit. */
const textsOfFieldSql = (bit: number): string =>
  `arrayMap(texts -> texts[bitCount(bitAnd(misread, ${2 ** bit - 1})) + 1], examples_of_mask)`;

/**
 * Counts per file. The masks are summed up in ClickHouse, because a file may have as many combinations as records.
 * Parameters: positionFiles.
 */
function countsSql(table: string): string {
  return `SELECT file, sum(records_of_mask) AS records,
      ${perFieldSql((bit) => `sumIf(records_of_mask, bitTest(understood, ${bit}))`)} AS understoodCounts,
      ${perFieldSql((bit) => `sumIf(records_of_mask, bitTest(misread, ${bit}))`)} AS misreadCounts,
      ${perFieldSql((bit) => `groupUniqArrayArrayIf(${maxExamples})(${textsOfFieldSql(bit)}, bitTest(misread, ${bit}))`)} AS examples
     FROM (
       SELECT file, understood, misread, count() AS records_of_mask,
         groupUniqArrayIf(${maxExamples})(misread_texts, misread > 0) AS examples_of_mask
       FROM ${table} WHERE reason = 0 AND ${isFileRecordSql} GROUP BY file, understood, misread
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

function readField(
  { records, understoodCounts, misreadCounts, examples }: FileRow,
  bit: number,
): ColumnValues {
  const understood = understoodCounts[bit] ?? 0;
  const misread = misreadCounts[bit] ?? 0;
  const values: ColumnValues = { understood, empty: records - understood - misread, misread, examples: [] };
  for (const text of examples[bit] ?? []) addExample(values, text);
  return values;
}

/** Adds an example of a misread value unless there are enough. */
export function addExample({ examples }: ColumnValues, text: string): void {
  const example = text.slice(0, maxExampleChars);
  if (examples.length < maxExamples && !examples.includes(example)) examples.push(example);
}

/** Adds the counted values to the columns that are read directly. */
export function withValueCounts(
  columns: readonly ColumnReport[],
  counts: ReadonlyMap<RawField, ColumnValues> | undefined,
): (ColumnReport & { values?: ColumnValues })[] {
  return columns.map((column) => {
    const values = column.use === 'used' && column.field ? counts?.get(column.field) : undefined;
    return values ? { ...column, values } : column;
  });
}
