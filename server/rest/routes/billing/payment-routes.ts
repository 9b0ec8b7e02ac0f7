import { z } from 'zod';
import { accountRoutes } from '../../../contract/accounts/account-routes.js';
import { paymentPaths } from '../../../contract/billing/payment-paths.js';
import { parseMoney } from '../../../contract/formatting/parse-money.js';
import { billIdParameter, billObject } from './bill-routes.js';
import { numberChoice, text, textChoice, integer } from '../../parameters/parameter-kinds.js';
import { userObject } from '../accounts/present-user.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import { operationRoute, type RestRoute } from '../../definition/rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** Payment methods; the public API numbers them from 1 in this order. */
const paymentMethods = ['card', 'wallet'] as const;

const initPaymentRoute = operationRoute({
  methods: ['POST'],
  path: '/bills/{id}',
  tag: 'people',
  summary: { en: 'Pay a bill', ru: 'Оплатить счёт' },
  description: {
    en: 'Starts the payment of a bill and redirects to the payment provider, to the bill or to the page with the result. Browsers must send csrf_token.',
    ru: 'Начинает оплату счёта и перенаправляет в платёжную систему, к счёту или на страницу результата. Браузер должен прислать csrf_token.',
  },
  servesNavigation: true,
  parameters: z.object({
    id: billIdParameter,
    act: inQuery(textChoice(['initPayment']), { description: { en: 'Action.', ru: 'Действие.' } }),
    method: inQuery(numberChoice([1, 2]).default(1), {
      description: { en: '1: bank card, 2: online wallet.', ru: '1 – банковская карта, 2 – онлайн-кошелёк.' },
    }),
    subscription: inQuery(text().optional(), {
      description: {
        en: 'Enables recurring payments: 1 or on. Only for bank cards.',
        ru: 'Включает автоплатежи: 1 или on. Только для банковских карт.',
      },
    }),
    agreement: inQuery(text().optional(), {
      description: {
        en: 'Accepts the user agreement and the privacy policy: 1 or on.',
        ru: 'Приняты ли пользовательское соглашение и политика конфиденциальности: 1 или on.',
      },
    }),
  }),
  operation: `mutation ($id: Int!, $method: PaymentMethod!, $subscription: Boolean!, $agreed: Boolean!) {
    initPayment(bill: $id, method: $method, subscription: $subscription, agreed: $agreed) { bill { state } address } }`,
  variables: ({ method, subscription, agreement }) => ({
    method: paymentMethods[method - 1],
    subscription: isChecked(subscription),
    agreed: isChecked(agreement),
  }),
  shape: (data, { values: { id, method }, reply }) => {
    const { bill, address } = data['initPayment'] as { bill: Fields; address: string | null };
    const result = bill['state'] === 'paid' ? withBillId(paymentPaths.success, id) : undefined;
    void reply.redirect(address ?? result ?? `${billPath(id)}?pay=${paymentMethods[method - 1]}`, 303);
    return '';
  },
  onOperationError: ({ code }, { values: { id }, reply }) => {
    void reply.redirect(getErrorPath(code, id), 303);
    return '';
  },
  responseSchema: {
    description: { en: 'Redirect to the next page.', ru: 'Перенаправление на следующую страницу.' },
  },
});

const billIdInQuery = () =>
  inQuery(integer({ to: 2_147_483_647 }), {
    variable: 'bill',
    description: { en: 'Number of the bill.', ru: 'Номер счёта.' },
  });

const keyParameter = () =>
  inQuery(text().optional(), {
    variable: 'key',
    description: {
      en: 'Idempotency key: a repeated request with the same key has no effect.',
      ru: 'Ключ идемпотентности: повторный запрос с тем же ключом ничего не изменит.',
    },
  });

const promoRoute = operationRoute({
  methods: ['POST'],
  path: '/payment/applyPromo',
  tag: 'people',
  summary: { en: 'Apply a promo code', ru: 'Применить промокод' },
  description: {
    en: 'Applies the discount of a promo code to an unpaid bill; one promo code per bill.',
    ru: 'Применяет к неоплаченному счёту скидку промокода; к счёту – один промокод.',
  },
  parameters: z.object({
    billId: billIdInQuery(),
    promo: inQuery(text(), {
      variable: 'code',
      description: { en: 'Promo code.', ru: 'Промокод.' },
    }),
    key: keyParameter(),
  }),
  operation: `mutation ($bill: Int!, $code: String!, $key: String) {
    applyPromo(bill: $bill, code: $code, key: $key) { ${billObject.selection} } }`,
  shape: (data) => ({ bill: billObject.present(data['applyPromo']) }),
  responseSchema: { type: 'object', properties: { bill: billObject.schema } },
});

const payoutRoute = operationRoute({
  methods: ['POST'],
  path: '/payment/applyPartnerPayout',
  tag: 'people',
  summary: { en: 'Pay from the partner balance', ru: 'Оплатить с партнёрского баланса' },
  description: {
    en: 'Pays an unpaid bill fully or partly from your partner balance.',
    ru: 'Оплачивает неоплаченный счёт или его часть с партнёрского баланса.',
  },
  parameters: z.object({
    billId: billIdInQuery(),
    amount: inQuery(text(), {
      description: { en: 'Amount in dollars, such as 12.50.', ru: 'Сумма в долларах, например 12.50.' },
    }),
    key: keyParameter(),
  }),
  operation: `mutation ($bill: Int!, $amountCents: Int!, $key: String) {
    applyPartnerPayout(bill: $bill, amountCents: $amountCents, key: $key) {
      balanceCents bill { ${billObject.selection} } user { ${userObject.selection} } } }`,
  // An invalid amount becomes 0, which the operation rejects.
  variables: ({ amount }) => ({ amountCents: parseMoney(amount) ?? 0 }),
  shape: (data) => {
    const { bill, user, balanceCents } = data['applyPartnerPayout'] as {
      bill: Fields;
      user: Fields;
      balanceCents: number;
    };
    return {
      bill: billObject.present(bill),
      user: { ...userObject.present(user), partnerBalance: balanceCents / 100 },
    };
  },
  responseSchema: {
    type: 'object',
    properties: {
      bill: billObject.schema,
      user: {
        ...userObject.schema,
        properties: {
          ...userObject.schema.properties,
          partnerBalance: {
            type: 'number',
            description: {
              en: 'Remaining partner balance in dollars.',
              ru: 'Остаток партнёрского баланса в долларах.',
            },
          },
        },
      },
    },
  },
});

/** Routes for paying bills. */
export const paymentRoutes: readonly RestRoute[] = [initPaymentRoute, promoRoute, payoutRoute];

/** Whether a checkbox is checked. Browsers do not send unchecked boxes. */
function isChecked(value = ''): boolean {
  return !['', '0', 'false', 'off', 'no'].includes(value.toLowerCase());
}

function billPath(id: number): string {
  return accountRoutes.bill.replace(':id', String(id));
}

function withBillId(path: string, id: number): string {
  return `${path}?bill=${id}`;
}

function getErrorPath(code: string, id: number): string {
  if (code === 'NOT_FOUND' || code === 'BILL_CLOSED') return withBillId(paymentPaths.invalid, id);
  if (code === 'PAYMENT_FAILED' || code === 'PAYMENT_UNAVAILABLE') return withBillId(paymentPaths.fail, id);
  if (code === 'AUTHORIZATION_REQUIRED') {
    return `${accountRoutes.login}?${new URLSearchParams({ redirect: billPath(id) }).toString()}`;
  }
  return `${billPath(id)}?${new URLSearchParams({ error: code }).toString()}`;
}
