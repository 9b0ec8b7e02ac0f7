import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enterScope, type RequestScope } from '../../request/request-scope.js';
import { languageCookie } from '../../contract/language/language-cookie.js';
import type { Config } from '../../config/config.js';
import { readPreferenceCookie } from '../security/base-cookie.js';
import { negotiateLanguage } from '../context/language.js';
import type { Metrics } from '../monitoring/metrics.js';
import type { ServedHosts } from '../security/served-hosts.js';
import { redactUrl } from '../logging/redact.js';
import { onResponseClosed } from '../connections/response-closed.js';
import { isPublicApiCall } from '../../request/public-api-call.js';

/** Limit for abort listeners, as a request may run many queries. */
const maxAbortListeners = 200;

declare module 'fastify' {
  interface FastifyRequest {
    scope: RequestScope;
    /**
     * Aborted when the client disconnects before the response is complete. `request.signal` may abort once the body
     * has been read.
     */
    clientAbortSignal: AbortSignal;
  }
}

/** Request id of the client if it is well-formed, else a new one. */
export function getRequestId(request: IncomingMessage): string {
  const requestIdHeader = request.headers['x-request-id'];
  return typeof requestIdHeader === 'string' && /^[\w-]{8,64}$/.test(requestIdHeader)
    ? requestIdHeader
    : randomUUID();
}

/** Registers the hooks for every request: scope, request id, Server-Timing, log and metrics. */
export function addRequestHooks(
  app: FastifyInstance,
  metrics: Metrics,
  hosts: ServedHosts,
  { restLanguage }: Pick<Config, 'restLanguage'>,
): void {
  app.decorateRequest('scope');
  app.decorateRequest('clientAbortSignal');
  app.addHook('onRequest', (request, reply, done) => {
    request.scope = {
      requestId: request.id,
      language: negotiateLanguage(
        readPreferenceCookie(request.cookies, languageCookie),
        request.headers['accept-language'],
        isPublicApiCall(request) ? restLanguage : undefined,
      ),
      storeMs: 0,
      storeQueries: 0,
    };
    request.clientAbortSignal = createClientAbortSignal(reply);
    void reply.header('x-request-id', request.id);
    enterScope(request.scope, done);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    hosts.check(request);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const { storeMs, storeQueries } = request.scope;
    if (storeQueries > 0) {
      void reply.header('server-timing', `store;dur=${storeMs.toFixed(2)};desc="${storeQueries}"`);
    }
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.observe(request, reply);
    logResponse(request, reply);
    done();
  });
}

function createClientAbortSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  setMaxListeners(maxAbortListeners, controller.signal);
  onResponseClosed(reply, () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** A page loads about twenty assets, so successful ones are logged at debug level. */
function logResponse(request: FastifyRequest, reply: FastifyReply): void {
  const level = request.url.startsWith('/assets/') && reply.statusCode < 400 ? 'debug' : 'info';
  request.log[level](
    {
      method: request.method,
      url: redactUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      storeMs: Math.round(request.scope.storeMs * 10) / 10,
    },
    'answered',
  );
}
