import type { FastifyInstance } from 'fastify';
import type { CountedRequest } from '../../modules/usage/usage.service.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Quota event of the request. */
    countedRequest: CountedRequest | undefined;
  }
}

/** Overload or an unavailable store: the client should retry. */
const unavailableStatus = 503;

/** Refunds the daily API quota of requests that fail with 503, before the response is sent. */
export function refundFailedRequests(app: FastifyInstance): void {
  app.decorateRequest('countedRequest');
  app.addHook('onSend', async ({ countedRequest }, { statusCode }, payload) => {
    if (statusCode === unavailableStatus) await countedRequest?.refund();
    return payload;
  });
}
