import { allAs, leftOut } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';
import { searchConsoleFilterHeaders } from './search-console-terms.js';

/** Settings of a Search Console export, a separate table in its archive. */
export const searchConsoleFilters: CsvFormat = {
  kind: 'csv',
  id: 'search-console-filters',
  name: 'Search Console, filters of an export',
  coverage: coversNeither,
  columns: allAs(searchConsoleFilterHeaders.flat(), leftOut('setting')),
  recognises: (header) =>
    header.size === 2 &&
    searchConsoleFilterHeaders.some(([name, value]) => header.has(name) && header.has(value)),
  notes: () => ['settingsOnly'],
  settings: ({ rows }) =>
    rows.flatMap(([name = '', value = '']) =>
      name.trim() === '' ? [] : [{ name: name.trim(), value: value.trim() }],
    ),
  reader: () => ({
    // A setting is not a record.
    row: () => [],
  }),
};
