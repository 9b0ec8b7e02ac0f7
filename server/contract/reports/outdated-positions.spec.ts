import { expect, it } from 'vitest';
import { formatOutdatedPositions } from './outdated-positions.js';

const now = new Date('2026-11-28T12:00:00Z');

it('warns about positions older than six months, with their date', () => {
  const dates = { positionsDate: '2020-08-30', positionsRange: null };
  expect(formatOutdatedPositions(dates, now, 'en')).toBe(
    'These positions are from 30 Aug 2020, more than 6 months ago, so they may have changed since.',
  );
  expect(formatOutdatedPositions(dates, now, 'ru')).toBe(
    'Позиции от 30 авг. 2020, им больше 6 месяцев: с тех пор они могли измениться.',
  );
});

it('names the date of most positions if some are newer', () => {
  const positionsRange = { newer: 3, oldest: '2020-08-30', newest: '2026-11-26' };
  const dates = { positionsDate: '2020-08-30', positionsRange };
  expect(formatOutdatedPositions(dates, now, 'en')).toMatch(/^Most of these positions are from 30 Aug 2020,/);
  expect(formatOutdatedPositions(dates, now, 'ru')).toMatch(/^Большинство позиций от 30 авг\. 2020,/);
});

it.each(['2026-05-28', '2026-10-12', null, undefined])('accepts positions of %s', (positionsDate) => {
  expect(formatOutdatedPositions({ positionsDate }, now, 'en')).toBeUndefined();
});

it('warns from the first day after six months', () => {
  expect(formatOutdatedPositions({ positionsDate: '2026-05-27' }, now, 'en')).toContain('27 May 2026');
});
