import { allAs, leftOut } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';

/** Screaming Frog page lists ("Internal", "Page titles"): titles of a site's own pages. */
export const screamingFrog: CsvFormat = {
  kind: 'csv',
  id: 'screaming-frog',
  name: 'Screaming Frog pages',
  coverage: coversNeither,
  columns: { ...allAs(['address', 'адрес'], 'url'), ...allAs(['title 1', 'заголовок 1'], 'title') },
  // Every other column is crawl data, including columns of later versions.
  otherColumns: (name) => (name === '' ? undefined : leftOut('crawlCheck')),
  recognises: (header) =>
    (header.has('address') || header.has('адрес')) &&
    ['status code', 'indexability', 'title 1', 'код статуса'].some((name) => header.has(name)),
  notes: () => ['titlesOnly'],
  reader: () => ({
    *row({ record }) {
      yield { ...record, type: 'page' };
    },
  }),
};
