import { allAs, leftOut } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';

/** Key Collector: grouped phrases with user-selected columns. */
export const keyCollector: CsvFormat = {
  kind: 'csv',
  id: 'key-collector',
  name: 'Key Collector',
  coverage: coversNeither,
  vendor: 'key-collector',
  columns: {
    фраза: 'keyword',
    ...allAs(
      [
        'базовая частотность',
        'базовая частота',
        'частотность',
        'частотность [yw]',
        'базовая частотность [yw]',
      ],
      'ws',
    ),
    ...allAs(
      [
        'точная частотность',
        'частотность "!" [yw]',
        'частотность "!"',
        'уточненная частотность',
        'частотность "[!]"',
        'точная частота',
        'частота "!"',
        'частота *!*',
      ],
      'wsk',
    ),
    ...allAs(
      ['частотность " "', 'частотность " " [yw]', 'фразовая частотность', 'частота ""', 'частота **'],
      leftOut('noReport'),
    ),
    ...allAs(['группа', 'путь группы', 'цвет', 'метка', 'источник', 'дата добавления'], leftOut('ownGroups')),
    позиция: 'position',
    ...allAs(['релевантная страница', 'url'], 'url'),
  },
  otherColumns(name) {
    if (/^(?:яндекс|google|позиция \[|mail)/u.test(name) && name.includes('позиция')) {
      return leftOut('chooseEngine');
    }
    return name.startsWith('key collector · ') ? leftOut('ownGroups') : undefined;
  },
  recognises: (header) =>
    header.has('фраза') &&
    (header.has('группа') || [...header].some((name) => /частот(?:а|ность)/u.test(name))),
};
