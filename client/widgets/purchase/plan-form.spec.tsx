import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { currentAddress, InPage, RejectedError, startPage } from '../../testing/in-page.js';
import { PlanForm } from './plan-form.js';
import type { Buyer } from './purchase-request.js';

beforeAll(() => startPage(['purchase']));
afterEach(cleanup);

const terms = [
  { term: 0, months: 1, days: 0, priceCents: 19_900, discountPercent: 0 },
  { term: 3, months: 12, days: 0, priceCents: 179_100, discountPercent: 25 },
];
const basic = { id: 3, label: 'Basic', rank: 3, terms };
const team = { id: 5, label: 'Team', rank: 5, terms };

const newBuyer: Buyer = {
  plan: { id: 0, label: 'Free', rank: 1 },
  isPaid: false,
  paidUntil: null,
  ownerEmail: null,
};
const paying: Buyer = { ...newBuyer, plan: basic, isPaid: true, paidUntil: '2027-01-14T00:00:00.000Z' };

type Variables = Readonly<Record<string, unknown>>;

const totals = (differences: object) => ({
  tariffCalculation: {
    act: 'buy',
    currency: 'USD',
    regularCents: 179_100,
    creditCents: 0,
    unusedCents: 0,
    realCents: 179_100,
    givenDays: 0,
    startsAt: '2026-11-23T00:00:00.000Z',
    paidUntil: '2027-11-23T00:00:00.000Z',
    ...differences,
  },
});

function open(
  form: Partial<Parameters<typeof PlanForm>[0]>,
  {
    calculation = {},
    bill = () => ({ createBill: { id: 417 } }),
  }: { calculation?: object; bill?: (variables: Variables) => object } = {},
): { calculated: Variables[]; createdBills: Variables[]; onRejected: ReturnType<typeof vi.fn> } {
  const [calculated, createdBills]: [Variables[], Variables[]] = [[], []];
  const onRejected = vi.fn();
  const results = {
    TariffCalculation: (variables: Variables) => {
      calculated.push(variables);
      return totals(calculation);
    },
    CreateBill: (variables: Variables) => {
      createdBills.push(variables);
      return bill(variables);
    },
  };
  render(
    <InPage address="/subscription" results={results}>
      <PlanForm plans={[basic, team]} buyer={newBuyer} onRejected={onRejected} {...form} />
    </InPage>,
  );
  return { calculated, createdBills, onRejected };
}

const getTermRadio = (name: RegExp) => screen.getByRole('radio', { name });

it('shows the total of the selected plan, creates its bill and opens it', async () => {
  const { calculated, createdBills } = open({ preselected: { plan: 5, term: 3 } });
  await screen.findByText('Total due');
  expect(screen.getAllByText('$1,791')).toHaveLength(2);
  fireEvent.click(screen.getByRole('radio', { name: 'Basic' }));
  fireEvent.click(getTermRadio(/^1 month$/));
  fireEvent.click(screen.getByRole('button', { name: 'Buy Basic' }));
  await vi.waitFor(() => expect(currentAddress()).toBe('/bills/417'));
  expect(calculated[0]).toEqual({ act: 'buy', plan: 5, term: 3 });
  expect(calculated.at(-1)).toEqual({ act: 'buy', plan: 3, term: 0 });
  expect(createdBills).toEqual([
    { act: 'buy', plan: 3, term: 0, key: expect.stringMatching(/^[\da-f]{16}$/) as string },
  ]);
});

it('explains the total by price, credit for unused days and amount due', async () => {
  open(
    { buyer: paying, preselected: { plan: 5, term: 3 } },
    {
      calculation: {
        act: 'change',
        creditCents: 6645,
        unusedCents: 6645,
        realCents: 172_455,
      },
    },
  );
  await screen.findByText('Unused days of Basic');
  const lines = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Team, 12 months$1,791', 'Unused days of Basic−$66.45', 'Total due$1,724.55']);
  screen.getByText(/^Team starts as soon as it is paid\. If you pay today, it is active until .*2027\.$/);
});

it('extends the term by excess credit, and free days continue later', async () => {
  const change = { act: 'change' };
  open(
    { buyer: paying, preselected: { plan: 5 } },
    { calculation: { ...change, creditCents: 19_900, unusedCents: 24_900, realCents: 0 } },
  );
  await screen.findByText(/worth \$50 more than the price/);
  cleanup();
  open({ buyer: paying, preselected: { plan: 5 } }, { calculation: { ...change, givenDays: 55 } });
  await screen.findByText(
    '55 days of Basic came from a code or were free days. They are not credited. They continue when the new plan has ended.',
  );
  expect(screen.queryByText(/Unused days/)).toBeNull();
});

it('is a native form that works without JavaScript', () => {
  open({ buyer: paying });
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Choose a plan' });
  expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/panel']);
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    act: 'prolong',
    tarifprolong: '3',
    srok: '0',
  });
});

it('shows a rejection, refetches the account and clears the error on the next choice', async () => {
  const { createdBills, onRejected } = open(
    { buyer: paying, preselected: { plan: 5 } },
    { bill: () => new RejectedError('DISCOUNT_OVERDUE', 'Your plan has ended.') },
  );
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Change to Team' }));
  submit();
  await screen.findByText('Your plan has ended.');
  expect(onRejected).toHaveBeenCalledTimes(1);
  submit();
  await vi.waitFor(() => expect(createdBills).toHaveLength(2));
  // A repeated request uses the same idempotency key.
  expect(createdBills[1]).toEqual(createdBills[0]);
  await screen.findByText('Your plan has ended.');
  fireEvent.click(getTermRadio(/^12 months/));
  expect(screen.queryByText('Your plan has ended.')).toBeNull();
  expect(currentAddress()).toBe('/subscription');
});

it('continues to the bill automatically once after registration, but not with a paid plan', async () => {
  const { createdBills } = open({ continueAutomatically: true, preselected: { plan: 5, term: 3 } });
  await vi.waitFor(() => expect(currentAddress()).toBe('/bills/417'));
  expect(createdBills).toHaveLength(1);
  cleanup();
  const { createdBills: otherBills } = open({ continueAutomatically: true, buyer: paying });
  await screen.findByText('Total due');
  expect(otherBills).toEqual([]);
});
