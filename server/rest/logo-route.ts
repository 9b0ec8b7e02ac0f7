import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { ContextFactory } from '../http/create-context.js';
import type { LogoService } from '../modules/accounts/logo.service.js';
import { personOf } from '../request/visitor.js';

interface LogoParts {
  contextFor: ContextFactory;
  logos: LogoService;
}

/** Logos as pictures, for the person whose it is and the colleagues. A stream beside GraphQL, which answers no bytes. */
export function addLogoRoute(app: FastifyInstance, { contextFor, logos }: LogoParts): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { visitor } = await contextFor(request, reply);
    const png = await logos.picture(personOf(visitor), accountIdOf(request));
    return reply
      .headers({
        'cache-control': 'private, max-age=300',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'content-disposition': 'inline; filename="logo.png"',
        'x-content-type-options': 'nosniff',
      })
      .type('image/png')
      .send(png);
  };
  for (const url of ['/panel/logo/:accountId', '/api/panel/logo/:accountId']) app.get(url, send);
}

function accountIdOf({ params }: FastifyRequest): number {
  const { accountId } = params as { accountId: string };
  if (!/^[1-9]\d{0,8}$/.test(accountId)) throw new AppError(ErrorCode.NotFound);
  return Number(accountId);
}
