import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Time in which a body must have come, in milliseconds. Files may take any time, as long as they come at all. */
const bodyMs = 60_000;

/** Of a body with files: how often it is looked at, and what must have come since, in milliseconds and bytes. */
const lookMs = 30_000;
const leastBytes = 16 * 1024;

/** Cuts off whoever sends a body so slowly that it only holds a connection. */
export function endForSlowBodies(app: FastifyInstance): void {
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
  let before = socket.bytesRead;
  const timer = setInterval(
    () => {
      if (raw.complete || raw.destroyed) return clearInterval(timer);
      const came = socket.bytesRead - before;
      before = socket.bytesRead;
      if (hasFiles && came >= leastBytes) return;
      log.warn({ came }, 'a body came too slowly');
      clearInterval(timer);
      raw.destroy();
    },
    hasFiles ? lookMs : bodyMs,
  );
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}
