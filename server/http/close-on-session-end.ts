import type { FastifyReply } from 'fastify';
import type { SessionService } from '../modules/accounts/session.service.js';
import type { Visitor } from '../request/visitor.js';
import { onResponseClosed } from './response-closed.js';

/** How often it is looked whether the session of a long answer lives, in milliseconds. */
const defaultIntervalMs = 5000;

/**
 * Breaks a long answer off, as a file of many rows is, once the session that asked for it is over: a browser that was logged
 * out is given nothing more. What breaks off is cancelled in the stores as if the reader had gone away.
 */
export function closeOnSessionEnd(
  reply: FastifyReply,
  { sessionId }: Pick<Visitor, 'sessionId'>,
  sessions: Pick<SessionService, 'isLive'>,
  intervalMs = defaultIntervalMs,
): void {
  if (sessionId === null) return;
  const timer = setInterval(() => {
    sessions.isActive(sessionId).then(
      (isLive) => (isLive ? undefined : reply.raw.destroy()),
      (error: unknown) => reply.log.warn({ err: error }, 'the session of a long answer was not looked up'),
    );
  }, intervalMs);
  onResponseClosed(reply, () => clearInterval(timer));
}
