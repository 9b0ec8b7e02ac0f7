import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Ends an answer whose reader takes nothing of it for so long: it holds a place that others wait for. The query behind it is
 * cancelled, as with any reader who leaves. A reader who is slow but goes on is not touched, nor one who waits for the store.
 */
export function enforceResponseIdleTimeout(app: FastifyInstance, idleMs: number): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (payload instanceof Readable) {
      const { raw } = reply;
      // The socket tells that nothing went either way, not even a part of what waits to be sent.
      raw.setTimeout(idleMs, () => {
        if (!raw.writableNeedDrain && raw.writableLength === 0) return;
        request.log.warn({ idleMs }, 'a reader took nothing any more');
        raw.destroy();
      });
    }
    done(null, payload);
  });
}
