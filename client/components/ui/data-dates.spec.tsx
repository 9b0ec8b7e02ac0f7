import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startPage } from '../../testing/in-page.js';
import { DataDates } from './data-dates.js';

beforeAll(() => startPage([]));
afterEach(async () => {
  cleanup();
  await i18next.changeLanguage('en');
});

const positionsRange = { newer: 8, oldest: '2026-10-12', newest: '2026-11-26' };

it.each([
  ['en', 'Positions 12 Oct 2026; 8 keywords newer · volumes Sep 2026'],
  ['ru', 'Позиции 12 окт. 2026; у 8 фраз новее · частотность сент. 2026'],
])('names the date of most keywords and the number of newer ones in %s', async (language, text) => {
  await i18next.changeLanguage(language);
  const { container } = render(
    <DataDates positionsDate="2026-10-12" positionsRange={positionsRange} volumesDate="2026-09-01" />,
  );
  expect(container.textContent).toBe(text);
});

it('names the range in its tooltip', () => {
  render(<DataDates positionsDate="2026-10-12" positionsRange={positionsRange} />);
  expect(screen.getByTitle('Search results from 12 Oct 2026 to 26 Nov 2026').textContent).toBe(
    'Positions 12 Oct 2026; 8 keywords newer',
  );
});

it('names one date if all results are from it', () => {
  const { container } = render(<DataDates positionsDate="2026-10-12" positionsRange={null} />);
  expect(container.textContent).toBe('Positions 12 Oct 2026');
});
