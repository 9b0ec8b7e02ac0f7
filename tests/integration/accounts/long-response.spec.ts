import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { closeOnSessionEnd } from '../../../server/http/connections/close-on-session-end.js';
import { SessionService } from '../../../server/modules/accounts/session.service.js';
import { PlanCatalog } from '../../../server/modules/plans/plan-catalog.js';
import { createUser, startSession } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';

const interval = 20;

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

/** An endless file, similar to a file with many rows. */
async function* lines(): AsyncGenerator<string> {
  for (;;) {
    yield 'word;volume\n';
    await pause(5);
  }
}

/** Starts a server that streams the endless file to a session. Returns the response and the stream. */
async function startSending(sessionId: number | null) {
  const { postgres } = app.stores;
  const sessions = new SessionService(
    postgres,
    () => new Date(),
    app.stores.config,
    new PlanCatalog(postgres),
  );
  const server = fastify();
  const file = Readable.from(lines());
  server.get('/', (_request, reply) => {
    closeOnSessionEnd(reply, { sessionId }, sessions, interval);
    return reply.send(file);
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(url);
  const reader = response.body?.getReader();
  if (!reader) throw new Error('the answer has no body');
  return { file, reader, close: () => (reader.cancel().catch(() => undefined), server.close()) };
}

async function findLiveSession(accountId: number): Promise<number> {
  const [row]: { id: string }[] = await app.stores.postgres.query(
    'SELECT id FROM session WHERE account_id = $1 AND ended_at IS NULL',
    [accountId],
  );
  return Number(row?.id);
}

describe('a long response', () => {
  it('ends when its session is replaced and releases its source', async () => {
    const user = await createUser(app, { kind: 'pro' });
    const { file, reader, close } = await startSending(await findLiveSession(user.id));
    expect((await reader.read()).done).toBe(false);
    await pause(interval * 4);
    expect(file.destroyed).toBe(false);
    const closed = once(file, 'close');
    await startSession(app.stores.postgres, user.id, new Date());
    await expect(
      (async () => {
        while (!(await reader.read()).done);
      })(),
    ).rejects.toThrow();
    await closed;
    await close();
  });

  it('continues for a script, which has no session', async () => {
    const { file, reader, close } = await startSending(null);
    await pause(interval * 3);
    expect([(await reader.read()).done, file.destroyed]).toEqual([false, false]);
    await close();
  });
});
