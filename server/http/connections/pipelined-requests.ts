import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and libraries send one request at a time on a connection, and proxies do not pipeline. */
export const maxUnansweredRequests = 20;

/**
 * Closes connections with too many unanswered requests. Node.js starts all requests of a received chunk in one iteration
 * of the event loop, so a guest could occupy the server with thousands of pipelined requests.
 */
export function limitPipelinedRequests(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  const unanswered = new WeakMap<Socket, number>();
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    // The parser emits the remaining requests of the chunk.
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > maxUnansweredRequests) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    for (const listener of listeners) listener.call(server, request, response);
  });
}
