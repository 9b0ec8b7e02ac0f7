import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Destroys a response whose client reads nothing for this time, because it occupies a slot. Slow clients that make
 * progress are unaffected.
 */
export function enforceResponseIdleTimeout(app: FastifyInstance, idleMs: number): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (payload instanceof Readable) {
      const { raw } = reply;
      // The socket timeout fires without traffic in either direction. Only pending output means that the client is
      // stuck.
      raw.setTimeout(idleMs, () => {
        if (!raw.writableNeedDrain && raw.writableLength === 0) return;
        request.log.warn({ idleMs }, 'a reader took nothing any more');
        raw.destroy();
      });
    }
    done(null, payload);
  });
}
