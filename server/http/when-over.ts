import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

/** What is to be called when a connection ends; one listener for all of its requests. */
const endings = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back once when an answer is over, or its connection: of a request whose caller went away while another one before it was
 * still being answered, or before anybody listened, the answer tells no end.
 */
export function whenOver(reply: FastifyReply, callback: () => void): void {
  const { socket } = reply.request.raw;
  if (socket.destroyed) {
    callback();
    return;
  }
  const ofSocket = endings.get(socket) ?? listenTo(socket);
  const over = () => {
    if (!ofSocket.delete(over)) return;
    reply.raw.off('close', over);
    callback();
  };
  ofSocket.add(over);
  reply.raw.once('close', over);
}

function listenTo(socket: Socket): Set<() => void> {
  const callbacks = new Set<() => void>();
  endings.set(socket, callbacks);
  socket.once('close', () => {
    for (const callback of callbacks) callback();
  });
  return callbacks;
}
