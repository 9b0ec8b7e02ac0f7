import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { currentAddress, InPage, startPage } from '../../../testing/in-page.js';
import { MoneySection } from './money-section.js';

beforeAll(() => startPage(['admin', 'forms']));
afterEach(cleanup);

const payment = {
  id: 7,
  provider: 'transfer',
  transactionId: 'bill-1042',
  billId: 1042,
  accountId: null,
  email: null,
  currency: 'RUB',
  cents: 150_050,
  refundedCents: 0,
  use: 'nobody',
  isUnassigned: true,
  at: '2026-11-01T10:00:00.000Z',
  settledAt: null,
  isRefundable: false,
};

/** The only payment is assigned, so it is not in the list of unassigned payments. */
const results = {
  AdministratorRole: () => ({ administratorRole: 'owner' }),
  AllPayments: ({ filter }: Readonly<Record<string, unknown>>) => {
    const items = filter === 'all' ? [payment] : [];
    return { allPayments: { total: items.length, page: 1, lastPage: 1, items } };
  },
};

const open = (address: string) =>
  render(
    <InPage address={address} results={results}>
      <MoneySection />
    </InPage>,
  );

it('offers to search all payments if no unassigned payment matches', async () => {
  open('/admin?section=payments&search=1042&from=2026-11-01');
  await screen.findByText('No payments');
  expect(screen.queryByText('All payments are assigned')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Search all payments' }));
  await screen.findByText('bill-1042');
  expect(currentAddress()).toBe('/admin?section=payments&view=payments&search=1042&from=2026-11-01');
});

it('reports that all payments are assigned if nothing was searched', async () => {
  open('/admin?section=payments');
  await screen.findByText('All payments are assigned');
});

it('names the provider and formats amounts of other currencies', async () => {
  open('/admin?section=payments&view=payments');
  fireEvent.click(await screen.findByRole('button', { name: 'Manage payment bill-1042' }));
  await screen.findByText('Bank transfer');
  expect(screen.getAllByText('1,500.50\u00a0RUB').length).toBeGreaterThan(0);
});
