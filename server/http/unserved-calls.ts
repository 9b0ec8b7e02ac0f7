import type { FastifyInstance } from 'fastify';
import type { CountedCall } from '../modules/usage/usage.service.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request counted in the day's limit of calls. */
    counted: CountedCall | undefined;
  }
}

/** At overload, or while a store is away: the sender is asked to come again. */
const comeAgain = 503;

/** Takes calls out of the day's limit for which the server did nothing, before they are told so. */
export function giveBackUnservedCalls(app: FastifyInstance): void {
  app.decorateRequest('counted');
  app.addHook('onSend', async ({ counted }, { statusCode }, payload) => {
    if (statusCode === comeAgain) await counted?.giveBack();
    return payload;
  });
}
