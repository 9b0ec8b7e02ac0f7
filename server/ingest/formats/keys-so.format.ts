import { allAs, leftOut } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';

/** keys.so organic keywords of a domain or page. */
export const keysSo: CsvFormat = {
  kind: 'csv',
  id: 'keys-so',
  name: 'keys.so',
  coverage: coversNeither,
  resultScope: 'domain',
  vendor: 'keys-so',
  columns: {
    'page id': leftOut('rowNumber'),
    запрос: 'keyword',
    ...allAs(['страница', 'url'], 'url'),
    ...allAs(['позиция', 'текущая позиция'], 'position'),
    ...allAs(['базовая частотность', 'частотность', 'ws'], 'ws'),
    ...allAs(
      ['очень точная частотность', 'точная частотность', 'частотность [!]', '[!wordstat]', 'wsk'],
      'wsk',
    ),
    ...allAs(['документов найдено', 'docs'], 'docs'),
    ...allAs(['предыдущая позиция', 'прошлая позиция'], 'previous_position'),
    ...allAs(['изменение', 'дельта'], leftOut('previousState')),
    ...allAs(['трафик', 'видимость'], leftOut('computedHere')),
  },
  recognises: (header) =>
    header.has('запрос') &&
    header.has('позиция') &&
    ['базовая частотность', 'очень точная частотность', 'точная частотность', 'page id'].some((name) =>
      header.has(name),
    ),
  notes: () => ['oneDomain'],
};
