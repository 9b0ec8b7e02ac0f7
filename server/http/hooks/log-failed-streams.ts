import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { presentError } from '../../errors/present-error.js';
import { redactUrl } from '../logging/redact.js';

/** Errors of response streams that are in the log already. */
const loggedErrors = new WeakSet<Error>();

/**
 * Logs a response whose stream fails, once, with its call and cause. After the first byte Fastify destroys the
 * connection, so the client never takes the response for complete. It logs nothing, because request logging is off.
 */
export function logFailedStreams(app: FastifyInstance): void {
  // Runs before the compression, so it sees the failure of the source first.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (payload instanceof Readable) payload.once('error', (error) => logFailure(error, request, reply));
    done(null, payload);
  });
}

/** Whether an error was logged as the failure of a response stream. */
export function isLoggedStreamError(error: unknown): boolean {
  return error instanceof Error && loggedErrors.has(error);
}

function logFailure(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  // The compression would log the error a second time, without the call.
  reply.log = request.log.child({}, { level: 'silent' });
  if (request.clientAbortSignal.aborted) return;
  loggedErrors.add(error);
  const level = presentError(error, 'en').isInternal ? 'error' : 'warn';
  request.log[level](
    { err: error, method: request.method, url: redactUrl(request.url) },
    'a response failed while it was streamed',
  );
}
