import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, RejectedError, startPage } from '../../testing/in-page.js';
import { StatisticsCard } from './statistics-card.js';

beforeAll(() => startPage(['partner']));
afterEach(cleanup);

const day = { registrations: 0, payments: 0, paidCents: 0, rewardCents: 0 };

it('clears the statistics of the previous period when the next one fails to load', async () => {
  const responses = {
    PartnerDays: ({ days }: Readonly<Record<string, unknown>>) =>
      days === 30
        ? { partnerDays: [{ ...day, day: new Date().toISOString().slice(0, 10), visits: 4321 }] }
        : new RejectedError('INTERNAL', 'Something broke.'),
  };
  render(
    <InPage address="/partner" results={responses}>
      <StatisticsCard />
    </InPage>,
  );
  expect((await screen.findAllByText('4,321')).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: '7 days' }));
  await screen.findByText('The statistics did not load.');
  expect(screen.queryAllByText('4,321')).toEqual([]);
});
