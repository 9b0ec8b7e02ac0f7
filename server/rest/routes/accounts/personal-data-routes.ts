import { z } from 'zod';
import { accountRoutes } from '../../../contract/accounts/account-routes.js';
import {
  assertAdministrator,
  assertBrowser,
  assertRecentLogin,
} from '../../../request/administrator-access.js';
import { requireUser } from '../../../request/visitor.js';
import { fileRoute, type FileServices, type RestRoute } from '../../definition/rest-route.js';
import { integer } from '../../parameters/parameter-kinds.js';
import { inPath, noParameters } from '../../parameters/rest-parameters.js';
import { contentDisposition } from '../../responses/export-response.js';
import type { FastifyReply } from 'fastify';
import type { AuthenticatedUser } from '../../../request/visitor.js';

const responseSchema = {
  type: 'string',
  format: 'binary',
  description: {
    en: 'ZIP archive with `data.json` and a CSV file per table.',
    ru: 'Архив ZIP с файлом `data.json` и файлом CSV на каждую таблицу.',
  },
} as const;

const types = ['application/zip'];

/** Copies of personal data: for the user, and for administrators on request of a user. */
export const personalDataRoutes: readonly RestRoute[] = [
  fileRoute({
    methods: ['GET'],
    path: '/panel/data-copy',
    tag: 'people',
    summary: { en: 'Copy of your data', ru: 'Копия ваших данных' },
    description: {
      en: 'The data of the account as JSON and CSV in a ZIP archive, without secrets. Needs a log-in; an API token is rejected.',
      ru: 'Данные аккаунта в JSON и CSV в архиве ZIP, без секретов. Нужен вход, API-токен не подходит.',
    },
    parameters: noParameters,
    responseSchema,
    file: {
      types,
      page: { route: accountRoutes.panel, title: { en: 'Account', ru: 'Аккаунт' } },
      respond: ({ context, reply, services }) => {
        const user = requireUser(context.visitor);
        assertBrowser(user);
        return sendCopy(reply, services, user, user.account.id);
      },
    },
  }),
  fileRoute({
    methods: ['GET'],
    path: '/panel/data-copy/{id}',
    tag: 'people',
    summary: { en: 'Copy of the data of an account', ru: 'Копия данных аккаунта' },
    description: {
      en: 'The data of an account as JSON and CSV in a ZIP archive, for administrators soon after a log-in.',
      ru: 'Данные аккаунта в JSON и CSV в архиве ZIP, для администраторов вскоре после входа.',
    },
    parameters: z.object({
      id: inPath(integer({ to: 2_147_483_647 }), {
        description: { en: 'Number of the account.', ru: 'Номер аккаунта.' },
      }),
    }),
    responseSchema,
    file: {
      types,
      page: { route: accountRoutes.panel, title: { en: 'Account', ru: 'Аккаунт' } },
      respond: ({ values: { id }, context: { visitor }, reply, services }) => {
        assertAdministrator(visitor, ['support'], services.administrators);
        assertBrowser(visitor);
        assertRecentLogin(visitor, services.administrators.now());
        return sendCopy(reply, services, requireUser(visitor), id);
      },
    },
  }),
];

async function sendCopy(
  reply: FastifyReply,
  { personalData }: Pick<FileServices, 'personalData'>,
  user: AuthenticatedUser,
  accountId: number,
): Promise<unknown> {
  const archive = await personalData.createCopy(user, accountId);
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': contentDisposition('attachment', `rivalscope-data-${accountId}.zip`),
      'x-content-type-options': 'nosniff',
    })
    .type('application/zip')
    .send(archive);
}
