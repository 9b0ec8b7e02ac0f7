import type { Logger } from 'pino';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { logSecurityEvent } from '../../errors/security-event.js';
import { presentError, type PresentedError } from '../../errors/present-error.js';
import { isApiPath, isRestPath, wantsPage } from '../pages/navigation.js';
import { OperationError } from './operation-error.js';
import { findPageId } from '../pages/page-paths.js';
import type { PageRenderer } from '../pages/page.js';
import type { ErrorPages } from './error-pages.js';
import { isLoggedStreamError } from '../hooks/log-failed-streams.js';
import { isPublicApiCall } from '../../request/public-api-call.js';

/** Default `Retry-After` by status: a result in progress, a limit of concurrent tasks, an unavailable store. */
const defaultRetryAfterSeconds: Readonly<Record<number, number>> = { 202: 1, 429: 10, 503: 5 };

const hostNotServedCode: string = ErrorCode.HostNotServed;

/** Registers the handlers for errors and unknown URLs. */
export function addErrorHandlers(
  app: FastifyInstance,
  page: PageRenderer,
  errorPages: ErrorPages,
  log: Logger,
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Apollo has logged the errors of operations. Here no account is identified yet.
    logSecurityEvent(log, error, { address: request.ip, accountId: null, requestId: request.id });
    return sendError(error, request, reply, errorPages);
  });
  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request;
    if (!isApiPath(url) && (method === 'GET' || method === 'HEAD') && (wantsPage(request) || url === '/')) {
      return page.send(request, reply);
    }
    if (!isApiPath(url) && findPageId(url) !== undefined && method !== 'GET' && method !== 'HEAD') {
      void reply.header('allow', 'GET, HEAD');
      return sendError(new AppError(ErrorCode.MethodNotAllowed, { method }), request, reply, errorPages);
    }
    return sendError(new AppError(ErrorCode.NotFound), request, reply, errorPages);
  });
}

/** Responds with an error in the format of the API that was called, or with a page for browsers. */
function sendError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  errorPages: ErrorPages,
): FastifyReply {
  const { status, code, message, field, retryAfter } = describeError(thrown, request);
  const seconds = retryAfter ?? defaultRetryAfterSeconds[status];
  if (seconds !== undefined) void reply.header('retry-after', seconds);
  // Requests under a foreign host name and REST calls get JSON. A navigation to /graphql gets a page, because it
  // opens the playground.
  if (wantsPage(request) && code !== hostNotServedCode && !isRestPath(request.url)) {
    return errorPages.send(request, reply, { status, code, message });
  }
  const requestId = request.id;
  const body = request.url.startsWith('/graphql')
    ? { errors: [{ message, extensions: { code, field, retryAfter, requestId } }] }
    : isPublicApiCall(request)
      ? { message, code: status, error: code, field, retry_after: seconds, requestId }
      : { message, code, field, requestId };
  void reply.header('cache-control', 'private, no-store');
  // A compressed stream that failed before its first byte has set it.
  void reply.removeHeader('content-encoding');
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

function describeError(
  thrown: unknown,
  request: FastifyRequest,
): Omit<PresentedError, 'code' | 'isInternal'> & { code: string } {
  if (thrown instanceof OperationError) return thrown;
  const presented = presentError(addSizeLimit(thrown, request), request.scope?.language ?? 'en');
  if (isPrematureClose(thrown)) {
    request.log.info('the client closed the connection before the response ended');
  } else if (presented.isInternal && !isLoggedStreamError(thrown)) {
    request.log.error({ err: thrown }, 'a request failed');
  }
  return presented;
}

/** Whether a response stream failed because the client closed the connection. */
function isPrematureClose(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Adds the exceeded limit to an error about the body size. */
function addSizeLimit(thrown: unknown, request: FastifyRequest): unknown {
  const isTooLarge = thrown instanceof Error && 'statusCode' in thrown && thrown.statusCode === 413;
  if (!isTooLarge) return thrown;
  const { bodyLimit } = request.routeOptions;
  return new AppError(ErrorCode.TooLarge, { limit: `${Math.round(bodyLimit / 1024)} KB` });
}
