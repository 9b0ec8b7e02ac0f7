import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

/** Callbacks by socket. Requests of a connection share one listener. */
const callbacksBySocket = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back once when the response or its connection closes.
 * The response itself emits no `close` if the client disconnects while an earlier pipelined request is running.
 */
export function onResponseClosed(reply: FastifyReply, callback: () => void): void {
  const { socket } = reply.request.raw;
  if (socket.destroyed) {
    callback();
    return;
  }
  const callbacks = callbacksBySocket.get(socket) ?? watchSocket(socket);
  const callOnce = () => {
    if (!callbacks.delete(callOnce)) return;
    reply.raw.off('close', callOnce);
    callback();
  };
  callbacks.add(callOnce);
  reply.raw.once('close', callOnce);
}

function watchSocket(socket: Socket): Set<() => void> {
  const callbacks = new Set<() => void>();
  callbacksBySocket.set(socket, callbacks);
  socket.once('close', () => {
    for (const callback of callbacks) callback();
  });
  return callbacks;
}
