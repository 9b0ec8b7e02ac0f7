import { z } from 'zod';
import { text, integer } from '../../parameters/parameter-kinds.js';
import { inQuery } from '../../parameters/rest-parameters.js';
import { pagedListRoute } from '../../definition/paged-list-route.js';
import { field, responseObject } from '../../definition/response-object.js';
import type { RestRoute } from '../../definition/rest-route.js';

const centsToDollars = (cents: unknown): number => Number(cents) / 100;

const promoCode = responseObject({
  code: field('code', { type: 'string' }),
  used_times: field('usedTimes', {
    type: 'integer',
    description: { en: 'Number of bills it was applied to.', ru: 'К скольким счетам применён.' },
  }),
  partner_amount: field(
    'partnerCents',
    {
      type: 'number',
      description: { en: 'Rewards earned with it, in dollars.', ru: 'Вознаграждения по нему, в долларах.' },
    },
    centsToDollars,
  ),
  partner_freeze: field(
    'frozenCents',
    {
      type: 'number',
      description: {
        en: 'Blocked rewards earned with it, in dollars.',
        ru: 'Заблокированные вознаграждения по нему, в долларах.',
      },
    },
    centsToDollars,
  ),
  created_at: field('createdAt', { type: 'string' }),
  percent: field('percent', {
    type: 'integer',
    description: {
      en: 'Your percentage of payments made with it: 20 minus the discount.',
      ru: 'Ваш процент от оплат с ним: 20 минус скидка.',
    },
  }),
  discount: field('discount', {
    type: 'integer',
    description: { en: 'Discount on a bill, in percent.', ru: 'Скидка на счёт, в процентах.' },
  }),
  status: field(
    'isActive',
    {
      type: 'integer',
      enum: [0, 1],
      description: { en: '1 for active, 0 for inactive.', ru: '1 – активен, 0 – неактивен.' },
    },
    (isActive) => (isActive === true ? 1 : 0),
  ),
});

const listRoute = pagedListRoute({
  path: '/promocode',
  tag: 'people',
  summary: { en: 'Promo codes', ru: 'Промокоды' },
  description: {
    en: 'Your partner promo codes, newest first, 25 per page.',
    ru: 'Ваши промокоды партнёра, сначала новые, по 25 на странице.',
  },
  query: 'promoCodes',
  itemsField: 'codes',
  item: promoCode,
  perPage: 25,
});

const codeParameter = inQuery(text(), {
  variable: 'code',
  description: {
    en: 'Promo code: 1 to 32 lower-case letters, digits and hyphens.',
    ru: 'Промокод: от 1 до 32 строчных латинских букв, цифр и дефисов.',
  },
});

/** The wide range leaves validation to the operation, whose error message is more specific. */
const percentParameter = () => integer({ from: -1_000_000, to: 1_000_000 });

const createRoute: RestRoute = {
  methods: ['POST'],
  path: '/promocode',
  tag: 'people',
  summary: { en: 'New promo code', ru: 'Новый промокод' },
  description: {
    en: 'Creates a promo code. Its discount and your reward add up to 20 percent; percent and total may be omitted.',
    ru: 'Создаёт промокод. Скидка и ваша часть вместе – 20 процентов; percent и total можно не присылать.',
  },
  parameters: z.object({
    code: codeParameter,
    discount: inQuery(percentParameter(), {
      variable: 'discount',
      description: {
        en: 'Discount on a bill in percent, 0 to 20.',
        ru: 'Скидка на счёт в процентах, от 0 до 20.',
      },
    }),
    percent: inQuery(percentParameter().optional(), {
      variable: 'percent',
      description: {
        en: 'Your reward in percent: 20 minus the discount.',
        ru: 'Ваше вознаграждение в процентах: 20 минус скидка.',
      },
    }),
    total: inQuery(percentParameter().optional(), {
      variable: 'total',
      description: { en: 'Sum of discount and percent: 20.', ru: 'Сумма discount и percent: 20.' },
    }),
  }),
  operation: `mutation ($code: String!, $discount: Int!, $percent: Int, $total: Int) {
    createPromoCode(code: $code, discount: $discount, percent: $percent, total: $total) { ${promoCode.selection} } }`,
  shape: (data) => promoCode.present(data['createPromoCode']),
  responseSchema: promoCode.schema,
};

const switchRoute: RestRoute = {
  methods: ['POST'],
  path: '/promocode/switch',
  tag: 'people',
  summary: { en: 'Switch a promo code', ru: 'Переключить промокод' },
  description: {
    en: 'Activates or deactivates one of your promo codes.',
    ru: 'Включает или выключает ваш промокод.',
  },
  parameters: z.object({ code: codeParameter }),
  operation: `mutation ($code: String!) { togglePromoCode(code: $code) { ${promoCode.selection} } }`,
  shape: (data) => promoCode.present(data['togglePromoCode']),
  responseSchema: promoCode.schema,
};

/** Routes for a partner's promo codes. */
export const promoCodeRoutes: readonly RestRoute[] = [listRoute, createRoute, switchRoute];
