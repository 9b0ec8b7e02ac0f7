import { allAs, leftOut } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';

const counts = ['число запросов', 'показов в месяц', 'number of queries', 'queries per month'];
const phrases = ['запросы', 'запросы со словами', 'статистика по словам', 'queries'];

/** Yandex Wordstat most frequent and similar queries of a phrase. Lines end in carriage returns. */
export const wordstat: CsvFormat = {
  kind: 'csv',
  id: 'wordstat',
  name: 'Yandex Wordstat',
  coverage: coversNeither,
  columns: { ...allAs(phrases, 'keyword'), ...allAs(counts, 'ws') },
  otherColumns: (name) =>
    /^(?:топ|запросы, похожие|похожие|top|similar)/.test(name) ? leftOut('setting') : undefined,
  recognises: (header) => phrases.some((name) => header.has(name)) && counts.some((name) => header.has(name)),
};
