import { each, leftOut } from './column-use.js';
import type { CsvFormat } from './import-format.js';

/** keys.so organic keywords of a domain or page. */
export const keysSo: CsvFormat = {
  kind: 'csv',
  id: 'keys-so',
  name: 'keys.so',
  of: 'domain',
  vendor: 'keys-so',
  columns: {
    'page id': leftOut('rowNumber'),
    запрос: 'keyword',
    ...each(['страница', 'url'], 'url'),
    ...each(['позиция', 'текущая позиция'], 'position'),
    ...each(['базовая частотность', 'частотность', 'ws'], 'ws'),
    ...each(
      ['очень точная частотность', 'точная частотность', 'частотность [!]', '[!wordstat]', 'wsk'],
      'wsk',
    ),
    ...each(['документов найдено', 'docs'], 'docs'),
    ...each(['предыдущая позиция', 'прошлая позиция'], 'previous_position'),
    ...each(['изменение', 'дельта'], leftOut('formerState')),
    ...each(['трафик', 'видимость'], leftOut('computedHere')),
  },
  recognises: (header) =>
    header.has('запрос') &&
    header.has('позиция') &&
    ['базовая частотность', 'очень точная частотность', 'точная частотность', 'page id'].some((name) =>
      header.has(name),
    ),
  notes: () => ['oneDomain'],
};
