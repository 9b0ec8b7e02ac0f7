import type { FastifyInstance } from 'fastify';
import type { CountedCall } from '../modules/usage/usage.service.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request counted in the day's limit of calls. */
    countedRequest: CountedCall | undefined;
  }
}

/** At overload, or while a store is away: the sender is asked to come again. */
const unavailableStatus = 503;

/** Takes calls out of the day's limit for which the server did nothing, before they are told so. */
export function refundFailedRequests(app: FastifyInstance): void {
  app.decorateRequest('countedRequest');
  app.addHook('onSend', async ({ countedRequest }, { statusCode }, payload) => {
    if (statusCode === unavailableStatus) await countedRequest?.giveBack();
    return payload;
  });
}
