import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

/** What is to be called when a connection ends; one listener for all of its requests. */
const callbacksBySocket = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back once when an answer is over, or its connection: of a request whose caller went away while another one before it was
 * still being answered, or before anybody listened, the answer tells no end.
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
