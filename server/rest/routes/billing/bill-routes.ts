import { z } from 'zod';
import { purchaseKinds } from '../../../contract/billing/purchase-kinds.js';
import { text, textChoice, integer } from '../../parameters/parameter-kinds.js';
import { inPath, inQuery } from '../../parameters/rest-parameters.js';
import { resultSchema } from '../../definition/common-schemas.js';
import { pagedListRoute } from '../../definition/paged-list-route.js';
import { field, listField, objectField, responseObject } from '../../definition/response-object.js';
import type { JsonSchema, RestRoute } from '../../definition/rest-route.js';

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

const centsToUnits = (cents: unknown): number => Number(cents) / 100;

const amountField = (name: string) => field(name, amountSchema, centsToUnits);

const closingDocument = responseObject({
  title: field('title', { type: 'string' }),
  number: field('number', { type: 'string' }),
  date: field('date', { type: 'string' }),
  url: field('url', { type: 'string' }),
});

const invoice = responseObject({
  number: field('number', { type: 'integer' }),
  createdAt: field('issuedAt', { type: 'string' }),
  companyName: field('companyName', { type: 'string' }),
  amount: amountField('cents'),
  paid: field('paid', { type: 'boolean' }),
  paidOn: field('paidOn', { type: ['string', 'null'] }),
  url: field('url', { type: 'string' }),
  closingDocuments: listField('closingDocuments', closingDocument),
});

/** The Bill of docs/public-api.md, with amounts in currency units. */
export const billObject = responseObject({
  _id: field('id', { type: 'integer' }),
  number: field('id', { type: 'integer' }),
  tariff: field('planId', {
    type: 'integer',
    description: { en: 'Number of the plan.', ru: 'Номер тарифа.' },
  }),
  srok: field('term', { type: 'integer', description: { en: 'Number of the term.', ru: 'Номер срока.' } }),
  currency: field('currency', { type: 'string' }),
  regularPrice: amountField('regularCents'),
  realPrice: amountField('realCents'),
  promoId: field('promoCodeId', promoCodeIdSchema),
  promoCodeID: field('promoCodeId', promoCodeIdSchema),
  promoDiscount: amountField('promoCents'),
  unusedDaysDiscount: amountField('creditCents'),
  partnerPayout: amountField('payoutCents'),
  percent: field('promoPercent', { type: 'integer' }),
  state: field('state', { type: 'string', enum: ['unpaid', 'paid', 'cancelled', 'refunded'] }),
  paid: field('state', { type: 'boolean' }, (state) => state === 'paid'),
  createdAt: field('createdAt', { type: 'string' }),
  dueAt: field('dueAt', { type: 'string' }),
  closedAt: field('closedAt', { type: ['string', 'null'] }),
  invoice: objectField('invoice', invoice, {
    type: ['object', 'null'],
    description: {
      en: 'Invoice of a company that pays by bank transfer; null for other bills.',
      ru: 'Счёт на оплату для компании, которая платит банковским переводом; у других счетов null.',
    },
  }),
});

/** Bill number in the path. */
export const billIdParameter = inPath(integer({ to: 2_147_483_647 }), {
  variable: 'id',
  description: { en: 'Number of the bill.', ru: 'Номер счёта.' },
});

const listRoute = pagedListRoute({
  path: '/bills',
  tag: 'people',
  summary: { en: 'Bills', ru: 'Счета' },
  description: {
    en: 'Your bills, newest first, 25 per page.',
    ru: 'Ваши счета, сначала новые, по 25 на странице.',
  },
  query: 'bills',
  itemsField: 'bills',
  item: billObject,
  perPage: 25,
});

const getRoute: RestRoute = {
  methods: ['GET'],
  path: '/bills/{id}',
  tag: 'people',
  summary: { en: 'Bill', ru: 'Счёт' },
  description: { en: 'One of your bills.', ru: 'Один из ваших счетов.' },
  parameters: z.object({ id: billIdParameter }),
  operation: `query ($id: Int!) { bill(id: $id) { ${billObject.selection} } }`,
  shape: (data) => billObject.present(data['bill']),
  responseSchema: billObject.schema,
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
  responseSchema: resultSchema,
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
    createBill(act: $act, plan: $plan, term: $term, key: $key) { ${billObject.selection} } }`,
  shape: (data) => billObject.present(data['createBill']),
  responseSchema: billObject.schema,
};

/** Routes for bills. */
export const billRoutes: readonly RestRoute[] = [listRoute, getRoute, createRoute, deleteRoute];
