import { cellLabels } from '../../../server/contract/reports/cell-labels.js';
import { describe, expect, it } from 'vitest';
import { cellText } from './cell-text.js';

const { en, ru } = cellLabels;
const nbsp = '\u00a0';

describe('cell text', () => {
  it('groups digits by commas in English and by no-break spaces in Russian', () => {
    expect(cellText('number', 61400000, en)).toBe('61,400,000');
    expect(cellText('number', 61400000, ru)).toBe(`61${nbsp}400${nbsp}000`);
  });

  it('formats money with two decimals and the currency sign of the language', () => {
    expect(cellText('money', 1.5, en)).toBe('1.50');
    expect(cellText('money', 1234.5, ru)).toBe(`1${nbsp}234,50`);
  });

  it('formats estimates with two decimals', () => {
    expect([880, 37.33, 1.6].map((visits) => cellText('decimal', visits, en))).toEqual([
      '880.00',
      '37.33',
      '1.60',
    ]);
    expect(cellText('decimal', 1880.5, ru)).toBe(`1${nbsp}880,50`);
  });

  it('keeps up to two decimals of a percentage', () => {
    expect(cellText('percent', 12, en)).toBe('12');
    expect(cellText('percent', 12.5, ru)).toBe('12,5');
    expect(cellText('percent', 12.3456, en)).toBe('12.35');
    expect(cellText('percent', 12.001, en)).toBe('12');
  });

  it('distinguishes unknown values from zero', () => {
    expect(cellText('number', null, en)).toBe('–');
    expect(cellText('number', 0, en)).toBe('0');
    expect(cellText('text', '', en)).toBe('–');
    expect(cellText('text', [], en)).toBe('–');
    expect(cellText('text', ['Free delivery', 'Since 1990'], en)).toBe('Free delivery, Since 1990');
  });

  it('shows a dash for no position and no change', () => {
    expect(cellText('position', 0, en)).toBe('–');
    expect(cellText('position', 7, en)).toBe('7');
    expect(cellText('change', 0, en)).toBe('–');
    expect(cellText('change', -3, en)).toBe('3');
  });

  it('labels levels and flags in the language', () => {
    expect(cellText('competition', 3, ru)).toBe('Высокая');
    expect(cellText('competition', 0, en)).toBe('–');
    expect(cellText('flag', 1, ru)).toBe('Да');
    expect(cellText('flag', false, en)).toBe('No');
  });

  it('labels all competition levels: 1 low, 2 middle, 3 high', () => {
    expect([1, 2, 3].map((level) => cellText('competition', level, en))).toEqual(['Low', 'Medium', 'High']);
  });

  it('labels the ad placement: 0 below the results, 1 above them', () => {
    expect([0, 1].map((placement) => cellText('placement', placement, en))).toEqual(['Bottom', 'Top']);
    expect(cellText('placement', 1, ru)).toBe('Сверху');
    expect(cellText('placement', 7, en)).toBe('–');
    expect(cellText('placement', null, en)).toBe('–');
  });

  it('formats days in the short form', () => {
    expect(cellText('date', '2026-10-12', en)).toBe('12 Oct 2026');
    expect(cellText('date', 'soon', en)).toBe('soon');
  });
});
