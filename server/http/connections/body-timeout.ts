import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Timeout of a request body. File uploads have no total timeout, only a minimum rate. */
const bodyTimeoutMs = 60_000;

/** Minimum progress of a file upload: this many bytes within each interval. */
const fileProgressIntervalMs = 30_000;
const minBytesPerInterval = 16 * 1024;

/** Destroys requests whose body arrives too slowly, as in a slow POST attack. */
export function enforceBodyTimeout(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) watchBodyProgress(request, reply);
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watchBodyProgress(
  { raw, routeOptions: { config }, headers, log }: FastifyRequest,
  { raw: response }: FastifyReply,
): void {
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
      // A client may stop sending after the response, for example after 413.
      if (!response.writableEnded) log.warn({ receivedBytes }, 'a body came too slowly');
      clearInterval(timer);
      raw.destroy();
    },
    hasFiles ? fileProgressIntervalMs : bodyTimeoutMs,
  );
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}
