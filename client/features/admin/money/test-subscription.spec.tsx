import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { InPage, startPage } from '../../../testing/in-page.js';
import { TestSubscription } from './test-subscription.js';

beforeAll(() => startPage(['admin', 'forms']));
afterEach(cleanup);

const active = {
  __typename: 'TestSubscription',
  planLabel: 'Pro',
  cents: 4_900,
  isPastDue: false,
  nextAt: '2026-12-01T10:00:00.000Z',
};

it('simulates a declined charge after a confirmation and shows that it failed', async () => {
  const reload = vi.fn(() => Promise.resolve());
  const outcomes: unknown[] = [];
  const results = {
    TestSubscription: () => ({ testSubscription: { ...active, isPastDue: outcomes.length > 0 } }),
    SimulateTestRenewal: ({ id, outcome }: Readonly<Record<string, unknown>>) => {
      outcomes.push([id, outcome]);
      return { simulateTestRenewal: { ...active, isPastDue: true } };
    },
  };
  render(
    <InPage address="/admin" results={results}>
      <TestSubscription accountId={7} reload={reload} />
    </InPage>,
  );
  await screen.findByText('active');
  fireEvent.click(screen.getByRole('button', { name: 'Decline a charge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline a charge' });
  expect(outcomes).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Simulate' }));
  await screen.findByText('the last charge failed');
  expect(outcomes).toEqual([[7, 'decline']]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('is absent without automatic test payments', async () => {
  const readSubscription = vi.fn(() => ({ testSubscription: null }));
  render(
    <InPage address="/admin" results={{ TestSubscription: readSubscription }}>
      <TestSubscription accountId={7} reload={() => Promise.resolve()} />
    </InPage>,
  );
  await vi.waitFor(() => expect(readSubscription).toHaveBeenCalled());
  expect(screen.queryByRole('button')).toBeNull();
});
