import { z } from 'zod';
import type { Localised } from '../../../contract/language/localised.js';
import { integer, text } from '../../parameters/parameter-kinds.js';
import { inQuery, inBody, noParameters } from '../../parameters/rest-parameters.js';
import { resultSchema } from '../../definition/common-schemas.js';
import type { JsonSchema, RestRoute } from '../../definition/rest-route.js';

const selection = '{ count items { id title link startedAt } }';

const notificationsSchema: JsonSchema = {
  type: 'object',
  properties: {
    count: { type: 'integer' },
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          title: { type: 'string' },
          link: { type: 'string' },
          startedAt: { type: 'string', description: { en: 'Time, ISO 8601.', ru: 'Время, ISO 8601.' } },
          date: { type: 'string', description: { en: 'Same as startedAt.', ru: 'То же, что startedAt.' } },
        },
      },
    },
  },
};

/** Routes for in-app and push notifications. */
export const notificationRoutes: RestRoute[] = [
  {
    methods: ['GET'],
    path: '/system-notifications/get',
    tag: 'people',
    summary: { en: 'Notifications', ru: 'Уведомления' },
    description: { en: 'Unread notifications, newest first.', ru: 'Непрочитанные, сначала новые.' },
    parameters: noParameters,
    operation: `query { notifications ${selection} }`,
    shape: (data) => withDate(data['notifications']),
    responseSchema: notificationsSchema,
  },
  {
    methods: ['POST'],
    path: '/system-notifications/mark-read',
    tag: 'people',
    summary: { en: 'Mark a notification as read', ru: 'Отметить прочитанным' },
    description: {
      en: 'Returns the remaining unread notifications.',
      ru: 'В ответе – оставшиеся непрочитанные.',
    },
    parameters: z.object({
      itemId: inQuery(integer({ to: 2_147_483_647 }), {
        variable: 'id',
        description: { en: 'Id of the notification.', ru: 'Id уведомления.' },
      }),
    }),
    operation: `mutation ($id: Int!) { markNotificationRead(id: $id) ${selection} }`,
    shape: (data) => withDate(data['markNotificationRead']),
    responseSchema: notificationsSchema,
  },
  {
    methods: ['POST'],
    path: '/system-notifications/mark-all-read',
    tag: 'people',
    summary: { en: 'Mark all as read', ru: 'Отметить все прочитанными' },
    description: { en: 'Returns an empty list.', ru: 'В ответе – пустой список.' },
    parameters: noParameters,
    operation: `mutation { markAllNotificationsRead ${selection} }`,
    shape: (data) => withDate(data['markAllNotificationsRead']),
    responseSchema: notificationsSchema,
  },
  {
    methods: ['POST'],
    path: '/push/subscription',
    tag: 'people',
    summary: { en: 'Turn on push notifications', ru: 'Включить push-уведомления' },
    description: {
      en: 'Saves the push subscription of a browser for 12 months and sets its token as the cookie push_token.',
      ru: 'Сохраняет push-подписку браузера на 12 месяцев и ставит cookie push_token с её токеном.',
    },
    parameters: z.object({
      endpoint: secretParameter('endpoint', {
        en: 'URL of the push service.',
        ru: 'Адрес push-сервиса.',
      }),
      p256dh: secretParameter('p256dh', { en: 'Public key of the browser.', ru: 'Открытый ключ браузера.' }),
      auth: secretParameter('auth', { en: 'Shared secret of the browser.', ru: 'Общий секрет браузера.' }),
    }),
    operation: `mutation ($endpoint: String!, $p256dh: String!, $auth: String!) {
      enablePush(subscription: { endpoint: $endpoint, p256dh: $p256dh, auth: $auth }) { token expiresAt }
    }`,
    shape: (data) => data['enablePush'],
    responseSchema: {
      type: 'object',
      properties: { token: { type: 'string' }, expiresAt: { type: 'string' } },
    },
  },
  {
    methods: ['DELETE'],
    path: '/push/subscription',
    tag: 'people',
    summary: { en: 'Turn off push notifications', ru: 'Выключить push-уведомления' },
    description: {
      en: 'Disables push in the browser with this token, otherwise in the requesting browser, otherwise in all browsers.',
      ru: 'Выключает их в браузере с этим токеном, иначе в текущем, иначе во всех.',
    },
    parameters: z.object({
      token: inBody(text().optional(), {
        variable: 'token',
        description: { en: 'Token of the subscription.', ru: 'Токен подписки.' },
      }),
    }),
    operation: 'mutation ($token: String) { disablePush(token: $token) }',
    shape: (data) => ({ result: data['disablePush'] }),
    responseSchema: resultSchema,
  },
];

function withDate(notifications: unknown): unknown {
  const { count, items } = notifications as { count: number; items: readonly { startedAt: string }[] };
  return { count, items: items.map((item) => ({ ...item, date: item.startedAt })) };
}

function secretParameter(variable: string, description: Localised) {
  return inBody(text(), { variable, description });
}
