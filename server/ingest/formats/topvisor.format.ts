import { allAs, joins, leftOut, type ColumnUse } from './column-use.js';
import { dayColumnsReader, describeOtherValue } from './day-columns.js';
import { coversFeatureColumn } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';

/** `02.11.2026` or `2026-11-02`: a column with the positions of that day. */
const dayName = /^(?:\d{2}\.\d{2}\.\d{4}|\d{4}-\d{2}-\d{2})$/;

/** The operator in the name of a frequency: none, `""` for the phrase, `"!"` for its exact form. */
function useOfFrequency(name: string): ColumnUse {
  if (name.includes('!')) return 'wsk';
  return /["*«]/.test(name) ? leftOut('noReport') : 'ws';
}

const phrases = ['запросы', 'запрос', 'фраза', 'ключевое слово', 'queries'];

/**
 * Topvisor project positions: a row per phrase and a column per day.
 * Columns: parsers 53369350035 and 58137340993 of the index of public sources.
 */
export const topvisor: CsvFormat = {
  kind: 'csv',
  id: 'topvisor',
  name: 'Topvisor',
  coverage: coversFeatureColumn,
  resultScope: 'domain',
  columns: {
    ...allAs(phrases, 'keyword'),
    ...allAs(['url', 'адрес', 'address', 'целевая страница', 'релевантная страница', 'страница'], 'url'),
    ...allAs(
      ['группа', 'группы', 'папка', 'теги', 'group', 'groups', 'folder', 'tags'],
      leftOut('ownGroups'),
    ),
  },
  otherColumns(name) {
    if (dayName.test(name)) return joins('position');
    return /частот|frequency/.test(name) ? useOfFrequency(name) : undefined;
  },
  recognises: (header) =>
    phrases.some((name) => header.has(name)) && [...header].some((name) => dayName.test(name)),
  notes: () => ['oneDomain'],
  unsupportedReason: describeOtherValue,
  reader: dayColumnsReader,
};
