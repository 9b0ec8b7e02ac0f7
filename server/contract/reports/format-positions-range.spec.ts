import { expect, it } from 'vitest';
import { formatPositionsDay, formatPositionsSpan } from './format-positions-range.js';

const rangeWith = (newer: number) => ({ newer, oldest: '2026-05-01', newest: '2026-11-26' });

it.each([
  [1, '1 keyword newer', 'у 1 фразы новее'],
  [8, '8 keywords newer', 'у 8 фраз новее'],
  [21, '21 keywords newer', 'у 21 фразы новее'],
  [1234, '1,234 keywords newer', 'у 1\u00a0234 фраз новее'],
])('counts %d newer keywords in both languages', (newer, en, ru) => {
  expect(formatPositionsDay('2026-10-12', rangeWith(newer), 'en')).toBe(`12 Oct 2026; ${en}`);
  expect(formatPositionsDay('2026-10-12', rangeWith(newer), 'ru')).toBe(`12 окт. 2026; ${ru}`);
});

it('names the oldest date if no keyword is newer', () => {
  expect(formatPositionsDay('2026-10-12', rangeWith(0), 'en')).toBe('12 Oct 2026; oldest 1 May 2026');
  expect(formatPositionsDay('2026-10-12', rangeWith(0), 'ru')).toBe(
    '12 окт. 2026; самые ранние – 1 мая 2026',
  );
});

it('names the last imported position', () => {
  expect(formatPositionsDay('2026-10-12', null, 'en', 10)).toBe('12 Oct 2026; imported down to position 10');
  expect(formatPositionsDay('2026-10-12', rangeWith(8), 'ru', 20)).toBe(
    '12 окт. 2026; у 8 фраз новее; импортированы до позиции 20',
  );
});

it('contains only the date without a range', () => {
  expect(formatPositionsDay('2026-10-12', null, 'en')).toBe('12 Oct 2026');
});

it('names the first and the last date', () => {
  expect(formatPositionsSpan(rangeWith(8), 'en')).toBe('Search results from 1 May 2026 to 26 Nov 2026');
  expect(formatPositionsSpan(rangeWith(8), 'ru')).toBe('Выдача снята с 1 мая 2026 по 26 нояб. 2026');
});
