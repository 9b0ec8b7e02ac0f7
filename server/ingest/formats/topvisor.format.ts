import { allAs, joins, leftOut } from './column-use.js';
import { coversFeatureColumn } from './format-coverage.js';
import type { CsvFormat, ImportRecord } from './import-format.js';
import { isRank } from './se-ranking.format.js';
import { toIsoDate } from './written-date.js';

/** `02.11.2026` or `2026-11-02`: a column with the positions of that day. */
const dayName = /^(?:\d{2}\.\d{2}\.\d{4}|\d{4}-\d{2}-\d{2})$/;

const phrases = ['запросы', 'запрос', 'фраза', 'ключевое слово', 'keyword', 'keywords', 'query', 'queries'];

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
    return name.includes('частот') || name.includes('frequency') ? 'ws' : undefined;
  },
  recognises: (header) =>
    phrases.some((name) => header.has(name)) && [...header].some((name) => dayName.test(name)),
  notes: () => ['oneDomain'],
  reader({ names }) {
    const days = names.flatMap((name, index) =>
      dayName.test(name) ? [{ index, date: toIsoDate(name, 'day') }] : [],
    );
    days.sort((a, b) => a.date.localeCompare(b.date));
    return {
      *row({ record, values }) {
        const { url, ...keywordFields } = record;
        const rankedRecords: ImportRecord[] = days
          .filter(({ index }) => isRank(values[index]))
          .map(({ index, date }) => ({
            ...keywordFields,
            url,
            type: 'organic',
            date,
            position: values[index],
          }));
        // A phrase without any rank is imported as a keyword checked on the newest day.
        const newestDate = days
          .map(({ date }) => date)
          .toSorted()
          .at(-1);
        if (rankedRecords.length === 0) yield { ...keywordFields, type: 'keyword', date: newestDate };
        yield* rankedRecords;
      },
    };
  },
};
