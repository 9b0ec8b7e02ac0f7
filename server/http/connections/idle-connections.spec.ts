import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { closeIdleConnections } from './idle-connections.js';

describe('closeIdleConnections', () => {
  it('closes connections that have not sent anything', async () => {
    const app = fastify({ forceCloseConnections: 'idle', http: { headersTimeout: 120_000 } });
    closeIdleConnections(app);
    const accepted = once(app.server, 'connection');
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const silent = connect(Number(port), '127.0.0.1').resume();
    const closed = once(silent, 'close');
    await accepted;
    await app.close();
    await closed;
    expect(silent.bytesWritten).toBe(0);
  });
});
