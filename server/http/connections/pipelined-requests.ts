import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and libraries send one request at a time on a connection, and proxies do not pipeline. */
export const maxUnansweredRequests = 20;

/**
 * Closes connections with too many unanswered requests, and those with a request that Node.js would answer itself, with
 * an unknown `Expect` header or without `Host` (with the option `requireHostHeader: false`). Node.js starts all requests of a received chunk in one iteration
 * of the event loop, so a guest could occupy the server with thousands of pipelined requests.
 */
export function limitPipelinedRequests(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  const unanswered = new WeakMap<Socket, number>();
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!admit(request, response)) return;
    const isHostMissing = request.headers.host === undefined && request.httpVersion === '1.1';
    if (isHostMissing) return reject(request, response, 400);
    for (const listener of listeners) listener.call(server, request, response);
  });
  // Values of `Expect` other than `100-continue`.
  server.on('checkExpectation', (request, response) => {
    if (admit(request, response)) reject(request, response, 417);
  });

  /** Counts a request, or closes its connection. */
  function admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (socket.destroyed) return false;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > maxUnansweredRequests) {
      stopParser(socket);
      socket.destroy();
      return false;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return true;
  }
}

/** Answers the request and closes the connection. */
function reject({ socket }: IncomingMessage, response: ServerResponse, status: number): void {
  stopParser(socket);
  response.writeHead(status, { connection: 'close' }).end();
}

/** Result of a parser callback that ends the parsing, as for an upgrade of the connection. */
const upgradeResult = 2;

/**
 * Skips the remaining requests of the received chunk, which would take more time than all other ones. Node.js has no
 * public interface for it. Without the property, the requests are emitted and ignored.
 */
function stopParser(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming?: () => number } };
  if (parser?.onIncoming) parser.onIncoming = () => upgradeResult;
}
