import { z } from 'zod';
import { purchaseKinds } from '../../../contract/billing/purchase-kinds.js';
import { text, textChoice, integer } from '../../parameters/parameter-kinds.js';
import { inPath, inQuery } from '../../parameters/rest-parameters.js';
import type { JsonSchema, RestRoute } from '../../definition/rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** GraphQL fields for the Bill of docs/public-api.md. */
export const billSelection = `id planId planLabel term currency regularCents promoCodeId promoPercent promoCents creditCents payoutCents realCents
  state createdAt dueAt closedAt
  invoice { number issuedAt companyName cents paid paidOn url closingDocuments { title number date url } }`;

/** Maps a bill to the public API, with amounts in currency units. */
export function presentBill(bill: Fields): Fields {
  const { id, planId, term, currency, promoPercent, state, createdAt, dueAt, closedAt } = bill;
  return {
    _id: id,
    number: id,
    tariff: planId,
    srok: term,
    currency,
    regularPrice: centsToUnits(bill['regularCents']),
    realPrice: centsToUnits(bill['realCents']),
    promoId: bill['promoCodeId'],
    promoCodeID: bill['promoCodeId'],
    promoDiscount: centsToUnits(bill['promoCents']),
    unusedDaysDiscount: centsToUnits(bill['creditCents']),
    partnerPayout: centsToUnits(bill['payoutCents']),
    percent: promoPercent,
    state,
    paid: state === 'paid',
    createdAt,
    dueAt,
    closedAt,
    invoice: presentInvoice(bill['invoice'] as Fields | null),
  };
}

/** Maps an invoice to the public API. */
function presentInvoice(invoice: Fields | null): Fields | null {
  if (invoice === null) return null;
  const { number, issuedAt, companyName, cents, paid, paidOn, url, closingDocuments } = invoice;
  return {
    number,
    createdAt: issuedAt,
    companyName,
    amount: centsToUnits(cents),
    paid,
    paidOn,
    url,
    closingDocuments,
  };
}

function centsToUnits(cents: unknown): number {
  return Number(cents) / 100;
}

const amountSchema: JsonSchema = {
  type: 'number',
  description: { en: 'Amount in currency units.', ru: 'Сумма в единицах валюты.' },
};

const promoCodeIdSchema: JsonSchema = {
  type: 'integer',
  description: {
    en: 'Id of the applied promo code; 0 if none.',
    ru: 'Id применённого промокода; 0 – не применён.',
  },
};

/** Response schema of a bill. */
export const billSchema: JsonSchema = {
  type: 'object',
  properties: {
    _id: { type: 'integer' },
    number: { type: 'integer' },
    tariff: { type: 'integer', description: { en: 'Number of the plan.', ru: 'Номер тарифа.' } },
    srok: { type: 'integer', description: { en: 'Number of the term.', ru: 'Номер срока.' } },
    currency: { type: 'string' },
    regularPrice: amountSchema,
    realPrice: amountSchema,
    promoId: promoCodeIdSchema,
    promoCodeID: promoCodeIdSchema,
    promoDiscount: amountSchema,
    unusedDaysDiscount: amountSchema,
    partnerPayout: amountSchema,
    percent: { type: 'integer' },
    state: { type: 'string', enum: ['unpaid', 'paid', 'cancelled', 'refunded'] },
    paid: { type: 'boolean' },
    createdAt: { type: 'string' },
    dueAt: { type: 'string' },
    closedAt: { type: ['string', 'null'] },
    invoice: {
      type: ['object', 'null'],
      description: {
        en: 'Invoice of a company that pays by bank transfer; null for other bills.',
        ru: 'Счёт на оплату для компании, которая платит банковским переводом; у других счетов null.',
      },
      properties: {
        number: { type: 'integer' },
        createdAt: { type: 'string' },
        companyName: { type: 'string' },
        amount: amountSchema,
        paid: { type: 'boolean' },
        paidOn: { type: ['string', 'null'] },
        url: { type: 'string' },
        closingDocuments: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              title: { type: 'string' },
              number: { type: 'string' },
              date: { type: 'string' },
              url: { type: 'string' },
            },
          },
        },
      },
    },
  },
};

/** Bill number in the path. */
export const billIdParameter = inPath(integer({ to: 2_147_483_647 }), {
  variable: 'id',
  description: { en: 'Number of the bill.', ru: 'Номер счёта.' },
});

const listRoute: RestRoute = {
  methods: ['GET'],
  path: '/bills',
  tag: 'people',
  summary: { en: 'Bills', ru: 'Счета' },
  description: {
    en: 'Your bills, newest first, 25 per page.',
    ru: 'Ваши счета, сначала новые, по 25 на странице.',
  },
  parameters: z.object({
    page: inQuery(integer({ from: 1, to: 1_000_000 }).default(1), {
      variable: 'page',
      description: { en: 'Number of the page.', ru: 'Номер страницы.' },
    }),
  }),
  operation: `query ($page: Int!) { bills(page: $page) { total page lastPage bills { ${billSelection} } } }`,
  shape: (data) => {
    const { total, page, lastPage, bills } = data['bills'] as Fields;
    const rows = (bills as Fields[]).map(presentBill);
    return { current_page: page, last_page: lastPage, per_page: 25, total, data: rows };
  },
  responseSchema: {
    type: 'object',
    properties: {
      current_page: { type: 'integer' },
      last_page: { type: 'integer' },
      per_page: { type: 'integer' },
      total: { type: 'integer' },
      data: { type: 'array', items: billSchema },
    },
  },
};

const getRoute: RestRoute = {
  methods: ['GET'],
  path: '/bills/{id}',
  tag: 'people',
  summary: { en: 'Bill', ru: 'Счёт' },
  description: { en: 'One of your bills.', ru: 'Один из ваших счетов.' },
  parameters: z.object({ id: billIdParameter }),
  operation: `query ($id: Int!) { bill(id: $id) { ${billSelection} } }`,
  shape: (data) => presentBill(data['bill'] as Fields),
  responseSchema: billSchema,
};

const deleteRoute: RestRoute = {
  methods: ['DELETE'],
  path: '/bills/{id}',
  tag: 'people',
  summary: { en: 'Delete a bill', ru: 'Удалить счёт' },
  description: {
    en: 'Cancels an unpaid bill and removes it from the list.',
    ru: 'Отменяет неоплаченный счёт и убирает его из списка.',
  },
  parameters: z.object({ id: billIdParameter }),
  operation: 'mutation ($id: Int!) { deleteBill(id: $id) }',
  shape: () => ({ result: true }),
  responseSchema: { type: 'object', properties: { result: { type: 'boolean' } } },
};

const createRoute: RestRoute = {
  methods: ['POST'],
  path: '/bills',
  tag: 'people',
  summary: { en: 'New bill', ru: 'Новый счёт' },
  description: {
    en: 'Buys, extends or changes a plan: creates a bill, which must be paid within 5 days.',
    ru: 'Покупка, продление или смена тарифа: выставляет счёт, который нужно оплатить за 5 дней.',
  },
  parameters: z.object({
    act: inQuery(textChoice(purchaseKinds).default('prolong'), {
      variable: 'act',
      description: { en: 'Kind of purchase.', ru: 'Вид покупки.' },
    }),
    tarifprolong: inQuery(integer({ to: 1000 }), {
      aliases: ['tarif', 'tariff'],
      variable: 'plan',
      description: { en: 'Number of the plan.', ru: 'Номер тарифа.' },
    }),
    srok: inQuery(integer({ to: 1000 }).default(0), {
      variable: 'term',
      description: { en: 'Number of the term, 0 to 3.', ru: 'Номер срока, от 0 до 3.' },
    }),
    key: inQuery(text().optional(), {
      variable: 'key',
      description: {
        en: 'Idempotency key: a repeated request with the same key returns the same bill.',
        ru: 'Ключ идемпотентности: повторный запрос с тем же ключом вернёт тот же счёт.',
      },
    }),
  }),
  operation: `mutation ($act: PurchaseKind!, $plan: Int!, $term: Int!, $key: String) {
    createBill(act: $act, plan: $plan, term: $term, key: $key) { ${billSelection} } }`,
  shape: (data) => presentBill(data['createBill'] as Fields),
  responseSchema: billSchema,
};

/** Routes for bills. */
export const billRoutes: readonly RestRoute[] = [listRoute, getRoute, createRoute, deleteRoute];
