import { z } from 'zod';
import type { Localised } from '../../../contract/language/localised.js';
import { integer, text } from '../../parameters/parameter-kinds.js';
import { inQuery, inBody, noParameters } from '../../parameters/rest-parameters.js';
import { resultSchema } from '../../definition/common-schemas.js';
import { field, listField, responseObject } from '../../definition/response-object.js';
import type { RestRoute } from '../../definition/rest-route.js';

const notification = responseObject({
  id: field('id', { type: 'integer' }),
  title: field('title', { type: 'string' }),
  link: field('link', { type: 'string' }),
  startedAt: field('startedAt', {
    type: 'string',
    description: { en: 'Time, ISO 8601.', ru: 'Время, ISO 8601.' },
  }),
  date: field('startedAt', {
    type: 'string',
    description: { en: 'Same as startedAt.', ru: 'То же, что startedAt.' },
  }),
});

const unreadNotifications = responseObject({
  count: field('count', { type: 'integer' }),
  items: listField('items', notification),
});

const pushSubscription = responseObject({
  token: field('token', { type: 'string' }),
  expiresAt: field('expiresAt', { type: 'string' }),
});

/** Routes for in-app and push notifications. */
export const notificationRoutes: RestRoute[] = [
  {
    methods: ['GET'],
    path: '/system-notifications/get',
    tag: 'people',
    summary: { en: 'Notifications', ru: 'Уведомления' },
    description: { en: 'Unread notifications, newest first.', ru: 'Непрочитанные, сначала новые.' },
    parameters: noParameters,
    operation: `query { notifications { ${unreadNotifications.selection} } }`,
    shape: (data) => unreadNotifications.present(data['notifications']),
    responseSchema: unreadNotifications.schema,
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
    operation: `mutation ($id: Int!) { markNotificationRead(id: $id) { ${unreadNotifications.selection} } }`,
    shape: (data) => unreadNotifications.present(data['markNotificationRead']),
    responseSchema: unreadNotifications.schema,
  },
  {
    methods: ['POST'],
    path: '/system-notifications/mark-all-read',
    tag: 'people',
    summary: { en: 'Mark all as read', ru: 'Отметить все прочитанными' },
    description: { en: 'Returns an empty list.', ru: 'В ответе – пустой список.' },
    parameters: noParameters,
    operation: `mutation { markAllNotificationsRead { ${unreadNotifications.selection} } }`,
    shape: (data) => unreadNotifications.present(data['markAllNotificationsRead']),
    responseSchema: unreadNotifications.schema,
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
      enablePush(subscription: { endpoint: $endpoint, p256dh: $p256dh, auth: $auth }) { ${pushSubscription.selection} }
    }`,
    shape: (data) => pushSubscription.present(data['enablePush']),
    responseSchema: pushSubscription.schema,
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

function secretParameter(variable: string, description: Localised) {
  return inBody(text(), { variable, description });
}
