import type { Localised } from '../contract/language/localised.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { joins, leftOut, type ColumnUse } from './formats/column-use.js';
import { dayColumnsReader, datesOfColumns, dayOfColumn } from './formats/day-columns.js';
import { isFirstParty } from './formats/applicable-fields.js';
import { averagePositions, firstPartyReader } from './formats/first-party-csv.format.js';
import { coversColumns } from './formats/format-coverage.js';
import { parseCsvLines, guessTable, createTable, type RecognisedTable } from './formats/recognise-format.js';
import type { CsvFormat, FileHead, TableHead } from './formats/import-format.js';
import { normaliseColumnName } from './formats/tidy-name.js';
import type { RawField } from './formats/raw-field.js';
import type { ColumnMapping } from './parse-mapping.js';

/** A record needs at least one of these fields. */
const identifyingFields: readonly RawField[] = ['keyword', 'url', 'domain', 'impressions'];

/**
 * Recognises a table by a mapping.
 * @throws AppError BadRequest if the file lacks mapped columns or the mapping identifies no record
 */
export function applyMapping(file: FileHead, mapping: ColumnMapping): RecognisedTable {
  const mappedColumns = Object.entries(mapping.columns).filter(([, field]) => field !== null);
  const fields = new Set<RawField | null>(mappedColumns.map(([, field]) => field));
  if (!identifyingFields.some((field) => fields.has(field))) {
    throw mappingError({
      en: 'The mapping contains no column with keywords, pages or domains.',
      ru: 'В сопоставлении нет столбца фраз, страниц или доменов.',
    });
  }
  const format = createMappedFormat(mapping);
  const { delimiter } = mapping.delimiter ? { delimiter: mapping.delimiter } : guessTable(file.text);
  const lines = parseCsvLines(file.text, delimiter, { count: Math.max(mapping.headerLine ?? 0, 12) });
  const headerIndex = mapping.headerLine
    ? lines.findIndex(({ line }) => line >= (mapping.headerLine ?? 1))
    : lines.findIndex(({ values }) => format.recognises(new Set(values.map(normaliseColumnName))));
  const header = new Set((lines[headerIndex] ?? lines[0])?.values.map(normaliseColumnName));
  const missing = mappedColumns
    .map(([name]) => name)
    .filter((name) => !header.has(normaliseColumnName(name)));
  if (headerIndex < 0 || missing.length > 0) {
    throw mappingError({
      en: `${file.name} lacks columns of the mapping: ${missing.join(', ')}.`,
      ru: `В ${file.name} нет столбцов сопоставления: ${missing.join(', ')}.`,
    });
  }
  return createTable(file, format, { delimiter, headerIndex });
}

/** Fields of tables whose unlisted columns contain no positions of days. */
const fieldsWithoutDays: readonly RawField[] = [
  'position',
  'average_position',
  'impressions',
  'date',
  'day',
  'type',
];

/** Unless columns are mapped to a position or a date, unlisted columns with a day as name contain positions. */
function createMappedFormat({ columns, base, date, domain }: ColumnMapping): CsvFormat {
  const mappedFields = new Set<RawField | null>(Object.values(columns));
  const readsDays =
    mappedFields.has('keyword') && !fieldsWithoutDays.some((field) => mappedFields.has(field));
  const columnUses: [string, ColumnUse][] = Object.entries(columns).map(([name, field]) => [
    normaliseColumnName(name),
    field ?? leftOut('byMapping'),
  ]);
  const mappedColumns = columnUses.filter(([, use]) => typeof use === 'string').map(([name]) => name);
  return {
    kind: 'csv',
    id: 'mapping',
    name: 'mapped columns',
    coverage: coversColumns,
    columns: Object.fromEntries(columnUses),
    ...(isFirstParty(mappedFields) && {
      ...firstPartyColumns,
      columns: averagePositions(Object.fromEntries(columnUses)),
    }),
    ...(readsDays && readDayColumns(new Set(columnUses.map(([name]) => name)))),
    recognises: (header) => mappedColumns.every((name) => header.has(name)),
    hintsFromTable: () => ({
      ...(base ? { base } : {}),
      ...(date ? { date } : {}),
      ...(domain ? { domain } : {}),
    }),
  };
}

const isDay = (name: string): boolean => dayOfColumn(name) !== undefined;

const firstPartyColumns = {
  alsoYieldsPosition: true,
  resultScope: 'domain',
  reader: firstPartyReader,
} satisfies Partial<CsvFormat>;

/** Reads the columns of days, except those that the mapping lists. */
function readDayColumns(listed: ReadonlySet<string>) {
  const withoutListed = (head: TableHead): TableHead => ({
    ...head,
    names: head.names.map((name) => (listed.has(name) ? '' : name)),
  });
  return {
    otherColumns: (name) => (isDay(name) ? joins('position') : undefined),
    datesOf: (head) => datesOfColumns(withoutListed(head)),
    reader(head) {
      const unlisted = withoutListed(head);
      return unlisted.names.some(isDay) ? dayColumnsReader(unlisted) : undefined;
    },
  } satisfies Partial<CsvFormat>;
}

function mappingError(message: Localised): AppError {
  return new AppError(ErrorCode.BadRequest, { what: message });
}
