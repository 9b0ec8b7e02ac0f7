import { afterEach, describe, expect, it } from 'vitest';
import { type CardPayment, openCardWidget } from './card-widget.js';

const card: CardPayment = {
  locale: 'ru-RU',
  phone: null,
  cpKey: 'pk_test',
  description: 'Счёт 7',
  amount: 49.5,
  currency: 'USD',
  invoiceId: '7',
  accountId: '3',
  email: 'a@b.example',
  recurrentMonths: null,
  recurrentAmount: null,
  recurrentFrom: null,
};

const openedPayments: unknown[] = [];

/** Installs a widget that closes with this response. */
function installWidget(response: object | undefined): void {
  class CloudPayments {
    start(options: unknown) {
      openedPayments.push(options);
      return Promise.resolve(response);
    }
  }
  Object.assign(window, { cp: { CloudPayments } });
}

afterEach(() => {
  openedPayments.splice(0);
  Reflect.deleteProperty(window, 'cp');
});

describe('card payment widget', () => {
  it('opens the widget with the payment data of the public API and charges immediately', async () => {
    installWidget({ type: 'payment', status: 'success' });
    expect(await openCardWidget(card)).toBe('success');
    expect(openedPayments).toEqual([
      {
        publicTerminalId: 'pk_test',
        culture: 'ru-RU',
        description: 'Счёт 7',
        amount: 49.5,
        currency: 'USD',
        paymentSchema: 'Single',
        externalId: '7',
        receiptEmail: 'a@b.example',
        emailBehavior: 'Hidden',
        autoClose: 3,
        userInfo: { accountId: '3', email: 'a@b.example' },
      },
    ]);
    await openCardWidget({
      ...card,
      recurrentMonths: 3,
      recurrentAmount: 132,
      recurrentFrom: '2027-03-01T00:00:00.000Z',
    });
    expect(openedPayments[1]).toMatchObject({
      recurrent: { interval: 'Month', period: 3, amount: 132, startDate: '2027-03-01T00:00:00.000Z' },
    });
  });

  it.each([
    [{ type: 'cancel' }, 'cancel'],
    [{ type: 'payment', status: 'cancel' }, 'cancel'],
    [{ type: 'payment', status: 'fail' }, 'decline'],
    [{ type: 'error' }, 'fail'],
    [undefined, 'decline'],
  ])('treats a response of %j as %s', async (response, end) => {
    installWidget(response);
    expect(await openCardWidget(card)).toBe(end);
  });

  it('fails on a page whose CSP blocks the widget, without loading the script', async () => {
    expect(await openCardWidget(card)).toBe('fail');
    expect(document.querySelectorAll('script[src]')).toHaveLength(0);
  });
});
