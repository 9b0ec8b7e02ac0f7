import type { FastifyReply } from 'fastify';
import type { SessionService } from '../../modules/accounts/session.service.js';
import type { Visitor } from '../../request/visitor.js';
import { onResponseClosed } from './response-closed.js';

const defaultIntervalMs = 5000;

/** Terminates a long download when its session ends, so that a logged-out browser receives no more data. */
export function closeOnSessionEnd(
  reply: FastifyReply,
  { sessionId }: Pick<Visitor, 'sessionId'>,
  sessions: Pick<SessionService, 'isActive'>,
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
