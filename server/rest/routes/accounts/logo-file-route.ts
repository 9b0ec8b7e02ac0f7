import { z } from 'zod';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { requireUser } from '../../../request/visitor.js';
import { text } from '../../parameters/parameter-kinds.js';
import { inPath } from '../../parameters/rest-parameters.js';
import { fileRoute } from '../../definition/rest-route.js';

/** Route of the logo image, available to its owner and their team. */
export const logoFileRoute = fileRoute({
  methods: ['GET'],
  path: '/panel/logo/{accountId}',
  tag: 'people',
  summary: { en: 'Logo image', ru: 'Картинка логотипа' },
  description: {
    en: 'Logo of an account. Available to its owner and team members; 404 for others.',
    ru: 'Логотип аккаунта, для его владельца и участников; всем остальным – 404.',
  },
  parameters: z.object({
    accountId: inPath(text(), { description: { en: 'Id of the account.', ru: 'Номер аккаунта.' } }),
  }),
  responseSchema: {
    type: 'string',
    format: 'binary',
    description: { en: 'PNG image.', ru: 'Картинка PNG.' },
  },
  file: {
    types: ['image/png'],
    respond: async ({ values, context, reply, services }) => {
      const png = await services.logos.findImage(
        requireUser(context.visitor),
        parseAccountId(values.accountId),
      );
      return reply
        .headers({
          'cache-control': 'private, max-age=300',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'content-disposition': 'inline; filename="logo.png"',
          'x-content-type-options': 'nosniff',
        })
        .type('image/png')
        .send(png);
    },
  },
});

/** Parses an account id. Throws NotFound for an invalid one. */
function parseAccountId(accountId: string): number {
  if (!/^[1-9]\d{0,8}$/.test(accountId)) {
    throw new AppError(ErrorCode.NotFound);
  }
  return Number(accountId);
}
