import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Has the end of a server not wait for connections over which nobody has said anything. Browsers open some ahead, and Node.js
 * takes them for requests under way until the time for their headers is over.
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
