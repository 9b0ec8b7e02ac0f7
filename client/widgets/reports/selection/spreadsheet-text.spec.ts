import type { CellFormat } from '../../../../server/contract/reports/column-vocabulary.js';
import { describe, expect, it } from 'vitest';
import { cellLabels } from '../../../../server/contract/reports/cell-labels.js';
import type { GridColumn } from '../../../components/grid/grid-column.js';
import { formatCopiedValue, spreadsheetText } from './spreadsheet-text.js';

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

describe('spreadsheet text', () => {
  it('starts with headers, is tab-separated and keeps numbers numeric', () => {
    const rows = [
      { word: 'tent', ws: 18204 },
      { word: 'boots', ws: -1.5 },
    ];
    expect(spreadsheetText([word, volume], rows, context)).toBe('WORD\tWS\ntent\t18204\nboots\t-1.5');
  });

  it('escapes keywords that look like formulas', () => {
    const formulaRows = ['=1+1', '+7 495', '-tent', '@sum', '＝cmd'].map((text) => ({ word: text }));
    const lines = spreadsheetText([word], formulaRows, context).split('\n').slice(1);
    expect(lines).toEqual(["'=1+1", "'+7 495", "'-tent", "'@sum", "'＝cmd"]);
  });

  it('keeps tabs, line breaks and quotes inside cells', () => {
    expect(spreadsheetText([word], [{ word: 'a\t"b"\nc' }], context)).toBe('WORD\n"a\t""b""\nc"');
  });

  it('contains SERP feature names and leaves unknown values empty', () => {
    const featureColumn = column('wizards', 'wizards');
    expect(formatCopiedValue(featureColumn, [8, 99], context)).toBe('Images, 99');
    expect(formatCopiedValue(volume, null, context)).toBe('');
  });

  it('contains labels instead of ids and the decimal mark of the language', () => {
    const ru = { labels: cellLabels.ru, serpFeatures };
    expect(formatCopiedValue(column('isgeo', 'flag'), true, context)).toBe('Yes');
    expect(formatCopiedValue(column('isquest', 'flag'), 0, ru)).toBe('Нет');
    expect(
      [0, 1, 2, 3].map((level) => formatCopiedValue(column('competition', 'competition'), level, context)),
    ).toEqual(['', 'Low', 'Medium', 'High']);
    expect(formatCopiedValue(column('sr', 'placement'), 1, ru)).toBe('Сверху');
    expect(spreadsheetText([column('cpc_max', 'money')], [{ cpc_max: -1234.5 }], ru)).toBe(
      'CPC_MAX\n-1234,5',
    );
  });
});
