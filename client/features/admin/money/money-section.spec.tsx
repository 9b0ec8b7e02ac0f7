import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { currentAddress, InPage, startPage } from '../../../testing/in-page.js';
import { MoneySection } from './money-section.js';

beforeAll(() => startPage(['admin', 'forms']));
afterEach(cleanup);

const payment = {
  __typename: 'AdminPayment',
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
  expect(screen.getAllByText('1,500.50 RUB').length).toBeGreaterThan(0);
});

it('suggests the term with the closest price for a payment that becomes a plan', async () => {
  const term = (index: number, months: number, priceCents: number) => ({
    term: index,
    months,
    days: months === 0 ? 1 : 0,
    priceCents,
  });
  const plans = {
    defaultPlan: { id: 0, label: 'Free' },
    grantablePlans: [
      { id: 6, label: 'One day', isActive: true, terms: [term(0, 0, 2000)] },
      { id: 3, label: 'Basic', isActive: true, terms: [term(0, 1, 4900), term(1, 3, 13_200)] },
    ],
  };
  const items = [{ ...payment, currency: 'USD', cents: 5000 }];
  render(
    <InPage
      address="/admin?section=payments"
      results={{
        AdministratorRole: results.AdministratorRole,
        AllPayments: () => ({ allPayments: { total: 1, page: 1, lastPage: 1, items } }),
        GrantablePlans: () => plans,
      }}
    >
      <MoneySection />
    </InPage>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Manage payment bill-1042' }));
  fireEvent.click(await screen.findByText('Turn into a plan'));
  const select = await screen.findByLabelText<HTMLSelectElement>('Plan and term');
  expect(select.selectedOptions[0]?.textContent).toBe('Basic, 1 month – $49');
  expect([...select.options].map(({ value }) => value)).toEqual(['3:0', '3:1', '6:0']);
});
