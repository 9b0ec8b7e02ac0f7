import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { operationFor } from './operation.js';
import { presentLimits, presentPlan, planSchema, planSelection } from './present-plans.js';
import { text } from './parameter-kinds.js';
import { inQuery, noParameters } from './rest-parameters.js';
import type { RestRoute } from './rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** Routes for plans, subscriptions and limits. */
export function planRoutes(schema: GraphQLSchema): RestRoute[] {
  const limitsRoute: RestRoute = {
    methods: ['GET'],
    path: '/limits/all',
    tag: 'people',
    summary: { en: 'Limits', ru: 'Лимиты' },
    description: {
      en: 'What your plan limits, and what is used of it. 2147483647 stands for no limit; what this service does not have is 0.',
      ru: 'Что ограничивает ваш тариф и сколько израсходовано. 2147483647 – без ограничения; чего в сервисе нет – 0.',
    },
    parameters: noParameters,
    operation: operationFor(schema, 'limits'),
    shape: (data) => presentLimits(data['limits']),
    responseSchema: {
      type: 'object',
      description: {
        en: 'Fields of the GraphQL type Limits: limit, usedLimit by area.',
        ru: 'Поля типа GraphQL Limits: limit, usedLimit по разделам.',
      },
    },
  };
  return [
    limitsRoute,
    defaultPlanRoute,
    currentPlanRoute,
    checkSubscriptionRoute,
    closeSubscriptionRoute,
    setEventRoute,
  ];
}

const defaultPlanRoute: RestRoute = {
  methods: ['GET'],
  path: '/tariffs/default',
  tag: 'people',
  summary: { en: 'Default plan', ru: 'Тариф по умолчанию' },
  description: { en: 'The plan of people who have paid nothing.', ru: 'Тариф тех, кто ничего не оплатил.' },
  parameters: noParameters,
  operation: `{ defaultPlan { ${planSelection} } viewer { plan { rank } } }`,
  shape: (data) => presentPlan(data['defaultPlan'] as Fields, rankOf(data['viewer'])),
  responseSchema: planSchema,
};

const currentPlanRoute: RestRoute = {
  methods: ['GET'],
  path: '/tariffs/current',
  tag: 'people',
  summary: { en: 'Current plan', ru: 'Текущий тариф' },
  description: {
    en: 'Your plan in force; null where none is.',
    ru: 'Действующий тариф; null, если его нет.',
  },
  parameters: noParameters,
  operation: `{ currentPlan { ${planSelection} } viewer { plan { rank } } }`,
  shape: (data, { reply }) => {
    const plan = data['currentPlan'] as Fields | null;
    if (plan !== null) return presentPlan(plan, rankOf(data['viewer']));
    void reply.type('application/json; charset=utf-8');
    return 'null';
  },
  responseSchema: { ...planSchema, type: ['object', 'null'] },
};

function rankOf(viewer: unknown): number {
  return Number(((viewer as Fields)['plan'] as Fields)['rank']);
}

const checkSubscriptionRoute: RestRoute = {
  methods: ['GET'],
  path: '/panel/check_subscription',
  tag: 'people',
  summary: { en: 'Subscription', ru: 'Подписка' },
  description: {
    en: 'Whether payments recur, the plan in force and its end.',
    ru: 'Есть ли автоплатёж, какой тариф действует и до какого дня.',
  },
  parameters: noParameters,
  operation: '{ subscription { result tariff payedDate description price message } }',
  shape: (data) => data['subscription'],
  responseSchema: {
    type: 'object',
    properties: {
      result: { type: 'boolean' },
      tariff: { type: ['integer', 'null'] },
      payedDate: {
        type: ['integer', 'null'],
        description: {
          en: 'End of the paid time, Unix seconds.',
          ru: 'Конец оплаченного срока, секунды Unix.',
        },
      },
      description: { type: 'string' },
      price: {
        type: 'integer',
        description: { en: 'Price of a month, dollars.', ru: 'Цена месяца, доллары.' },
      },
      message: { type: 'string' },
    },
  },
};

const closeSubscriptionRoute: RestRoute = {
  methods: ['POST'],
  path: '/panel/close_subscription',
  tag: 'people',
  summary: { en: 'Cancel renewal', ru: 'Отменить продление' },
  description: {
    en: 'Payments recur no more; the paid time stays.',
    ru: 'Платежи больше не повторяются; оплаченный срок остаётся.',
  },
  parameters: noParameters,
  operation: 'mutation { closeSubscription { message } }',
  shape: (data) => data['closeSubscription'],
  responseSchema: { type: 'object', properties: { message: { type: 'string' } } },
};

const setEventRoute: RestRoute = {
  methods: ['POST'],
  path: '/users/setEvent',
  tag: 'people',
  summary: { en: 'Log an event', ru: 'Записать событие' },
  description: {
    en: 'Keeps that something happened in the browser, as a tour that was shown.',
    ru: 'Запоминает, что в браузере что-то произошло, например показан тур.',
  },
  parameters: z.object({
    eventType: inQuery(text(), {
      variable: 'type',
      description: { en: 'Type of the event, as tour.shown.', ru: 'Тип события, например tour.shown.' },
    }),
  }),
  operation: 'mutation ($type: String!) { recordEvent(type: $type) }',
  shape: (data) => ({ result: data['recordEvent'] }),
  responseSchema: { type: 'object', properties: { result: { type: 'boolean' } } },
};
