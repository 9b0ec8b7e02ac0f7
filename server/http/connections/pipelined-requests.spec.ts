import { once } from 'node:events';
import { connect } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitPipelinedRequests, maxUnansweredRequests } from './pipelined-requests.js';

let app: FastifyInstance;
let handled = 0;

beforeEach(async () => {
  handled = 0;
  app = fastify({ forceCloseConnections: true, http: { requireHostHeader: false } });
  app.get('/', async () => {
    handled += 1;
    await new Promise((resolve) => setImmediate(resolve));
    return 'done';
  });
  limitPipelinedRequests(app.server);
  await app.listen({ port: 0 });
});
afterEach(() => app.close());

interface ChunkOptions {
  /** Header lines. */
  headers?: string;
  status?: number;
}

/** Sends requests in one chunk and counts the responses until the connection ends or all have arrived. */
async function countResponses(
  requests: number,
  { headers = 'Host: a.example\r\n', status = 200 }: ChunkOptions = {},
): Promise<number> {
  const responseStart = `HTTP/1.1 ${status}`;
  const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  const ended = new Promise<void>((resolve) => {
    socket.on('close', resolve);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      text += String(chunk);
      if (text.split(responseStart).length > requests) resolve();
    });
  });
  socket.write(`GET / HTTP/1.1\r\n${headers}\r\n`.repeat(requests));
  await ended;
  socket.destroy();
  return text.split(responseStart).length - 1;
}

it('answers a few pipelined requests', async () => {
  expect(await countResponses(maxUnansweredRequests)).toBe(maxUnansweredRequests);
});

it('closes a connection with thousands of them and continues to serve others', async () => {
  expect(await countResponses(5000)).toBeLessThanOrEqual(maxUnansweredRequests);
  expect(handled).toBeLessThanOrEqual(maxUnansweredRequests);
  expect(await countResponses(1)).toBe(1);
});

it('parses no further requests of a chunk after the limit', async () => {
  let parsed = 0;
  app.server.on('request', () => (parsed += 1));
  await countResponses(5000);
  expect(parsed).toBe(maxUnansweredRequests + 1);
});

it.each([
  ['an unknown expectation', { headers: 'Host: a.example\r\nExpect: x\r\n', status: 417 }],
  ['no host', { headers: '', status: 400 }],
])('closes a connection after a request with %s', async (_name, chunk) => {
  let parsed = 0;
  for (const event of ['request', 'checkExpectation']) app.server.on(event, () => (parsed += 1));
  expect(await countResponses(1, chunk)).toBe(1);
  expect(await countResponses(5000, chunk)).toBe(1);
  expect([handled, parsed]).toEqual([0, 2]);
});

it('answers any number of requests one after the other', async () => {
  const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  for (let request = 0; request < 3 * maxUnansweredRequests; request += 1) {
    socket.write('GET / HTTP/1.1\r\nHost: a.example\r\n\r\n');
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    expect(String(chunk)).toContain('HTTP/1.1 200');
  }
  socket.destroy();
});
