import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { operationFor } from '../../definition/operation.js';
import { presentLimits, presentPlan, planSchema, planSelection } from './present-plans.js';
import { text } from '../../parameters/parameter-kinds.js';
import { inQuery, noParameters } from '../../parameters/rest-parameters.js';
import { resultSchema } from '../../definition/common-schemas.js';
import { field, responseObject } from '../../definition/response-object.js';
import type { RestRoute } from '../../definition/rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** Routes for plans, subscriptions and limits. */
export function planRoutes(schema: GraphQLSchema): RestRoute[] {
  const limitsRoute: RestRoute = {
    methods: ['GET'],
    path: '/limits/all',
    tag: 'people',
    summary: { en: 'Limits', ru: 'Лимиты' },
    description: {
      en: 'Limits of your plan and their usage. 2147483647 means unlimited; features that this service lacks are 0.',
      ru: 'Лимиты вашего тарифа и их расход. 2147483647 – без ограничения; чего в сервисе нет – 0.',
    },
    parameters: noParameters,
    operation: operationFor(schema, 'limits'),
    shape: (data) => presentLimits(data['limits']),
    responseSchema: {
      type: 'object',
      description: {
        en: 'Fields of the GraphQL type Limits: limit and usedLimit by area.',
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
  description: {
    en: 'Plan of users without a paid plan.',
    ru: 'Тариф пользователей без оплаченного тарифа.',
  },
  parameters: noParameters,
  operation: `{ defaultPlan { ${planSelection} } viewer { plan { rank } } }`,
  shape: (data) => presentPlan(data['defaultPlan'] as Fields, getPlanRank(data['viewer'])),
  responseSchema: planSchema,
};

const currentPlanRoute: RestRoute = {
  methods: ['GET'],
  path: '/tariffs/current',
  tag: 'people',
  summary: { en: 'Current plan', ru: 'Текущий тариф' },
  description: {
    en: 'Your active plan; null without a plan.',
    ru: 'Действующий тариф; null, если его нет.',
  },
  parameters: noParameters,
  operation: `{ currentPlan { ${planSelection} } viewer { plan { rank } } }`,
  shape: (data, { reply }) => {
    const plan = data['currentPlan'] as Fields | null;
    if (plan !== null) return presentPlan(plan, getPlanRank(data['viewer']));
    void reply.type('application/json; charset=utf-8');
    return 'null';
  },
  responseSchema: { ...planSchema, type: ['object', 'null'] },
};

function getPlanRank(viewer: unknown): number {
  return Number(((viewer as Fields)['plan'] as Fields)['rank']);
}

const subscription = responseObject({
  result: field('result', { type: 'boolean' }),
  tariff: field('tariff', { type: ['integer', 'null'] }),
  payedDate: field('payedDate', {
    type: ['integer', 'null'],
    description: {
      en: 'End of the paid period, Unix timestamp in seconds.',
      ru: 'Конец оплаченного срока, Unix-время в секундах.',
    },
  }),
  description: field('description', { type: 'string' }),
  price: field('price', {
    type: 'integer',
    description: { en: 'Monthly price in dollars.', ru: 'Цена за месяц в долларах.' },
  }),
  message: field('message', { type: 'string' }),
});

const closedSubscription = responseObject({ message: field('message', { type: 'string' }) });

const checkSubscriptionRoute: RestRoute = {
  methods: ['GET'],
  path: '/panel/check_subscription',
  tag: 'people',
  summary: { en: 'Subscription', ru: 'Подписка' },
  description: {
    en: 'Whether payments recur, the active plan and its end date.',
    ru: 'Есть ли автоплатёж, какой тариф действует и до какого дня.',
  },
  parameters: noParameters,
  operation: `{ subscription { ${subscription.selection} } }`,
  shape: (data) => subscription.present(data['subscription']),
  responseSchema: subscription.schema,
};

const closeSubscriptionRoute: RestRoute = {
  methods: ['POST'],
  path: '/panel/close_subscription',
  tag: 'people',
  summary: { en: 'Cancel renewal', ru: 'Отменить продление' },
  description: {
    en: 'Stops recurring payments; the paid period remains valid.',
    ru: 'Платежи больше не повторяются; оплаченный срок остаётся.',
  },
  parameters: noParameters,
  operation: `mutation { closeSubscription { ${closedSubscription.selection} } }`,
  shape: (data) => closedSubscription.present(data['closeSubscription']),
  responseSchema: closedSubscription.schema,
};

const setEventRoute: RestRoute = {
  methods: ['POST'],
  path: '/users/setEvent',
  tag: 'people',
  summary: { en: 'Log an event', ru: 'Записать событие' },
  description: {
    en: 'Counts a browser event, such as a displayed tour.',
    ru: 'Записывает событие в браузере, например показ тура.',
  },
  parameters: z.object({
    eventType: inQuery(text(), {
      variable: 'type',
      description: { en: 'Type of the event, such as tour.shown.', ru: 'Тип события, например tour.shown.' },
    }),
  }),
  operation: 'mutation ($type: String!) { recordEvent(type: $type) }',
  shape: (data) => ({ result: data['recordEvent'] }),
  responseSchema: resultSchema,
};
