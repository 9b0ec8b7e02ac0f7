import { isFirstParty } from './applicable-fields.js';
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

/** Reader of rows with impressions. */
export function firstPartyReader(): RowReader {
  return {
    *row({ record: { position, ...record } }) {
      const average = record.average_position ?? position;
      yield* searchConsoleRecords({
        ...record,
        ...(average === undefined ? {} : { average_position: average }),
      });
    },
  };
}
