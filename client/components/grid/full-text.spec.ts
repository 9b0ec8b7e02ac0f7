import { describe, expect, it } from 'vitest';
import { cellLabels } from '../../../server/contract/reports/cell-labels.js';
import { createGridColumn } from '../../testing/grid-column.js';
import { cellText } from './cell-text.js';
import { fullText } from './full-text.js';

const column = createGridColumn('vis', 'visits');
const row = { pos: 3, ws: 96_000, wsk: 12_000, vis: 56 };

describe('estimated visits', () => {
  it.each([
    [1394.2, '1,394'],
    [1, '1'],
    [0.21, '<1'],
    [0, '0'],
    [null, '–'],
  ])('of %s are displayed as %s', (visits, text) => {
    expect(cellText('visits', visits, cellLabels.en)).toBe(text);
  });

  it('state their arithmetic in the tooltip', () => {
    expect(fullText(column, row, cellLabels.en, false)).toBe('12,000 × 14% ÷ 30 = 56.00');
    expect(fullText(column, { ...row, wsk: 0, vis: 448 }, cellLabels.en, false)).toBe(
      '96,000 × 14% ÷ 30 = 448.00',
    );
    expect(fullText(column, { pos: 21, ws: 900, wsk: null, vis: 0.06 }, cellLabels.en, false)).toBe(
      '900 × 0.2% ÷ 30 = 0.06',
    );
  });

  it('of many keywords state their formula in the tooltip, unless they are unknown', () => {
    const total = { ...createGridColumn('vis', 'number'), formula: 'Σ volume × CTR(position) ÷ 30' };
    expect(fullText(total, { vis: 1394 }, cellLabels.en, false)).toBe('≈ Σ volume × CTR(position) ÷ 30');
    expect(fullText(total, { vis: null }, cellLabels.en, false)).toBeUndefined();
    const volume = { ...total, formula: 'Σ volume of the keywords' };
    expect(fullText(volume, { vis: 1394 }, cellLabels.en, false)).toBeUndefined();
  });

  it('have no arithmetic without a volume', () => {
    expect(fullText(column, { pos: 3, ws: 0, wsk: 0, vis: 0 }, cellLabels.en, false)).toBeUndefined();
  });
});
