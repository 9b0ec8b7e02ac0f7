import { leftOut } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';

/** SpyWords organic keywords of a domain. */
export const spyWords: CsvFormat = {
  kind: 'csv',
  id: 'spywords',
  name: 'SpyWords',
  coverage: coversNeither,
  resultScope: 'domain',
  columns: {
    запрос: 'keyword',
    'показов в месяц': 'ws',
    позиция: 'position',
    'сниппет и url': 'snippet',
    'реальный url': 'url',
    'доля трафика %': leftOut('computedHere'),
    'изменение позиции': leftOut('previousState'),
  },
  recognises: (header) => header.has('запрос') && header.has('реальный url'),
  notes: () => ['oneDomain'],
};
