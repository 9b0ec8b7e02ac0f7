import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes unused connections on shutdown. Browsers open some in advance, and Node.js would wait for their headers
 * until the timeout.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
}
