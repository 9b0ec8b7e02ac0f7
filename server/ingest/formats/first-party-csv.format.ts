import { isFirstParty } from './applicable-fields.js';
import type { ColumnUse } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat, RowReader } from './import-format.js';
import { plainCsv } from './plain-csv.format.js';
import type { RawField } from './raw-field.js';
import { searchConsoleRecords } from './search-console.format.js';

/** Fields that identify what the impressions of a row belong to. */
const subjects: readonly unknown[] = ['keyword', 'url', 'day', 'date'] satisfies RawField[];

/**
 * Native CSV with impressions and without record types: its rows describe the searches of a site, and its positions are
 * averages.
 */
export const firstPartyCsv: CsvFormat = {
  ...plainCsv,
  id: 'first-party-csv',
  name: 'CSV with impressions',
  columns: { ...averagePositions(plainCsv.columns), 'search type': 'search_type' },
  coverage: coversNeither,
  resultScope: 'domain',
  alsoYieldsPosition: true,
  recognises(header) {
    const fields = [...header].map((name) => plainCsv.columns[name]);
    return isFirstParty(fields) && fields.some((field) => subjects.includes(field));
  },
  notes: () => ['ownSite'],
  reader: firstPartyReader,
};

/** The positions of rows with impressions are averages. */
export function averagePositions(columns: Readonly<Record<string, ColumnUse>>): Record<string, ColumnUse> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, use]) => [name, use === 'position' ? 'average_position' : use]),
  );
}

/** Reader of rows with impressions. */
export function firstPartyReader(): RowReader {
  return { row: ({ record }) => searchConsoleRecords(record) };
}
