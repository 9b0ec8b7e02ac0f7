import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { currentAddress, InPage, RejectedError, startPage } from '../../testing/in-page.js';
import type { BillData } from './bill-parts.js';
import type { BillPaymentQuery } from './bills.generated.js';
import { OpenBill } from './open-bill.js';
import type { OtherPaymentMethod } from './other-payment-method.js';

const bill: BillData = {
  id: 7,
  act: 'change',
  planId: 5,
  planLabel: 'Team',
  term: 1,
  months: 3,
  days: 0,
  regularCents: 53_700,
  promoCodeId: 0,
  promoPercent: 0,
  promoCents: 0,
  creditCents: 0,
  unusedCents: 0,
  payoutCents: 0,
  realCents: 53_700,
  state: 'unpaid',
  createdAt: '2026-11-20T10:00:00.000Z',
  dueAt: '2026-11-25T10:00:00.000Z',
  closedAt: null,
};

let initiatedPayments: unknown[];

beforeAll(() => startPage(['bills', 'forms']));
beforeEach(() => {
  initiatedPayments = [];
});
afterEach(cleanup);

interface RenderOptions {
  bill?: Partial<BillData>;
  autopay?: Partial<BillPaymentQuery['autopay']>;
  balanceCents?: number;
  otherMethods?: readonly OtherPaymentMethod[];
  invoice?: { number: number; cents: number; url: string };
  response?: object;
}

function open({
  autopay,
  balanceCents = 0,
  otherMethods = [],
  invoice,
  response,
  ...overrides
}: RenderOptions = {}) {
  const payment: BillPaymentQuery = {
    autopay: { way: 'local', default: false, canSubscribe: true, ...autopay },
    partnerProgramme: { balanceCents },
    offeredPromoCode: null,
  };
  const paid = { initPayment: { address: null, widget: null, bill: { state: 'paid', realCents: 0 } } };
  render(
    <InPage
      address="/bills/7"
      results={{
        BillPayment: () => payment,
        InitPayment: (variables) => {
          initiatedPayments.push(variables);
          return response ?? paid;
        },
      }}
    >
      <OpenBill
        bill={{ ...bill, ...overrides.bill }}
        otherMethods={otherMethods}
        invoice={invoice ?? null}
        reload={() => Promise.resolve()}
      />
    </InPage>,
  );
}

const lines = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

describe('open bill', () => {
  it('lists every amount from the price to the total', async () => {
    open({
      bill: {
        promoCodeId: 3,
        promoPercent: 10,
        promoCents: 5400,
        creditCents: 2450,
        unusedCents: 2450,
        payoutCents: 1000,
        realCents: 44_850,
      },
    });
    await screen.findByRole('button', { name: 'Pay $448.50' });
    expect(lines()).toEqual([
      'Plan changeTeam, 3 months',
      'Price$537',
      'Promo code, 10% off−$54',
      'Unused days of your plan−$24.50',
      'From the partner balance−$10',
      'Total due$448.50',
    ]);
    // After a promo code is applied, its field is hidden.
    expect(screen.queryByLabelText('Promo code')).toBeNull();
  });

  it('explains the credit for unused days above the price, and closes the bill without a payment', async () => {
    open({ bill: { creditCents: 53_700, unusedCents: 60_000, realCents: 0 } });
    expect(await screen.findByText(/They are worth \$600\. The remainder extends the new plan/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Start the plan' }));
    await waitFor(() => expect(currentAddress()).toBe('/payment/success?bill=7'));
    expect(initiatedPayments).toEqual([{ bill: 7, method: 'card', subscription: false, agreed: true }]);
  });

  it('submits nothing before the user accepts both documents, which it links in the page language', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Pay $537' }));
    await screen.findByText('Accept both documents to pay.');
    expect(initiatedPayments).toEqual([]);
    const addresses = ['user agreement', 'privacy policy'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(addresses).toEqual(['/en/legal_agreement', '/en/legal_privacy']);
  });

  it('explains that a payment system lacks automatic payments, and that day plans never recur', async () => {
    open({ autopay: { canSubscribe: false } });
    const box = await screen.findByRole('checkbox', { name: 'Pay automatically' });
    expect([
      box.hasAttribute('disabled'),
      Boolean(screen.getByText(/does not support automatic payments/)),
    ]).toEqual([true, true]);
    cleanup();
    open({ bill: { months: 0, days: 5 } });
    await screen.findByText('Daily plans do not renew.');
  });

  it('opens the result page that explains why the payment could not start', async () => {
    for (const [code, address] of [
      ['PAYMENT_FAILED', '/payment/fail?bill=7'],
      ['BILL_CLOSED', '/payment/invalid?bill=7'],
    ] as const) {
      open({ response: new RejectedError(code, 'refused') });
      fireEvent.click(await screen.findByRole('checkbox', { name: /I accept/ }));
      fireEvent.click(screen.getByRole('button', { name: 'Pay $537' }));
      await waitFor(() => expect(currentAddress()).toBe(address));
      cleanup();
    }
  });

  it('renders a custom payment method instead of the button', async () => {
    const otherMethods = [
      {
        id: 'transfer',
        label: 'Bank transfer',
        description: 'For companies',
        render: () => <p>An invoice</p>,
      },
    ];
    open({ otherMethods });
    const group = await screen.findByRole('radiogroup', { name: 'Payment method' });
    fireEvent.click(within(group).getByRole('radio', { name: 'Bank transfer' }));
    await screen.findByText('An invoice');
    expect(screen.queryByRole('button', { name: 'Pay $537' })).toBeNull();
    fireEvent.click(within(group).getByRole('radio', { name: 'Bank card' }));
    await screen.findByRole('button', { name: 'Pay $537' });
  });

  it('shows the issued invoice, whose sum no discount can change', async () => {
    const invoice = { number: 1042, cents: 53_700, url: '/bills/7/invoice.pdf' };
    open({ invoice, balanceCents: 1000 });
    const link = await screen.findByRole('link', { name: /1042/ });
    expect(link.getAttribute('href')).toBe('/bills/7/invoice.pdf');
    expect(link.textContent).toContain('$537');
    await screen.findByRole('button', { name: 'Pay $537' });
    expect(screen.queryByLabelText(/promo code/i)).toBeNull();
  });

  it('explains that payments are not configured if there is no method', async () => {
    open({ autopay: { way: null, canSubscribe: false } });
    await screen.findByText(/Payments are not set up on this server/);
  });
});
