import type { CellFormat } from '../../../../server/contract/column-vocabulary.js';
import { describe, expect, it } from 'vitest';
import { cellLabels } from '../../../../server/contract/cell-labels.js';
import type { GridColumn } from '../../../components/grid/grid-column.js';
import { copiedValue, spreadsheetText } from './spreadsheet-text.js';

const column = (field: string, format: CellFormat): GridColumn => ({
  id: field,
  field,
  title: field.toUpperCase(),
  description: '',
  unit: null,
  format,
  sortable: true,
  main: false,
  decimals: 0,
  linkTo: null,
  dialog: null,
});
const serpFeatures = new Map([[8, { id: 8, name: 'Images', icon: 'IconPhoto' }]]);
const context = { labels: cellLabels.en, serpFeatures };
const word = column('word', 'keyword');
const volume = column('ws', 'number');

describe('rows for a spreadsheet', () => {
  it('begin with the headings, parted by tabs, figures as figures', () => {
    const rows = [
      { word: 'tent', ws: 18204 },
      { word: 'boots', ws: -1.5 },
    ];
    expect(spreadsheetText([word, volume], rows, context)).toBe('WORD\tWS\ntent\t18204\nboots\t-1.5');
  });

  it('hold no formula, whatever a keyword looks like', () => {
    const texts = ['=1+1', '+7 495', '-tent', '@sum', '＝cmd'].map((text) => ({ word: text }));
    const lines = spreadsheetText([word], texts, context).split('\n').slice(1);
    expect(lines).toEqual(["'=1+1", "'+7 495", "'-tent", "'@sum", "'＝cmd"]);
  });

  it('keep tabs, line ends and quotes inside their cell', () => {
    expect(spreadsheetText([word], [{ word: 'a\t"b"\nc' }], context)).toBe('WORD\n"a\t""b""\nc"');
  });

  it('name kinds of blocks, and leave unknown values empty', () => {
    const blocks = column('wizards', 'wizards');
    expect(copiedValue(blocks, [8, 99], context)).toBe('Images, 99');
    expect(copiedValue(volume, null, context)).toBe('');
  });

  it('hold words in place of ids, and the decimal mark of the language (N8, T15)', () => {
    const ru = { labels: cellLabels.ru, serpFeatures };
    expect(copiedValue(column('isgeo', 'flag'), true, context)).toBe('Yes');
    expect(copiedValue(column('isquest', 'flag'), 0, ru)).toBe('Нет');
    expect(
      [0, 1, 2, 3].map((level) => copiedValue(column('competition', 'competition'), level, context)),
    ).toEqual(['', 'Low', 'Medium', 'High']);
    expect(copiedValue(column('sr', 'placement'), 1, ru)).toBe('Сверху');
    expect(spreadsheetText([column('cpc_max', 'money')], [{ cpc_max: -1234.5 }], ru)).toBe(
      'CPC_MAX\n-1234,5',
    );
  });
});
