import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Time in which a body must have come, in milliseconds. Files may take any time, as long as they come at all. */
const bodyTimeoutMs = 60_000;

/** Of a body with files: how often it is looked at, and what must have come since, in milliseconds and bytes. */
const fileProgressIntervalMs = 30_000;
const minBytesPerInterval = 16 * 1024;

/** Cuts off whoever sends a body so slowly that it only holds a connection. */
export function enforceBodyTimeout(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watch(request);
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watch({ raw, routeOptions: { config }, headers, log }: FastifyRequest): void {
  const hasFiles =
    (config.multipart === 'graphql' || config.multipart === 'page') &&
    /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  const { socket } = raw;
  let previousBytesRead = socket.bytesRead;
  const timer = setInterval(
    () => {
      if (raw.complete || raw.destroyed) return clearInterval(timer);
      const receivedBytes = socket.bytesRead - previousBytesRead;
      previousBytesRead = socket.bytesRead;
      if (hasFiles && receivedBytes >= minBytesPerInterval) return;
      log.warn({ came: receivedBytes }, 'a body came too slowly');
      clearInterval(timer);
      raw.destroy();
    },
    hasFiles ? fileProgressIntervalMs : bodyTimeoutMs,
  );
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}
