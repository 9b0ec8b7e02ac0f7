import { allAs, leftOut } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';

const counts = [
  'число запросов',
  'число запросов, мес.',
  'показов в месяц',
  'number of queries',
  'queries per month',
];
const phrases = [
  'запросы',
  'запрос',
  'поисковый запрос',
  'запросы со словами',
  'статистика по словам',
  'queries',
  'query',
];

/**
 * Yandex Wordstat most frequent and similar queries of a phrase. Lines end in carriage returns.
 * Headers: public files 66095830985 (axisrow/wordstat-trends) and 70327016243 of the index of public sources.
 */
export const wordstat: CsvFormat = {
  kind: 'csv',
  id: 'wordstat',
  name: 'Yandex Wordstat',
  coverage: coversNeither,
  columns: { ...allAs(phrases, 'keyword'), ...allAs(counts, 'ws') },
  otherColumns: (name) =>
    /^(?:топ|запросы, похожие|похожие|top|similar)/.test(name)
      ? leftOut('setting')
      : /^(?:доля|share)/.test(name)
        ? leftOut('computedHere')
        : undefined,
  recognises: (header) =>
    phrases.some((name) => header.has(name)) &&
    counts.some((name) => header.has(name)) &&
    !header.has('позиция'),
};
